import SnapshotNavigation
import UIKit
import UIKitHost

@testable import UIKit

/// What is wrong with one stack of a hostile app that is at rest.
extension HostileApp {
  func complaint(about stack: HostileController) -> String? {
    // UIKit leaves an old root in the container of a modal that it was presenting.
    let found = stack.complaintsAtRest.first { orphans.isEmpty || $0 != "the top isn't seen" }
    if let found { return found }
    guard let window = stack.viewIfLoaded?.window, let top = stack.topViewController,
      top.viewIfLoaded?.window != nil
    else { return nil }
    if presentedAsPush?.presentingViewController == nil,
      stacks.compactMap({ $0 as? SnapshotNavigationController }).leaveSnapshots(in: window)
    {
      return "a snapshot that isn't kept is in the window"
    }
    if stack.lastRendered !== top, stack.presentedViewController == nil,
      front.hostileStack === stack
    {
      return "the last frame isn't known to show the top"
    }
    return complaintAboutLooks(of: stack, top)
  }

  /// Bars as the options say, and the top's color on the screen.
  private func complaintAboutLooks(
    of stack: HostileController, _ top: UIViewController
  ) -> String? {
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
    return host.complaint(at: place, wanting: screen.color)
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

  var isTyping: Bool {
    watched.contains { ($0.object() as? HostileScreen)?.field.isFirstResponder == true }
  }
}
