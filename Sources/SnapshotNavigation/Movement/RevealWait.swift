import UIKit

/// A snapshot that covers its live screen until the screen is ready, or up to a limit.
///
/// The controller is at rest meanwhile: UIKit's transition is complete, calls are made at once, and
/// no frame is requested. Whatever interrupts a transition or makes a snapshot stale ends the wait.
@MainActor
final class RevealWait: TouchYielding {
  /// The longest time a snapshot stays, in seconds: as long as WebKit waits when going back to a page
  /// (WebKit's public sources).
  static let limit: TimeInterval = 3
  /// How long a snapshot stays over content that is drawn elsewhere, in seconds: a map, a game or a page
  /// may show its first frame later than the screen.
  static let slowContentLimit: TimeInterval = 0.5

  let view: TransitionView
  private let screen: Weak<UIViewController>
  private let movement: Weak<Movement>
  private let warnings = NotificationListener()

  init(
    showing view: TransitionView, until screen: UIViewController, for limit: TimeInterval,
    of movement: Movement
  ) {
    self.view = view
    (self.screen, self.movement) = (Weak(object: screen), Weak(object: movement))
    warnings.listen(to: UIApplication.didReceiveMemoryWarningNotification) { [weak self] in
      self?.end()
    }
    // A finger may scroll something outside the covered screen, such as another column.
    FrameClock.after(seconds: limit, whileScrolling: true) { [weak self] in self?.end() }
  }

  func awaits(_ screen: UIViewController) -> Bool { self.screen.object === screen }

  /// Ends the wait, and shows the live screen.
  func end() { movement.object?.endWait(self) }

  // MARK: TouchYielding

  var isOnItsWay: Bool { movement.object?.trail.waiting === self }

  func distance(at touch: UITouch) -> CGFloat { .infinity }

  func yieldToTouch() { end() }
}
