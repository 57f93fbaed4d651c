import Foundation

/// Where the cards of an overview are: a row from the root to the top of the stack, in points.
struct OverviewLayout: Equatable, Sendable {
  var size: CGSize
  /// The size of the screens, whose shape the cards have.
  var screen: CGSize
  /// The number of cards, above 0.
  var count: Int
  var direction = LayoutDirection.leftToRight

  /// The size of a card as a fraction of its screen's.
  var scale: CGFloat { max(0.1, min(0.64, (size.height - 40) / max(1, screen.height))) }
  private var card: CGSize { CGSize(width: screen.width * scale, height: screen.height * scale) }
  private var pitch: CGFloat { card.width + 20 }
  var width: CGFloat { size.width + CGFloat(count - 1) * pitch }

  func frame(of index: Int) -> CGRect {
    let x = offset(of: index) + (size.width - card.width) / 2
    return CGRect(origin: CGPoint(x: x, y: (size.height - card.height) / 2), size: card)
  }

  func offset(of index: Int) -> CGFloat { CGFloat(mirrored(index)) * pitch }

  func index(at offset: CGFloat) -> Int {
    mirrored(min(max(0, Int((offset / pitch).rounded())), count - 1))
  }

  /// The cards that are seen, or are about to be, in a row that is scrolled to `offset`.
  func visible(at offset: CGFloat) -> ClosedRange<Int> {
    let reach = (size.width + card.width) / 2
    let ends = [index(at: offset - reach), index(at: offset + reach)].sorted()
    return ends[0]...ends[1]
  }

  private func mirrored(_ n: Int) -> Int { direction == .leftToRight ? n : count - 1 - n }
}

/// A screen that has the frame of its card at coverage 0, and its own at coverage 1.
struct OverviewChoreography: Choreography {
  /// Nil if the screen fades where it is.
  let card: CGRect?
  /// Whether the overview appears as the screen gets small: a clear screen doesn't cover it.
  var fadesGround = false

  func layout(at coverage: CGFloat, in size: CGSize, for trigger: TransitionTrigger)
    -> TransitionLayout
  {
    var layout = TransitionLayout(upper: upper(at: coverage, in: size))
    if fadesGround { layout.lower.opacity = 1 - coverage }
    return layout
  }

  private func upper(at coverage: CGFloat, in size: CGSize) -> ScreenPlacement {
    guard let card else { return ScreenPlacement(opacity: coverage) }
    let rest = 1 - coverage
    let (x, y) = (rest * (card.midX - size.width / 2), rest * (card.midY - size.height / 2))
    let scale = coverage + rest * card.width / size.width
    return ScreenPlacement(offset: CGPoint(x: x, y: y), scale: scale)
  }
}
