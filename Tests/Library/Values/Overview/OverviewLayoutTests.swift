import Foundation
import Testing

@testable import SnapshotNavigation

@Suite struct OverviewLayoutTests {
  private static let phone = CGSize(width: 390, height: 844)

  private static func layout(
    _ count: Int, seen size: CGSize = CGSize(width: 390, height: 763), screen: CGSize = phone,
    direction: LayoutDirection = .leftToRight
  ) -> OverviewLayout {
    OverviewLayout(size: size, screen: screen, count: count, direction: direction)
  }

  private static let layouts = LayoutDirection.allCases.flatMap { direction in
    [1, 2, 3, 12].flatMap { count in
      [
        layout(count, direction: direction),
        layout(
          count, seen: CGSize(width: 750, height: 369), screen: CGSize(width: 844, height: 390),
          direction: direction),
        layout(
          count, seen: CGSize(width: 320, height: 120), screen: CGSize(width: 320, height: 480),
          direction: direction),
      ]
    }
  }

  /// What is seen of the row, the screens, and the size of a card as a fraction of one.
  @Test(arguments: [
    (CGSize(width: 390, height: 763), phone, 0.64),
    (CGSize(width: 750, height: 290), CGSize(width: 844, height: 390), 250.0 / 390),
    (CGSize(width: 750, height: 235), CGSize(width: 844, height: 390), 0.5),
    // Too low for anything, and nothing at all.
    (CGSize(width: 390, height: 60), phone, 0.1),
    (CGSize.zero, CGSize.zero, 0.1),
  ])
  func aCardHasTheShapeOfItsScreenAndFits(size: CGSize, screen: CGSize, scale: CGFloat) {
    let layout = Self.layout(2, seen: size, screen: screen)
    #expect(abs(layout.scale - min(0.64, scale)) < 0.001)
    #expect(abs(layout.frame(of: 0).width - screen.width * layout.scale) < 0.001)
    #expect(abs(layout.frame(of: 0).height - screen.height * layout.scale) < 0.001)
  }

  @Test(arguments: layouts)
  func aCardIsInTheMiddleAtItsOffset(layout: OverviewLayout) {
    for index in 0..<layout.count {
      let frame = layout.frame(of: index)
      #expect(abs(frame.midX - layout.offset(of: index) - layout.size.width / 2) < 0.001)
      #expect(abs(frame.midY - layout.size.height / 2) < 0.001)
      #expect(layout.index(at: layout.offset(of: index)) == index)
      #expect(layout.index(at: layout.offset(of: index) + frame.width / 2) == index)
    }
  }

  @Test(arguments: layouts)
  func cardsStandSideBySideFromTheLeadingSide(layout: OverviewLayout) {
    let isMirrored = layout.direction == .rightToLeft
    let cards = (0..<layout.count).map(layout.frame(of:))
    let row = isMirrored ? cards.reversed() : cards
    for (card, next) in zip(row, row.dropFirst()) {
      #expect(abs(next.minX - card.maxX - 20) < 0.001)
    }
    let first = row.first?.midX ?? 0
    let last = row.last?.midX ?? 0
    #expect(abs(first - layout.size.width / 2) < 0.001)
    #expect(abs(layout.width - last - layout.size.width / 2) < 0.001)
  }

  @Test(arguments: layouts)
  func fromRightToLeftTheRowIsMirrored(layout: OverviewLayout) {
    var other = layout
    other.direction = layout.direction == .leftToRight ? .rightToLeft : .leftToRight
    for index in 0..<layout.count {
      let mirrored = layout.width - other.frame(of: index).midX
      #expect(abs(layout.frame(of: index).midX - mirrored) < 0.001)
      #expect(layout.frame(of: index).size == other.frame(of: index).size)
    }
    #expect(layout.width == other.width)
  }

  /// Everything that is seen has its card, and little else, beyond the ends of the row, too.
  @Test(arguments: layouts)
  func whatIsSeenHasItsCard(layout: OverviewLayout) {
    let end = layout.width - layout.size.width
    for step in -20...120 {
      let offset = end * CGFloat(step) / 100 + CGFloat(step)
      let visible = layout.visible(at: offset)
      #expect(visible.lowerBound >= 0 && visible.upperBound < layout.count)
      let window = CGRect(
        x: offset, y: 0, width: layout.size.width, height: layout.size.height)
      let seen = (0..<layout.count).filter { layout.frame(of: $0).intersects(window) }
      #expect(seen.allSatisfy(visible.contains), "\(seen) of \(visible) at \(offset)")
      #expect(visible.count <= seen.count + 3)
    }
  }

  @Test func farBeyondTheRowTheNearestCardCounts() {
    let layout = Self.layout(4)
    #expect(layout.index(at: -1_000) == 0)
    #expect(layout.index(at: 10_000) == 3)
    #expect(Self.layout(4, direction: .rightToLeft).index(at: -1_000) == 3)
  }

  // MARK: Motion

  /// A card on either side, in the middle, and out of sight.
  private static let cards = [
    CGRect(x: 70, y: 170, width: 250, height: 541),
    CGRect(x: -200, y: 170, width: 250, height: 541),
    CGRect(x: 900, y: 20, width: 39, height: 84.4),
  ]

  private func frame(_ card: CGRect, at coverage: CGFloat) -> CGRect {
    let place = OverviewChoreography(card: card)
      .layout(at: coverage, in: Self.phone, for: .overview).upper
    let size = CGSize(
      width: Self.phone.width * place.scale, height: Self.phone.height * place.scale)
    return CGRect(
      x: Self.phone.width / 2 + place.offset.x - size.width / 2,
      y: Self.phone.height / 2 + place.offset.y - size.height / 2, width: size.width,
      height: size.height)
  }

  @Test(arguments: cards)
  func aScreenGrowsFromItsCardToItsOwnPlace(card: CGRect) {
    let start = frame(card, at: 0)
    #expect(abs(start.midX - card.midX) < 0.001 && abs(start.midY - card.midY) < 0.001)
    #expect(abs(start.width - card.width) < 0.001)
    let end = OverviewChoreography(card: card).layout(at: 1, in: Self.phone, for: .overview)
    #expect(end == TransitionLayout())
    for step in 0..<20 {
      let (now, next) = (CGFloat(step) / 20, CGFloat(step + 1) / 20)
      // Its edges move steadily, so it never uncovers what it has covered.
      let moved = frame(card, at: next).minX - frame(card, at: now).minX
      #expect(abs(moved + start.minX / 20) < 0.001)
      #expect(frame(card, at: next).width > frame(card, at: now).width)
    }
  }
}
