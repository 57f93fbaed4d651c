import Foundation
import Testing

@testable import SnapshotNavigation

struct SnapshotBudgetTests {
  typealias Footprint = SnapshotBudget.Footprint
  typealias Tier = SnapshotBudget.Tier

  /// Pixels of ten bytes, compressed to two: the kinds a picture comes in.
  static let fresh = Footprint(pixelBytes: 10, hasPixels: true, compressed: 0)
  static let both = Footprint(pixelBytes: 10, hasPixels: true, compressed: 2)
  static let packed = Footprint(pixelBytes: 10, hasPixels: false, compressed: 2)

  /// Every sequence of up to five pictures of these kinds.
  static let sequences: [[Footprint]] = {
    var all: [[Footprint]] = [[]]
    var longest = all
    for _ in 0..<5 {
      longest = longest.flatMap { head in [fresh, both, packed].map { head + [$0] } }
      all += longest
    }
    return all
  }()
  static let limits = Array(0...64)

  /// What is held when everything that takes no work has been done.
  private func held(_ footprints: [Footprint], _ tiers: [Tier]) -> Int {
    zip(footprints, tiers).reduce(0) { sum, pair in
      switch pair.1 {
      case .full: sum + pair.0.pixelBytes + pair.0.compressed
      case .compressed: sum + (pair.0.compressed > 0 ? pair.0.compressed : pair.0.pixelBytes)
      case .dropped: sum
      }
    }
  }

  private func forEach(_ body: ([Footprint], Int, [Tier]) -> Void) {
    for footprints in Self.sequences {
      for limit in Self.limits {
        body(footprints, limit, SnapshotBudget(limit: limit).tiers(of: footprints))
      }
    }
  }

  @Test func everyPictureHasATierAndTheFarthestGoFirst() {
    forEach { footprints, _, tiers in
      #expect(tiers.count == footprints.count)
      #expect(tiers == tiers.sorted(by: >))
    }
  }

  @Test func theNearestIsFullHoweverSmallTheLimitIs() {
    forEach { footprints, limit, tiers in
      if let first = tiers.first { #expect(first == (limit > 0 ? .full : .dropped)) }
      #expect(tiers.count(where: { $0 == .full }) <= 2)
      #expect(limit > 0 || tiers.allSatisfy { $0 == .dropped }, "\(footprints)")
    }
  }

  @Test func whatIsHeldIsWithinTheLimitAndTheOneBeingWorkedOn() {
    forEach { footprints, limit, tiers in
      guard limit > 0, let nearest = footprints.first else { return }
      let most = max(limit, nearest.pixelBytes + nearest.compressed)
      let worked = zip(footprints, tiers).first { $1 == .compressed && $0.compressed == 0 }
      #expect(held(footprints, tiers) <= most + (worked?.0.pixelBytes ?? 0))
    }
  }

  @Test func onceTheWorkIsDoneWhatIsHeldIsWithinTheLimit() {
    forEach { footprints, limit, _ in
      guard limit > 0 else { return }
      var footprints = footprints
      let budget = SnapshotBudget(limit: limit)
      var tiers = budget.tiers(of: footprints)
      var steps = 0
      while true {
        footprints = zip(footprints, tiers).filter { $1 != .dropped }.map { holding, tier in
          var holding = holding
          if tier == .compressed, holding.compressed > 0 { holding.hasPixels = false }
          return holding
        }
        tiers = budget.tiers(of: footprints)
        let work = budget.work(for: footprints, in: tiers)
        if let place = work.restored { footprints[place.distance].hasPixels = true }
        if let place = work.compressed { footprints[place.distance].compressed = 2 }
        if work == SnapshotBudget.Work(), !tiers.contains(.dropped) { break }
        steps += 1
        if steps > 20 { break }
      }
      #expect(steps <= 20, "it does not come to rest")
      let bytes = zip(footprints, tiers).reduce(0) { sum, pair in
        sum + (pair.1 == .full ? pair.0.bytes : pair.0.compressed)
      }
      let nearest = footprints.first.map { $0.pixelBytes + $0.compressed } ?? 0
      #expect(bytes <= max(limit, nearest))
      if let first = footprints.first { #expect(first.hasPixels) }
    }
  }

  @Test func moreRoomNeverKeepsLess() {
    for footprints in Self.sequences {
      var before = SnapshotBudget(limit: 0).tiers(of: footprints)
      for limit in Self.limits.dropFirst() {
        let tiers = SnapshotBudget(limit: limit).tiers(of: footprints)
        let kept = (before.count { $0 > .dropped }, tiers.count { $0 > .dropped })
        // A second full picture may take the room of compressed ones far below it.
        if before.count(where: { $0 == .full }) == tiers.count(where: { $0 == .full }) {
          #expect(kept.1 >= kept.0)
        }
        before = tiers
      }
    }
  }

  @Test func theDefaultIsThreePicturesTwoOfThemFull() {
    let packed = Array(repeating: Self.packed, count: 8)
    let budget = SnapshotBudget(fitting: 10)
    #expect(budget.limit == 30)
    // Two full with their compressed forms take 24 bytes; three compressed ones fit beside them.
    #expect(
      budget.tiers(of: packed)
        == [.full, .full, .compressed, .compressed, .compressed, .dropped, .dropped, .dropped])
    #expect(SnapshotBudget(fitting: 0).limit == 0)
    #expect(SnapshotBudget(limit: -5).limit == 0)
    // 50 MB at most, as for the largest iPad.
    #expect(SnapshotBudget(fitting: 2048 * 2732 * 4).limit == 50_000_000)
    #expect(SnapshotBudget(fitting: .max).limit == 50_000_000)
  }

  @Test func restoringIsAheadOfNeedAndTheNearestComesFirst() {
    let budget = SnapshotBudget(limit: 1_000)
    var footprints = [Self.packed, Self.packed, Self.fresh, Self.fresh]
    var tiers = budget.tiers(of: footprints)
    // The next one leaves its room to what still has to be compressed.
    #expect(tiers == [.full, .compressed, .compressed, .compressed])
    let work = budget.work(for: footprints, in: tiers)
    #expect(work.restored == SnapshotBudget.Place(stack: 0, distance: 0))
    #expect(work.compressed == SnapshotBudget.Place(stack: 0, distance: 2))
    footprints = [Self.both, Self.packed, Self.packed, Self.packed]
    tiers = budget.tiers(of: footprints)
    #expect(tiers == [.full, .full, .compressed, .compressed])
    #expect(
      budget.work(for: footprints, in: tiers).restored
        == SnapshotBudget.Place(stack: 0, distance: 1))
    let done = [Self.both, Self.both, Self.packed, Self.packed]
    #expect(budget.work(for: done, in: tiers) == SnapshotBudget.Work())
  }

  @Test func pushesFasterThanTheEncoderStayWithinTheLimit() {
    let footprints = [Self.fresh, Self.fresh, Self.fresh, Self.fresh] + [Self.packed]
    #expect(
      SnapshotBudget(limit: 30).tiers(of: footprints)
        == [.full, .full, .compressed, .compressed, .dropped])
    #expect(
      SnapshotBudget(limit: 29).tiers(of: footprints)
        == [.full, .compressed, .compressed, .dropped, .dropped])
  }
}

/// One budget for the stacks of an app.
struct SharedBudgetTests {
  typealias Stack = SnapshotBudget.Stack
  typealias Tier = SnapshotBudget.Tier

  private static let fresh = SnapshotBudgetTests.fresh
  private static let both = SnapshotBudgetTests.both
  private static let packed = SnapshotBudgetTests.packed

  private static func visible(_ footprints: SnapshotBudget.Footprint...) -> Stack {
    Stack(footprints: footprints)
  }

  private static func hidden(_ footprints: SnapshotBudget.Footprint...) -> Stack {
    Stack(isVisible: false, footprints: footprints)
  }

  struct Case: Sendable {
    let name: String
    let limit: Int
    let stacks: [Stack]
    let tiers: [[Tier]]
  }

  static let cases = [
    Case(
      name: "a hidden stack's nearest is compressed", limit: 30,
      stacks: [visible(both), hidden(both)], tiers: [[.full], [.compressed]]),
    Case(
      name: "the visible stack comes first, wherever it is", limit: 12,
      stacks: [hidden(packed), visible(both)], tiers: [[.dropped], [.full]]),
    Case(
      name: "a visible stack's next goes before a hidden stack's nearest", limit: 36,
      stacks: [visible(both, both), hidden(packed)],
      tiers: [[.full, .full], [.compressed]]),
    Case(
      name: "hidden stacks' nearest go before all others", limit: 17,
      stacks: [visible(both, packed, packed), hidden(packed, packed)],
      tiers: [[.full, .compressed, .dropped], [.compressed, .dropped]]),
    Case(
      name: "the others go by distance", limit: 21,
      stacks: [visible(both, packed, packed, packed), hidden(packed, packed)],
      tiers: [[.full, .compressed, .compressed, .dropped], [.compressed, .compressed]]),
    Case(
      name: "a tab that was left gets room before a next one is restored", limit: 36,
      stacks: [visible(both, packed), hidden(fresh, fresh)],
      tiers: [[.full, .compressed], [.compressed, .compressed]]),
    Case(
      name: "two visible stacks have a full one each", limit: 30,
      stacks: [visible(both), visible(both)], tiers: [[.full], [.full]]),
    Case(
      name: "the second of two visible ones keeps to the limit", limit: 15,
      stacks: [visible(both), visible(both)], tiers: [[.full], [.compressed]]),
    Case(
      name: "none keeps none", limit: 0, stacks: [visible(both), hidden(packed)],
      tiers: [[.dropped], [.dropped]]),
  ]

  @Test(arguments: cases)
  func claimsAreServedInTheirOrder(_ sample: Case) {
    let tiers = SnapshotBudget(limit: sample.limit).tiers(of: sample.stacks)
    #expect(tiers == sample.tiers, "\(sample.name)")
  }

  @Test func whatCannotBeChangedNowTakesItsRoom() {
    let stacks = [Self.visible(Self.both), Self.hidden(Self.packed, Self.packed)]
    let tiers = SnapshotBudget(limit: 30).tiers(of: stacks, besides: 15)
    #expect(tiers == [[.full], [.compressed, .dropped]])
  }

  @Test func ifMemoryIsShortOnlyTheNearestIsKeptAndCompressed() {
    var budget = SnapshotBudget(limit: 100)
    budget.isShort = true
    let stacks = [
      Self.visible(Self.fresh, Self.both), Self.hidden(Self.packed), Self.visible(Self.both),
    ]
    let tiers = budget.tiers(of: stacks)
    #expect(tiers == [[.compressed, .dropped], [.compressed], [.compressed]])
    let work = budget.work(for: stacks, in: tiers)
    #expect(work == SnapshotBudget.Work(compressed: .init(stack: 0, distance: 0)))
  }

  /// However many stacks there are, what is held is within the limit, but for one snapshot.
  @Test func stacksOfEveryShapeStayWithinTheLimit() {
    let shapes = [
      [], [Self.fresh], [Self.both, Self.packed], [Self.fresh, Self.fresh, Self.packed],
    ]
    for (a, b, c) in shapes.flatMap({ a in shapes.flatMap { b in shapes.map { (a, b, $0) } } }) {
      for limit in 1...60 {
        let stacks = [
          Stack(footprints: a), Stack(isVisible: false, footprints: b), Stack(footprints: c),
        ]
        let tiers = SnapshotBudget(limit: limit).tiers(of: stacks)
        var held = 0
        for (stack, tiers) in zip(stacks, tiers) {
          for (footprint, tier) in zip(stack.footprints, tiers) where tier > .dropped {
            held +=
              tier == .full || footprint.compressed == 0
              ? footprint.pixelBytes + footprint.compressed : footprint.compressed
          }
        }
        let first = stacks.first { $0.isVisible && !$0.footprints.isEmpty }?.footprints[0]
        let nearest = first.map { $0.pixelBytes + $0.compressed } ?? 0
        #expect(held <= max(limit, nearest) + 10)
      }
    }
  }
}

extension SnapshotBudget {
  /// Of one visible stack.
  func tiers(of footprints: [Footprint], isWorkedOn: Bool = false) -> [Tier] {
    tiers(of: [Stack(footprints: footprints)], isWorkedOn: isWorkedOn)[0]
  }

  func work(for footprints: [Footprint], in tiers: [Tier]) -> Work {
    work(for: [Stack(footprints: footprints)], in: [tiers])
  }
}
