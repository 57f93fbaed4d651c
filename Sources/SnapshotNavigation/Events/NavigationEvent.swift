import UIKit

/// A report on a push, pop, drag, or presentation like a push.
///
/// Taps and drags report the same phases: one ``Phase/willBegin``, any number of
/// ``Phase/progress(coverage:)``, and then either ``Phase/didFinish`` or ``Phase/didCancel``. A
/// change to the stack without animation reports one ``Phase/didFinish`` after UIKit has shown the
/// new top screen. So does the first screen when the controller appears. As a result, each
/// change of the top screen ends with exactly one ``Phase/didFinish`` event that has the new top screen
/// as its ``to``. See <doc:ObservingTransitions>.
@MainActor
public struct NavigationEvent {
  /// What a transition does to the stack.
  public enum Operation: Sendable, Hashable {
    /// A screen is added.
    case push
    /// The top screen is removed, possibly along with others.
    case pop

    /// The coverage while the fraction `remaining` of the leaving screen is visible.
    func coverage(remaining: CGFloat) -> CGFloat { self == .push ? 1 - remaining : remaining }
  }

  /// How far a transition has progressed.
  public enum Phase: Sendable, Equatable {
    /// The transition is set up; nothing has moved yet.
    case willBegin
    /// How much of the lower screen the upper one covers, from 0 (none) to 1 (all of it).
    case progress(coverage: CGFloat)
    /// The stack has changed, and the transition, if there was one, is complete.
    case didFinish
    /// The transition was canceled; the stack is unchanged.
    case didCancel
  }

  /// Whether the event reports a push or a pop.
  ///
  /// A presentation like a push counts as a push, and its dismissal counts as a pop.
  ///
  /// For several changes in a row without animation, it's the last change's operation.
  public let operation: Operation
  /// Whether a screen is presented (see `presentAsPush`) or dismissed, not pushed or popped.
  public let isPresentation: Bool
  /// What started the transition.
  public let trigger: TransitionTrigger
  /// Whether the change is animated; a change without animation reports only its end.
  public let isAnimated: Bool
  /// The screen that disappears, or `nil` for the first screen or after the screen's release.
  ///
  /// Events don't retain their screens. A presentation like a push reports the controllers
  /// themselves, which are usually navigation controllers: `from` presents, and `to` is presented.
  /// In a dismissal, `from` is the presented controller, and `to` is the presenting one.
  public private(set) weak var from: UIViewController?
  /// The screen that appears, or `nil` after its release; see ``from``.
  public private(set) weak var to: UIViewController?
  /// The transition's duration and curve, or `nil` for a drag.
  ///
  /// It's also `nil` if UIKit or an animator of the app animates.
  ///
  /// Use it to animate alongside a transition that isn't dragged, because the transition
  /// coordinator has no useful duration.
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

  /// Whether the events report the same change of screens.
  func isSameStep(as other: NavigationEvent) -> Bool {
    operation == other.operation && from === other.from && to === other.to
  }

  func with(_ phase: Phase) -> NavigationEvent {
    var event = self
    event.phase = phase
    return event
  }
}
