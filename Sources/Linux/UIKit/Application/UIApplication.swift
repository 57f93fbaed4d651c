import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")

  var state = State.active

  open class var shared: UIApplication { HostRuntime.current.application }

  open var applicationState: UIApplication.State { state }
  open var keyWindow: UIWindow? { HostRuntime.current.scene.keyWindow }

  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  /// Apple: without a target the action goes up the responder chain, from the first responder or
  /// the sender.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let start = keyWindow?.firstResponder ?? (sender as? UIResponder)
    guard
      let receiver = target ?? start?.target(forAction: action, withSender: sender)
    else { return false }
    action.perform(on: receiver as AnyObject, with: sender)
    return true
  }
}
