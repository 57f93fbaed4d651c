import Foundation
import Testing
import UIKit
import UIKitHost

/// What goes along the responder chain, and what travels in values.
@MainActor @Suite(.serialized) struct IndependentResponderTests {
  private final class Listener: UIViewController {
    var heard: [String] = []
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard.append("press")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      heard.append("motion")
    }
  }

  @Test func pressesAndMotionGoUpTheChain() {
    let screen = Listener()
    let view = UIView()
    screen.view.addSubview(view)
    view.pressesBegan([], with: nil)
    view.motionEnded(.motionShake, with: nil)
    #expect(screen.heard == ["press", "motion"])
    #expect(view.keyCommands == nil)
  }

  @Test func geometryTravelsInValues() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgVector: CGVector(dx: 7, dy: 8)).cgVectorValue == CGVector(dx: 7, dy: 8))
  }

  @Test(arguments: [true, false])
  func anAnimatorTakesTouchesFromItsViewsIfTold(allowed: Bool) {
    let canvas = Canvas()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    canvas.view.addSubview(view)
    canvas.host.advance(by: 0.1)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    animator.isUserInteractionEnabled = allowed
    animator.startAnimation()
    canvas.host.advance(by: 0.3)
    #expect((canvas.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view) == allowed)
    canvas.host.advance(by: 1)
    #expect(canvas.view.hitTest(CGPoint(x: 50, y: 50), with: nil) === view)
  }

  /// Notes the way gone when it is asked.
  private final class Asker: NSObject, UIGestureRecognizerDelegate {
    var translation: CGPoint?
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      translation = (gestureRecognizer as? UIPanGestureRecognizer)?.translation(
        in: gestureRecognizer.view)
      return true
    }
  }

  @Test func aPanAskedWhetherItMayBeginKnowsItsTranslation() {
    let canvas = Canvas()
    let pan = UIPanGestureRecognizer()
    let asker = Asker()
    pan.delegate = asker
    canvas.view.addGestureRecognizer(pan)
    canvas.host.touch(.began, at: CGPoint(x: 20, y: 20))
    canvas.host.advance(by: 1.0 / 60)
    canvas.host.touch(.moved, at: CGPoint(x: 50, y: 25))
    #expect(asker.translation == CGPoint(x: 30, y: 5))
  }
}
