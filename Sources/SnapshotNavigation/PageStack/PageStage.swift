import UIKit

/// Two pages on the way: their slots on the stage, and the opening through which they are seen.
@MainActor
final class PageStage {
  let lower: PageSlot
  let upper: PageSlot
  let view: TransitionView
  private let opening: UIView
  private let choreography: PageChoreography
  private let trigger: PopTrigger
  private static let positionKey = "SnapshotNavigation.position"
  private static let boundsKey = "SnapshotNavigation.bounds"

  private var size: CGSize { view.bounds.size }

  /// - Parameters:
  ///   - lower: The page nearer the root, in a slot that fills the stack.
  ///   - upper: The page nearer the top.
  ///   - opening: The view that clips both to what is seen.
  ///   - choreography: How it looks.
  ///   - trigger: A tap or a finger.
  ///   - direction: Of the stack.
  init(
    lower: PageSlot, upper: PageSlot, in opening: UIView, choreography: PageChoreography,
    trigger: PopTrigger, direction: LayoutDirection
  ) {
    self.lower = lower
    self.upper = upper
    self.opening = opening
    self.choreography = choreography
    self.trigger = trigger
    let front = choreography.isLowerInFront ? lower : upper
    let back = choreography.isLowerInFront ? upper : lower
    let facing = choreography.isLowerInFront ? direction.opposite : direction
    view = TransitionView(over: front, direction: facing)
    view.liveLower = back
    view.liveUpper = front
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
    opening.layer.play("position", centers, for: keyframes, key: Self.positionKey, from: start)
    opening.layer.play("bounds", bounds, for: keyframes, key: Self.boundsKey, from: start)
    if let last = keyframes.coverages.last {
      opening.applyInsets(choreography.viewport.insets(at: last), in: size)
    }
  }

  /// Leaves; both slots are at rest where they belong.
  func takeDown() {
    stop()
    view.takeDown()
    for slot in [lower, upper] { slot.isUserInteractionEnabled = true }
  }

  private func stop() {
    view.stop()
    opening.layer.removeAnimation(forKey: Self.positionKey)
    opening.layer.removeAnimation(forKey: Self.boundsKey)
  }

  private func layout(at coverage: CGFloat) -> TransitionLayout {
    choreography.layout(at: coverage, in: size, for: trigger)
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

extension LayoutDirection {
  /// The other one.
  fileprivate var opposite: LayoutDirection {
    switch self {
    case .leftToRight: .rightToLeft
    case .rightToLeft: .leftToRight
    }
  }
}
