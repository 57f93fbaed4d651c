/// One change of screens, with two coordinates: the motion on the screen, and UIKit's part.
///
/// The two aren't in step. A finger decides before UIKit is asked, and a canceled drag is over before UIKit
/// has taken its part back. These are the pairs that may be, each with what ends it if nothing more comes:
///
/// | seen | untouched | due | requested, settingUp | running |
/// | --- | --- | --- | --- | --- |
/// | finger | the finger, then the settle | | the same | the same |
/// | playing | | the next frame | 30 frames | a second and four frames after the motion must be over |
/// | system | | | 30 frames | in a stack, the coordinator's absence, or a second past its stated duration |
/// | awaitingUIKit | | | 30 frames | the drag's driver, a frame after UIKit's start |
///
/// The 30 frames don't pass while UIKit shows another transition first. Those of a drag's part count from
/// the request, and end nothing under the finger.
struct Step {
  /// The motion that a person sees.
  enum Motion {
    /// A drag, which a finger leads or which comes to rest.
    case finger(DragSession)
    /// A push or pop that the library shows.
    case playing(Transition)
    /// A push or pop that UIKit or the app's animator shows, whose end is reported to observers.
    case system(NavigationEvent)
    /// Nothing: the drag is over, and UIKit hasn't started its part, which is then finished or undone.
    case awaitingUIKit(DragSession)
  }

  /// UIKit's progress with the change.
  enum UIKitPart: CaseIterable {
    /// Nothing, as long as a finger drags over a snapshot.
    case untouched
    /// Decided by a finger; the call to UIKit follows.
    case due
    /// Requested; UIKit starts it with the next layout.
    case requested
    /// UIKit is calling the screens' appearance callbacks.
    case settingUp
    case running

    /// UIKit's part after an event; nil if the event doesn't change it.
    func next(by event: Activity.Event) -> Self? {
      switch (event, self) {
      case (.settingUp, .requested): .settingUp
      case (.deferred, .settingUp): .requested
      case (.started, .requested), (.started, .settingUp): .running
      default: nil
      }
    }
  }

  let motion: Motion
  let part: UIKitPart

  init(_ motion: Motion, _ part: UIKitPart) { (self.motion, self.part) = (motion, part) }

  var transition: Transition? {
    if case .playing(let transition) = motion { transition } else { nil }
  }
  var drag: DragSession? { if case .finger(let drag) = motion { drag } else { nil } }
  var external: NavigationEvent? { if case .system(let event) = motion { event } else { nil } }

  /// Whether a transition or drag of the library's runs.
  var isMoving: Bool { transition != nil || drag != nil }

  /// The library's transition or drag, even if only UIKit's part is left; otherwise nil.
  var subject: AnyObject? {
    switch motion {
    case .playing(let transition): transition
    case .finger(let drag), .awaitingUIKit(let drag): drag
    case .system: nil
    }
  }
}
