import Testing
import UIKit
import UIKitHost

/// How views are drawn: masks, corners, opacity, and geometry that makes no sense.
@MainActor @Suite(.serialized, .warningsAreRead) struct ViewDrawingTests {
  @Test func aDegenerateTransformDrawsNothing() {
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

  @Test func oddGeometryLeavesTheRestAsItWas() {
    let canvas = Canvas()
    let view = canvas.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    view.layer.cornerRadius = 8
    view.layer.borderWidth = 2
    view.layer.shadowOpacity = 1
    view.clipsToBounds = true
    for frame in [
      CGRect.zero, CGRect(x: 10, y: 10, width: -20, height: -20),
      CGRect(x: 0, y: 0, width: 1e9, height: 1e9), CGRect.null, CGRect.infinite,
    ] {
      view.frame = frame
      canvas.host.advance(by: 0.05)
      _ = canvas.host.frame()
    }
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    canvas.host.advance(by: 0.05)
    #expect(canvas.host.pixel(at: CGPoint(x: 10, y: 10)).red == 255)
  }

  @Test func anEnormousDrawnViewIsShownWhereItIsSeen() {
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

  @Test func alphaOutsideItsRangeIsDrawnAtItsEnds() {
    let canvas = Canvas()
    let host = canvas.host
    let view = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    view.alpha = 3
    host.advance(by: 0.1)
    #expect(host.pixel(at: CGPoint(x: 5, y: 5)).red == 0)
    view.alpha = -1
    host.advance(by: 0.1)
    #expect(host.pixel(at: CGPoint(x: 5, y: 5)).red == 255)
    UIView.animate(withDuration: 0.2) { view.alpha = 5 }
    host.advance(by: 0.5)
    #expect(host.pixel(at: CGPoint(x: 5, y: 5)).red == 0)
  }
}
