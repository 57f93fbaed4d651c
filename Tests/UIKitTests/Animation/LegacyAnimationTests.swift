import Testing
import UIKit
import UIKitHost

/// Animations between `beginAnimations` and `commitAnimations`.
@MainActor @Suite(.serialized) struct LegacyAnimationTests {
  private let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    host.window.addSubview(view)
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
  }

  private var x: CGFloat { view.layer.presentation()?.position.x ?? -1 }

  @Test func whatChangesInBetweenIsAnimated() {
    host.activate()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.center.x = 105
    UIView.commitAnimations()
    view.center.y = 50
    host.advance(by: 0.5)
    #expect(abs(x - 55) < 2)
    #expect(view.layer.presentation()?.position.y == 50)
    host.advance(by: 0.6)
    #expect(x == 105)
  }

  @Test func itTakesAFifthOfASecondUnlessSaidOtherwise() {
    host.activate()
    UIView.beginAnimations("move", context: nil)
    #expect(abs(UIView.inheritedAnimationDuration - 0.2) < 0.001)
    view.center.x = 105
    UIView.commitAnimations()
    #expect(UIView.inheritedAnimationDuration == 0)
    host.advance(by: 0.1)
    #expect(x > 5 && x < 105)
    host.advance(by: 0.2)
    #expect(x == 105)
  }

  @Test func itMayWaitRepeatAndReturn() {
    host.activate()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.2)
    UIView.setAnimationDelay(0.5)
    UIView.setAnimationRepeatCount(2)
    UIView.setAnimationRepeatAutoreverses(true)
    UIView.setAnimationBeginsFromCurrentState(true)
    view.center.x = 105
    UIView.commitAnimations()
    host.advance(by: 0.4)
    #expect(x == 5)
    host.advance(by: 0.5)
    #expect(x < 40)
    host.advance(by: 0.6)
    #expect(x == 105)
    #expect(view.layer.animationKeys() == nil)
  }
}
