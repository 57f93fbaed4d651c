import UIKit
import UIKitHost

@testable import SnapshotNavigation
@testable import UIKit

/// What is wrong with a hostile app's device, beside what its console says.
extension HostileApp {
  /// What must hold at every moment.
  var complaint: String? {
    if let told = books.lazy.compactMap(\.complaint).first { return told }
    if host.runtime.transitions.refused > 0 { return "a transition was completed twice" }
    return faults.first
  }

  /// What must hold as well when nothing is going on.
  func complaintAtRest() async -> String? {
    if let complaint { return complaint }
    await rest()
    for book in books { book.rest() }
    if let complaint { return complaint }
    let counters = host.runtime.transitions
    if counters.started != counters.completed { return "a transition was never completed" }
    let ours = host.window.descendants.filter {
      $0 is TransitionView || $0 is TouchShield || ($0 as? SnapshotView)?.isWaiting == false
    }
    if let view = ours.first { return "a \(type(of: view)) is left in the window" }
    for recognizer in ([host.window] + host.window.descendants).flatMap({
      $0.gestureRecognizers ?? []
    }) where recognizer.state != .possible {
      return "a \(type(of: recognizer)) is \(recognizer.state)"
    }
    for book in books {
      if let stack = book.stack, let complaint = complaint(about: stack) {
        return "\(complaint), on \(stack.topViewController?.title ?? "nothing")"
      }
    }
    return nil
  }

  private func complaint(about stack: HostileController) -> String? {
    let transitions = stack.transitions
    if !transitions.isAtRest || !transitions.waitingCalls.isEmpty || stack.isTransitioning {
      return "it never comes to rest"
    }
    guard let window = stack.viewIfLoaded?.window, let top = stack.topViewController else {
      return nil
    }
    if stack.transitionCoordinator != nil { return "a coordinator is left" }
    if transitions.hasTrail { return "something still trails" }
    if top.viewIfLoaded?.window == nil { return "the top isn't seen" }
    if !stack.arePicturesTrimmed { return "a snapshot of a screen that isn't below the top" }
    if stack.leavesSnapshots(in: window) { return "a snapshot that isn't kept is in the window" }
    if transitions.snapshots.lastRendered !== top, stack.presentedViewController == nil,
      front.hostileStack === stack
    {
      return "the last frame isn't known to show the top"
    }
    let odd = sequence(first: top.view as UIView, next: \.superview).first {
      $0.alpha != 1 || $0.isHidden || !$0.isUserInteractionEnabled || $0.transform != .identity
        || !CATransform3DIsIdentity($0.layer.transform) || $0.layer.opacity != 1
    }
    if let odd { return "\(type(of: odd)) is hidden, moved or can't be touched" }
    let moving = stack.view.descendants.first { $0.layer.animationKeys()?.isEmpty == false }
    if let moving, !(moving is UITextField), front.hostileStack === stack, !isBelowKeyboard {
      return "\(type(of: moving)) is animated"
    }
    return complaintAboutLooks(of: stack, top)
  }

  /// Bars as the options say, the bar's item that of the top, and the top's color on the screen.
  private func complaintAboutLooks(
    of stack: HostileController, _ top: UIViewController
  ) -> String? {
    if stack.isNavigationBarHidden == false, stack.navigationBar.topItem !== top.navigationItem {
      return "the bar shows the item of \(stack.navigationBar.topItem?.title ?? "nothing")"
    }
    if let wanted = bars.wantsHidden(stack), wanted != stack.isNavigationBarHidden {
      return "the bar is \(wanted ? "shown" : "hidden")"
    }
    guard front.hostileStack === stack, let screen = top as? HostileScreen, !isBelowKeyboard else {
      return nil
    }
    let place = screen.view.convert(
      CGPoint(x: screen.view.bounds.midX, y: screen.view.bounds.height * 0.6), to: nil)
    guard host.window.bounds.contains(place) else { return "the top is off the screen" }
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    screen.color.getRed(&red, green: &green, blue: &blue, alpha: nil)
    let wanted = [red, green, blue].map { Int(($0 * 255).rounded()) }
    let pixel = host.pixel(at: place)
    let seen = [pixel.red, pixel.green, pixel.blue].map { Int($0) }
    guard zip(wanted, seen).allSatisfy({ abs($0 - $1) < 12 }) else {
      return "\(seen) is seen, not \(wanted)"
    }
    return nil
  }

  private var isBelowKeyboard: Bool { host.window.firstResponderView != nil }
}

extension UIView {
  fileprivate var firstResponderView: UIView? {
    ([self] + descendants).first { $0.isFirstResponder }
  }
}
