import UIKit

/// A step of a push, pop, drag or presentation like a push.
///
/// Taps and drags report the same phases: one ``Phase/willBegin``, any number of
/// ``Phase/progress(coverage:)``, then either ``Phase/didFinish`` or ``Phase/didCancel``. A change
/// of the stack without animation reports one ``Phase/didFinish``, once UIKit has shown the new
/// top, and so does the first screen as the controller appears. So each time a screen of the stack
/// is shown, exactly one ``Phase/didFinish`` event has it as its ``to``. See
/// <doc:ObservingTransitions>.
@MainActor
public struct NavigationEvent {
  /// What a transition does to the stack.
  public enum Operation: Sendable, Hashable {
    /// A screen is added.
    case push
    /// The top screen is removed, perhaps with others.
    case pop

    /// The coverage while the fraction `rest` of the leaving screen is left.
    func coverage(remaining rest: CGFloat) -> CGFloat { self == .push ? 1 - rest : rest }
  }

  /// How far a transition has progressed.
  public enum Phase: Sendable, Equatable {
    /// The transition is set up; nothing has moved yet.
    case willBegin
    /// The upper screen covers this much of the lower, from 0 (nothing) to 1 (all of it).
    case progress(coverage: CGFloat)
    /// The transition is complete, or there was none, and the stack has changed.
    case didFinish
    /// The transition was canceled; the stack is unchanged.
    case didCancel
  }

  /// Whether a push or a pop is reported; a presentation like a push counts as a push, its
  /// dismissal as a pop.
  ///
  /// For several changes in a row without animation, it's the last change's operation.
  public let operation: Operation
  /// Whether a screen is presented or dismissed, see `presentAsPush`, rather than pushed or popped.
  public let isPresentation: Bool
  /// What started the transition.
  public let trigger: TransitionTrigger
  /// Whether the change is animated; a change without animation reports only its end.
  public let isAnimated: Bool
  /// The screen that leaves, or `nil` for the first screen, or if it has been freed; events don't
  /// retain their screens.
  ///
  /// A presentation like a push reports the controllers themselves, which are usually navigation
  /// controllers: `from` presents and `to` is presented; in a dismissal, `from` is presented and
  /// `to` presents.
  public private(set) weak var from: UIViewController?
  /// The screen that appears, or `nil` if it has been freed; see ``from``.
  public private(set) weak var to: UIViewController?
  /// The transition's duration and curve, or `nil` for a drag, or if UIKit or an animator of the
  /// app animates.
  ///
  /// Use it to animate alongside a tapped transition, because the transition coordinator has no
  /// useful duration.
  public let timing: TransitionTiming?
  /// How far the transition has progressed.
  public private(set) var phase: Phase

  init(
    _ operation: Operation, isPresentation: Bool = false, trigger: TransitionTrigger,
    isAnimated: Bool = true, from: UIViewController?, to: UIViewController,
    timing: TransitionTiming? = nil, phase: Phase = .willBegin
  ) {
    self.operation = operation
    self.isPresentation = isPresentation
    self.trigger = trigger
    self.isAnimated = isAnimated
    self.from = from
    self.to = to
    self.timing = timing
    self.phase = phase
  }

  func with(_ phase: Phase) -> NavigationEvent {
    var event = self
    event.phase = phase
    return event
  }
}
