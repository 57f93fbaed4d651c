import SnapshotNavigation
import UIKit

/// The transition between two pages: their slots, the opening that clips them, and alongside
/// animations.
@MainActor
final class PageStage {
  let lower: PageSlot
  let upper: PageSlot
  let view: TransitionView
  private var animators: [UIViewPropertyAnimator] = []
  private weak var stack: PageStackView?
  private let opening: UIView
  private var choreography: PageChoreography
  private let trigger: TransitionTrigger
  /// The coverage now, in a transition without a finger.
  private(set) var coverage: () -> CGFloat = { 1 }
  /// Whether a dragged page leaves, once the finger has lifted.
  private var isFinishing = false

  private var size: CGSize { view.bounds.size }

  init(
    lower: PageSlot, upper: PageSlot, in stack: PageStackView, _ base: any Choreography,
    trigger: TransitionTrigger
  ) {
    self.lower = lower
    self.upper = upper
    self.stack = stack
    self.trigger = trigger
    opening = stack.opening
    var base = base
    if UIAccessibility.prefersFades {
      // The visible page leaves as a snapshot: a live page is never faded.
      let leaving = lower.superview === stack.opening ? lower : upper
      stack.gesture.commitEndOfPresses()
      leaving.freeze()
      base = FadeChoreography(fadesLower: leaving === lower)
    }
    choreography = PageChoreography(
      base: base, viewport: PageViewport(lower: lower.insets, upper: upper.insets))
    let pages = choreography.front == .lower ? [upper, lower] : [lower, upper]
    view = TransitionView(over: upper, direction: stack.layoutDirection)
    view.moveLive(lower: lower, upper: upper)
    view.owner = stack
    for view in [pages[0], view, pages[1]] { opening.addSubview(view) }
    // During a drag, pages receive no other touches.
    for slot in pages {
      slot.isUserInteractionEnabled = trigger != .drag && slot === stack.shown
    }
    view.arrange(for: layout(at: 0.5))
  }

  func show(_ coverage: CGFloat) {
    stop()
    opening.applyInsets(choreography.viewport.insets(at: coverage), in: size)
    view.show(layout(at: coverage))
    scrubAnimators(to: coverage)
  }

  /// Starts a transition without a finger; model values are set to those of the end at once.
  func play(
    for duration: TimeInterval, pace: TransitionTiming.Curve? = nil,
    from start: CFTimeInterval? = nil, coverage: @escaping (TimeInterval) -> CGFloat,
    then done: @escaping @MainActor () -> Void
  ) {
    let beginning = start ?? CACurrentMediaTime()
    self.coverage = { coverage(CACurrentMediaTime() - beginning) }
    let keyframes = Keyframes(
      of: choreography, in: size, for: trigger, duration: duration, pace: pace, coverage: coverage)
    view.play(keyframes, from: start) { _ in done() }
    guard choreography.viewport.lower != choreography.viewport.upper else { return }
    let rects = keyframes.coverages.map { choreography.viewport.insets(at: $0).rect(in: size) }
    let centers = rects.map { CGPoint(x: $0.midX, y: $0.midY) }
    opening.layer.play("position", centers, for: keyframes, from: start)
    opening.layer.play("bounds", rects, for: keyframes, from: start)
    if let last = keyframes.coverages.last {
      opening.applyInsets(choreography.viewport.insets(at: last), in: size)
    }
  }

  /// Animates the app's changes alongside; without a timing, a drag scrubs them.
  func animateAlongside(_ timing: TransitionTiming?, _ changes: @escaping @MainActor () -> Void) {
    let actual = timing ?? .curve(duration: 1, .linear)
    let animator = UIViewPropertyAnimator(
      duration: actual.duration, timingParameters: actual.provider)
    animator.addAnimations(changes)
    drive(animator, byFinger: timing == nil)
  }

  private func drive(_ animator: UIViewPropertyAnimator, byFinger: Bool) {
    if byFinger { animator.pauseAnimation() } else { animator.startAnimation() }
    animators.append(animator)
  }

  /// Replaces the choreography with the upper page's own animator, starting at `coverage`.
  ///
  /// - Returns: The animator's duration in seconds; `nil` if the page has none.
  func useOwnAnimator(
    for operation: UINavigationController.Operation, at coverage: CGFloat
  ) -> TimeInterval? {
    let page = upper.page as? any PageAnimating
    guard let animator = page?.pageAnimator(for: operation, over: lower.page) else { return nil }
    for slot in [lower, upper] { slot.thaw() }
    choreography = PageChoreography(base: nil, viewport: choreography.viewport)
    view.arrange(for: layout(at: coverage))
    for slot in [lower, upper] { opening.bringSubviewToFront(slot) }
    show(coverage)
    drive(animator, byFinger: trigger == .drag)
    return animator.duration
  }

  /// Removes the stage and one of the pages; the other is at rest.
  ///
  /// Alongside animations end at `position`, with or without the changes.
  func takeDown(leaving slot: PageSlot, at position: UIViewAnimatingPosition) {
    stop()
    view.takeDown()
    for slot in [lower, upper] {
      slot.isUserInteractionEnabled = true
      slot.thaw()
    }
    slot.dismantle()
    for animator in animators where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
    }
  }

  private func stop() {
    guard view.isPlaying else { return }
    view.stop()
    opening.layer.stopPlaying()
  }

  private func layout(at coverage: CGFloat) -> TransitionLayout {
    choreography.layout(at: coverage, in: size, for: trigger)
  }
}

/// A drag of live pages: the stage follows the finger, and the list changes at the end.
extension PageStage: DragDriver {
  var uikitTransition: InteractiveTransition? { nil }
  var stage: DragStage? { DragStage(view: view) }

  func begin() -> Bool { true }

  func show(_ coverage: CGFloat, isSettling: Bool) {
    if isSettling { scrubAnimators(to: coverage) } else { show(coverage) }
  }

  func run(_ settle: TransitionCourse, then done: @escaping @MainActor () -> Void) -> SettleCourse {
    isFinishing = settle.end == 0
    play(
      for: settle.duration, from: CACurrentMediaTime(), coverage: { settle.remaining(at: $0) },
      then: done)
    return animators.isEmpty ? .byItself : .followed
  }

  private func scrubAnimators(to coverage: CGFloat) {
    for animator in animators where animator.state == .active {
      animator.fractionComplete = min(max(1 - coverage, 0), 1)
    }
  }

  func end(_ verdict: Verdict, animated: Bool) -> TransitionView? {
    switch verdict {
    case .finish: stack?.finishDrag(self)
    case .cancel:
      takeDown(leaving: lower, at: .start)
      stack?.place()
    }
    return nil
  }
}

/// Routes a touch in a transition to the page that it leads to, which moves on beneath the touch.
extension PageStage: TouchYielding {
  package var isOnItsWay: Bool { view.isPlaying }

  /// Ends a drag that pops, so that the finger can drag the next page.
  package func yieldToTouch() {
    if isFinishing, isOnItsWay { stack?.drag?.interrupt() }
  }

  private var appearing: PageSlot? { isFinishing ? lower : stack?.shown }

  package func distance(at touch: UITouch) -> CGFloat {
    let point = touch.location(in: stack)
    return place(of: point).map { hypot($0.x - point.x, $0.y - point.y) } ?? .infinity
  }

  /// The view for a touch at a point of the stack; never nil, because a drag may also begin beside the page.
  func target(at point: CGPoint, with event: UIEvent?) -> UIView {
    guard let slot = appearing,
      let place = UIAccessibility.isAssisted ? point : place(of: point)
    else { return view }
    return slot.page.hitTest(slot.convert(place, to: slot.page), with: event) ?? view
  }

  /// A point's place in the appearing page; nil if the page isn't visible there.
  private func place(of point: CGPoint) -> CGPoint? {
    choreography.layout(at: coverage(), in: size, for: trigger).place(
      of: point, on: appearing === upper ? .upper : .lower, in: size, facing: view.direction)
  }
}

extension UIView {
  /// Clips to the part of a stack of `size` that `insets` leave, without moving its content.
  func applyInsets(_ insets: PageInsets, in size: CGSize) {
    let rect = insets.rect(in: size)
    if bounds != rect { bounds = rect }
    center = CGPoint(x: rect.midX, y: rect.midY)
  }
}

extension TransitionTiming {
  @MainActor fileprivate var provider: any UITimingCurveProvider {
    switch self {
    case .curve(_, let curve):
      UICubicTimingParameters(controlPoint1: curve.first, controlPoint2: curve.second)
    case .spring:
      UISpringTimingParameters(
        mass: 1, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: .zero)
    }
  }
}
