import UIKit

/// Two pages on the way: their slots on the stage, the opening through which they are seen, and what
/// the app animates along.
@MainActor
final class PageStage {
  let lower: PageSlot
  let upper: PageSlot
  let view: TransitionView
  /// What the app animates along: run by a timing, or led by coverage.
  private var alongside: UIViewPropertyAnimator?
  private weak var stack: PageStackView?
  private let opening: UIView
  private let choreography: PageChoreography
  private let trigger: PopTrigger

  private var size: CGSize { view.bounds.size }

  /// - Parameters:
  ///   - lower: The page nearer the root, in a slot that fills the stack.
  ///   - upper: The page nearer the top.
  ///   - stack: What they are pages of; its opening clips both to what is seen.
  ///   - base: How it looks.
  ///   - trigger: A tap or a finger.
  init(
    lower: PageSlot, upper: PageSlot, in stack: PageStackView, _ base: any Choreography,
    trigger: PopTrigger
  ) {
    self.lower = lower
    self.upper = upper
    self.stack = stack
    self.trigger = trigger
    opening = stack.opening
    var base = base
    if UIAccessibility.isReduceMotionEnabled {
      // The page on the screen leaves, as a snapshot: a live page is never faded.
      let leaving = lower.superview === stack.opening ? lower : upper
      leaving.freeze()
      var fade = FadeChoreography()
      fade.fadesLower = leaving === lower
      base = fade
    }
    choreography = PageChoreography(
      base, viewport: PageViewport(lower: lower.insets, upper: upper.insets))
    let front = choreography.isLowerInFront ? lower : upper
    let back = choreography.isLowerInFront ? upper : lower
    // In front, the lower page comes from the other side.
    let isMirrored = (stack.layoutDirection == .rightToLeft) != choreography.isLowerInFront
    view = TransitionView(over: front, direction: isMirrored ? .rightToLeft : .leftToRight)
    view.liveLower = back
    view.liveUpper = front
    view.onDetached = { [weak stack] in stack?.bringToRest() }
    opening.addSubview(back)
    opening.addSubview(view)
    opening.addSubview(front)
    for slot in [lower, upper] { slot.isUserInteractionEnabled = false }
    view.layShadow(layout(at: 0.5).upper.shadow)
  }

  /// Shows a layout, at once.
  func show(_ coverage: CGFloat) {
    stop()
    opening.applyInsets(choreography.viewport.insets(at: coverage), in: size)
    view.show(layout(at: coverage))
    follow(coverage)
  }

  /// Runs by itself; the model values are at once those of the end.
  func play(
    for duration: TimeInterval, from start: CFTimeInterval? = nil,
    coverage: (TimeInterval) -> CGFloat, then done: @escaping @MainActor () -> Void
  ) {
    let keyframes = Keyframes(
      of: choreography, in: size, for: trigger, duration: duration, coverage: coverage)
    view.play(keyframes, from: start, then: done)
    guard choreography.viewport.lower != choreography.viewport.upper else { return }
    let rects = keyframes.coverages.map { choreography.viewport.insets(at: $0).rect(in: size) }
    let centers = rects.map { NSValue(cgPoint: CGPoint(x: $0.midX, y: $0.midY)) }
    let bounds = rects.map { NSValue(cgRect: $0) }
    opening.layer.play("position", centers, for: keyframes, from: start)
    opening.layer.play("bounds", bounds, for: keyframes, from: start)
    if let last = keyframes.coverages.last {
      opening.applyInsets(choreography.viewport.insets(at: last), in: size)
    }
  }

  /// Animates what the app changes along.
  ///
  /// - Parameters:
  ///   - timing: The time and the curve of a tapped transition; nil to be led by the coverage of a
  ///     drag, beginning at 1.
  ///   - changes: What the app changes.
  func moveAlong(_ timing: TransitionTiming?, _ changes: @escaping @MainActor () -> Void) {
    let course = timing ?? .curve(duration: 1, .linear)
    let animator = UIViewPropertyAnimator(
      duration: course.duration, timingParameters: course.provider)
    animator.addAnimations(changes)
    if timing == nil { animator.pauseAnimation() } else { animator.startAnimation() }
    alongside = animator
  }

  /// Leaves, and one of the pages with it; the other is at rest where it belongs.
  ///
  /// What moves along comes to rest with the changes, or as before.
  func takeDown(leaving slot: PageSlot, at position: UIViewAnimatingPosition) {
    stop()
    view.takeDown()
    for slot in [lower, upper] {
      slot.isUserInteractionEnabled = true
      slot.thaw()
    }
    slot.dismantle()
    guard let alongside, alongside.state == .active else { return }
    alongside.stopAnimation(false)
    alongside.finishAnimation(at: position)
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

/// A drag of live pages: the stage follows, and the list changes when it is at rest.
extension PageStage: DragDriver {
  var onTouch: ((TransitionView.Touch) -> Void)? {
    get { view.onTouch }
    set { view.onTouch = newValue }
  }
  var followsSettle: Bool { alongside != nil }

  func begin() -> Bool { true }

  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void) -> Bool {
    play(
      for: settle.duration, from: CACurrentMediaTime(), coverage: { settle.coverage(at: $0) },
      then: done)
    return true
  }

  func follow(_ coverage: CGFloat) {
    guard let alongside, alongside.state == .active else { return }
    alongside.fractionComplete = min(max(1 - coverage, 0), 1)
  }

  func finish(animated: Bool) { stack?.finishDrag(self) }

  func restore() -> TransitionView? {
    takeDown(leaving: lower, at: .start)
    stack?.place()
    return nil
  }
}

extension UIView {
  /// Shows the part of a stack of `size` that `insets` leave; what lies inside keeps its place.
  func applyInsets(_ insets: PageInsets, in size: CGSize) {
    let rect = insets.rect(in: size)
    if bounds != rect { bounds = rect }
    center = CGPoint(x: rect.midX, y: rect.midY)
  }
}

extension TransitionTiming {
  /// The same course for UIKit's animator.
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
