import Testing
import UIKit
import UIKitHost

/// Layer time, transactions, delegates, trees and odd geometry.
@MainActor @Suite(.serialized) struct IndependentLayerTimeTests {
  private func bare(_ canvas: Canvas) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    canvas.view.layer.addSublayer(layer)
    canvas.host.advance(by: 0.1)
    return layer
  }

  private func near(_ a: CGFloat?, _ b: CGFloat, _ tolerance: CGFloat = 0.02) -> Bool {
    guard let a else { return false }
    return abs(a - b) <= tolerance
  }

  private func fade(_ from: CGFloat, _ to: CGFloat, _ duration: CFTimeInterval) -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = from
    animation.toValue = to
    animation.duration = duration
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    return animation
  }

  private func opacity(_ layer: CALayer) -> CGFloat? {
    layer.presentation().map { CGFloat($0.opacity) }
  }

  // Time

  @Test func aPausedLayerFreezesItsAnimations() {
    let canvas = Canvas()
    let layer = bare(canvas)
    layer.add(fade(0, 1, 1), forKey: "fade")
    canvas.host.advance(by: 0.25)
    let paused = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = paused
    canvas.host.advance(by: 2)
    #expect(near(opacity(layer), 0.25, 0.05))
    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    canvas.host.advance(by: 0.25)
    #expect(near(opacity(layer), 0.5, 0.05))
  }

  @Test func aParentsSpeedMovesAChildsAnimation() {
    let canvas = Canvas()
    let parent = bare(canvas)
    let child = CALayer()
    parent.addSublayer(child)
    canvas.host.advance(by: 0.1)
    parent.speed = 0
    parent.timeOffset = parent.convertTime(CACurrentMediaTime(), from: nil)
    canvas.host.advance(by: 0.1)
    let start = parent.timeOffset
    child.add(fade(0, 1, 1), forKey: "fade")
    canvas.host.advance(by: 1)
    #expect(near(opacity(child), 0, 0.05))
    parent.timeOffset = start + 0.5
    canvas.host.advance(by: 0.1)
    #expect(near(opacity(child), 0.5, 0.05))
  }

  @Test func timeConvertsBetweenLayersOfDifferentSpeeds() {
    let canvas = Canvas()
    let fast = bare(canvas)
    fast.speed = 2
    canvas.host.advance(by: 0.1)
    let now = CACurrentMediaTime()
    #expect(abs(fast.convertTime(now, from: nil) - 2 * now) < 0.001)
    #expect(abs(fast.convertTime(2 * now, to: nil) - now) < 0.001)
  }

  // Transactions

  @Test func aCompletionWaitsForTheAnimationsOfItsTransaction() {
    let canvas = Canvas()
    let layer = bare(canvas)
    var done = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { done += 1 }
    layer.add(fade(0, 1, 0.5), forKey: "fade")
    CATransaction.commit()
    canvas.host.advance(by: 0.4)
    #expect(done == 0)
    canvas.host.advance(by: 0.2)
    #expect(done == 1)
  }

  @Test func aCompletionWithoutAnimationsComesAtOnce() {
    let canvas = Canvas()
    var done = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { done += 1 }
    CATransaction.commit()
    canvas.host.advance(by: 0.05)
    #expect(done == 1)
  }

  @Test func aCompletionComesWhenTheAnimationIsRemoved() {
    let canvas = Canvas()
    let layer = bare(canvas)
    var done = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { done += 1 }
    layer.add(fade(0, 1, 5), forKey: "fade")
    CATransaction.commit()
    canvas.host.advance(by: 0.1)
    layer.removeAnimation(forKey: "fade")
    canvas.host.advance(by: 0.1)
    #expect(done == 1)
  }

  @Test func aCompletionComesWhenTheLayerLeavesTheTree() {
    let canvas = Canvas()
    let layer = bare(canvas)
    var done = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { done += 1 }
    layer.add(fade(0, 1, 5), forKey: "fade")
    CATransaction.commit()
    canvas.host.advance(by: 0.1)
    layer.removeFromSuperlayer()
    canvas.host.advance(by: 0.1)
    #expect(done == 1)
  }

  @Test func aCompletionThatAnimatesAgainDoesNotHang() {
    let canvas = Canvas()
    let layer = bare(canvas)
    var rounds = 0
    func again() {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        rounds += 1
        if rounds < 500 { again() }
      }
      layer.opacity = 1
      CATransaction.commit()
    }
    again()
    canvas.host.advance(by: 1)
    #expect(rounds > 0)
  }

  @Test func unevenCommitsDoNotTrap() {
    let canvas = Canvas()
    CATransaction.commit()
    CATransaction.begin()
    canvas.host.advance(by: 0.1)
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    canvas.host.advance(by: 0.1)
    CATransaction.commit()
    canvas.host.advance(by: 0.1)
    #expect(view.layer.presentation() != nil)
  }

  // Delegates

  @Test func anAnimationsDelegateHearsStartAndAFinishedStop() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let ear = AnimationEar()
    let animation = fade(0, 1, 0.2)
    animation.delegate = ear
    layer.add(animation, forKey: "fade")
    canvas.host.advance(by: 0.5)
    #expect(ear.words == ["start", "stop true"])
  }

  @Test func aRemovedAnimationStopsUnfinished() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let ear = AnimationEar()
    let animation = fade(0, 1, 2)
    animation.delegate = ear
    layer.add(animation, forKey: "fade")
    canvas.host.advance(by: 0.1)
    layer.removeAllAnimations()
    canvas.host.advance(by: 0.1)
    #expect(ear.words == ["start", "stop false"])
  }

  @Test func anAnimationReplacedUnderItsKeyStopsUnfinished() {
    let canvas = Canvas()
    let layer = bare(canvas)
    let ear = AnimationEar()
    let animation = fade(0, 1, 2)
    animation.delegate = ear
    layer.add(animation, forKey: "fade")
    canvas.host.advance(by: 0.1)
    layer.add(fade(1, 0, 2), forKey: "fade")
    canvas.host.advance(by: 0.1)
    #expect(ear.words == ["start", "stop false"])
  }

  // Trees

  @Test func aLayerAddedTwiceIsOnceInTheTree() {
    let parent = CALayer()
    let child = CALayer()
    parent.addSublayer(child)
    parent.addSublayer(CALayer())
    parent.addSublayer(child)
    #expect(parent.sublayers?.count == 2)
    #expect(parent.sublayers?.last === child)
  }

  @Test func insertingBeyondTheEndAppends() {
    let parent = CALayer()
    let child = CALayer()
    parent.insertSublayer(child, at: 99)
    #expect(child.superlayer === parent)
  }

  @Test func aMaskCutsItsLayer() {
    let canvas = Canvas()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.backgroundColor = UIColor.black.cgColor
    let mask = CALayer()
    mask.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    mask.backgroundColor = UIColor.white.cgColor
    layer.mask = mask
    canvas.view.layer.addSublayer(layer)
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 10, y: 10)).red == 0)
    #expect(canvas.host.pixel(at: CGPoint(x: 30, y: 10)).red == 255)
  }

  @Test func aHigherZPositionIsInFront() {
    let canvas = Canvas()
    let below = canvas.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    _ = canvas.add(CGRect(x: 0, y: 0, width: 20, height: 20), .blue)
    below.layer.zPosition = 1
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 10, y: 10)).red == 255)
  }

  @Test func aDegenerateTransformDrawsNothingAndDoesNotTrap() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    for transform in [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 0, y: 1),
      CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(translationX: .infinity, y: 0),
      CGAffineTransform(scaleX: 1e12, y: 1e12),
    ] {
      view.layer.setAffineTransform(transform)
      canvas.host.advance(by: 0.05)
      _ = canvas.host.frame()
      _ = view.convert(CGPoint(x: 1, y: 1), to: nil)
      _ = canvas.host.window.hitTest(CGPoint(x: 5, y: 5), with: nil)
    }
    view.layer.setAffineTransform(.identity)
    canvas.host.advance(by: 0.05)
    #expect(canvas.host.pixel(at: CGPoint(x: 5, y: 5)).red == 255)
    #expect(canvas.host.pixel(at: CGPoint(x: 50, y: 50)).green == 255)
  }

  @Test func oddGeometryDoesNotTrap() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.layer.shadowOpacity = 1
    view.clipsToBounds = true
    for frame in [
      CGRect.zero, CGRect(x: 10, y: 10, width: -20, height: -20),
      CGRect(x: 0, y: 0, width: 1e9, height: 1e9), CGRect.null, CGRect.infinite,
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10),
    ] where !frame.width.isNaN {
      view.frame = frame
      canvas.host.advance(by: 0.05)
      _ = canvas.host.frame()
    }
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    canvas.host.advance(by: 0.05)
    #expect(canvas.host.pixel(at: CGPoint(x: 10, y: 10)).red == 255)
  }

  @Test func anEnormousDrawnViewDoesNotTrap() {
    final class Drawn: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(rect)
      }
    }
    let canvas = Canvas()
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 100_000, height: 100_000))
    canvas.view.addSubview(view)
    canvas.host.advance(by: 0.05)
    _ = canvas.host.frame()
    view.frame = .zero
    view.setNeedsDisplay()
    canvas.host.advance(by: 0.05)
    _ = canvas.host.frame()
    #expect(canvas.host.pixel(at: CGPoint(x: 50, y: 50)).green == 255)
  }
}
