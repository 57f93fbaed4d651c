import Testing
import UIKitHost

@testable import UIKit

@MainActor @Suite(.warningsAreRead)
struct ViewAnimationTests: DotSuite {
  let dot = Dot()

  /// A mask view is in no window, and animates all the same.
  @Test func aMaskViewAnimatesWhereItMasks() {
    host.activate()
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.backgroundColor = .red
    let mask = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 100))
    mask.backgroundColor = .black
    view.mask = mask
    var finished: Bool?
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      mask.frame.size.width = 100
    } completion: {
      finished = $0
    }
    host.advance(by: 0.5)
    #expect(finished == nil)
    #expect(host.pixel(at: CGPoint(x: 40, y: 50)).red == 255)
    #expect(host.pixel(at: CGPoint(x: 40, y: 50)).green == 0)
    #expect(
      host.pixel(at: CGPoint(x: 80, y: 50)).green == host.pixel(at: CGPoint(x: 150, y: 50)).green)
    #expect(host.pixel(at: CGPoint(x: 80, y: 50)).red == host.pixel(at: CGPoint(x: 150, y: 50)).red)
    host.advance(by: 0.6)
    #expect(finished == true)
    #expect(host.pixel(at: CGPoint(x: 80, y: 50)).red == 255)
  }

  @Test func aViewThatIsAddedAnimatesInTheSameTurn() {
    host.activate()
    let new = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.window.addSubview(new)
    new.alpha = 0
    UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) { new.alpha = 1 }
    host.advance(by: 0.2)
    let shown = new.layer.presentation()?.opacity ?? -1
    #expect((0.4...0.55).contains(shown))
  }

  @Test func aDelayHoldsTheOldValue() {
    host.activate()
    UIView.animate(withDuration: 0.2, delay: 0.5, options: .curveLinear) { view.center.x = 105 }
    host.advance(by: 0.4)
    #expect(shownX == 5)
    host.advance(by: 0.4)
    #expect(shownX == 105)
  }

  @Test func aNegativeDelayIsNone() {
    host.activate()
    var done = 0
    UIView.animate(withDuration: 0.2, delay: -1) {
      view.alpha = 0
    } completion: { _ in
      done += 1
    }
    host.advance(by: 1)
    #expect(done == 1)
    #expect(view.layer.presentation()?.opacity == 0)
  }

  @Test func anAnimatedHidingJumps() {
    host.activate()
    UIView.animate(withDuration: 1) { view.isHidden = true }
    host.advance(by: 0.1)
    #expect(host.pixel(at: CGPoint(x: 5, y: 5)).red == 255)
  }

  @Test func aColorFromNothingArrives() {
    host.activate()
    view.backgroundColor = nil
    host.advance(by: 0.1)
    UIView.animate(withDuration: 0.2) { view.backgroundColor = .red }
    host.advance(by: 0.5)
    UIView.animate(withDuration: 0.2) { view.backgroundColor = nil }
    host.advance(by: 0.5)
    #expect(host.pixel(at: CGPoint(x: 5, y: 5)).green == 255)
  }

  @Test func touchesAreDeafDuringAnAnimationUnlessAllowed() {
    host.activate()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 50, height: 50))
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    host.advance(by: 0.1)
    #expect(host.window.hitTest(CGPoint(x: 5, y: 5), with: nil) !== view)
    host.advance(by: 2)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.alpha = 1 }
    host.advance(by: 0.1)
    #expect(host.window.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }

  @Test func layoutInsideAnAnimationAnimatesTheSubviews() {
    final class Host: UIView {
      let child = UIView()
      override func layoutSubviews() {
        super.layoutSubviews()
        child.frame = CGRect(x: bounds.width - 10, y: 0, width: 10, height: 10)
      }
    }
    host.activate()
    let view = Host(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    view.addSubview(view.child)
    canvas.view.addSubview(view)
    host.advance(by: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.frame.size.width = 120
      view.layoutIfNeeded()
    }
    host.advance(by: 0.5)
    #expect(abs(view.child.shownX - 65) < 3)
  }
}
