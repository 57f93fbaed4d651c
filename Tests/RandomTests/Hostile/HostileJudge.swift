import SnapshotNavigation
import UIKit
import UIKitHost

@testable import UIKit

/// What is wrong with one stack of a hostile app that is at rest.
extension HostileApp {
  func complaint(about stack: HostileController) -> String? {
    if !stack.isAtRest || stack.waitingCallCount > 0 || stack.isTransitioning {
      return "it never comes to rest"
    }
    guard let window = stack.viewIfLoaded?.window, let top = stack.topViewController else {
      return nil
    }
    if stack.transitionCoordinator != nil { return "a coordinator is left" }
    if stack.hasTrail { return "something still trails" }
    // UIKit leaves an old root in the container of a modal that it was presenting.
    if top.viewIfLoaded?.window == nil { return orphans.isEmpty ? "the top isn't seen" : nil }
    if !stack.arePicturesTrimmed { return "a snapshot of a screen that isn't below the top" }
    if leavesSnapshots(in: window) { return "a snapshot that isn't kept is in the window" }
    if stack.lastRendered !== top, stack.presentedViewController == nil,
      front.hostileStack === stack
    {
      return "the last frame isn't known to show the top"
    }
    let odd = sequence(first: top.view as UIView, next: \.superview).first {
      $0.alpha != 1 || $0.isHidden || !$0.isUserInteractionEnabled || $0.transform != .identity
        || !CATransform3DIsIdentity($0.layer.transform) || $0.layer.opacity != 1
    }
    if let odd { return "\(type(of: odd)) is hidden, moved or can't be touched" }
    let chain = sequence(first: top.view as UIView, next: \.superview)
    if chain.contains(where: { $0.layer.animationKeys()?.isEmpty == false }) {
      return "what shows the top is animated"
    }
    return top.view.complaintAboutPages ?? complaintAboutLooks(of: stack, top)
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
    guard front.hostileStack === stack, orphans.isEmpty, let screen = top as? HostileScreen,
      !isTyping
    else {
      return nil
    }
    // Between the bars, below the pages.
    let (bounds, insets) = (screen.view.bounds, screen.view.safeAreaInsets)
    let y = min(bounds.height * 0.6, bounds.height - insets.bottom - 2)
    let place = screen.view.convert(CGPoint(x: bounds.midX, y: y), to: nil)
    guard host.window.bounds.contains(place) else {
      return isContainerOutside(stack) ? nil : "the top is off the screen"
    }
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

  /// Whether UIKit's container of a modal in a context lies outside the window.
  ///
  /// The app's container places its child's view, which isn't in the window then, and not the modal's
  /// container: a modal of plain UIKit's is outside, too.
  private func isContainerOutside(_ stack: UIViewController) -> Bool {
    guard let container = stack.presentationController?.containerView, container.window != nil
    else { return false }
    return !host.window.bounds.contains(container.convert(container.bounds, to: nil))
      || container.bounds.isEmpty
  }

  /// Whether a snapshot waits in the window that no stack keeps.
  private func leavesSnapshots(in window: UIWindow) -> Bool {
    guard presentedAsPush?.presentingViewController == nil else { return false }
    let kept = stacks.compactMap { $0 as? HostileController }
      .flatMap(\.stored.views)
    return window.descendants.contains { view in
      view.isWaitingSnapshot && !kept.contains { $0 === view }
    }
  }

  var isTyping: Bool {
    watched.contains { ($0.object() as? HostileScreen)?.field.isFirstResponder == true }
  }
}
