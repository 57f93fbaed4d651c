import Foundation

/// Judges consecutive frames of a screen: where a snapshot takes the place of a live screen, or gives
/// it back, the same pixels are shown before and after, unless the app changed the screen meanwhile.
///
/// - A motion begins with the frame before it, if it has not moved yet.
/// - Two frames of it that are less than a pixel apart are alike: as a finger rests, as it catches
///   what moves, and as the last frame becomes the one at rest.
/// - From there on nothing changes until somebody touches the screen.
/// - A screen that has come back shows the pixels that it was left with.
/// - No single frame shows something else than the frame before *and* the frame after, if these two
///   are alike.
package struct Seams {
  package struct Frame {
    package var pixels: Pixels
    /// In seconds.
    package var time: TimeInterval
    /// What the library moves; nil at rest.
    package var motion: Motion?
    /// Which screens are shown, nil if that's not known; where they are the same, so are the pixels.
    package var place: String?
    /// Whether somebody has touched the screen since the frame before, or still does.
    package var isTouched: Bool
    /// What the app or a finger changes.
    package var ignored: [PixelRect]

    package init(
      pixels: Pixels, time: TimeInterval, motion: Motion? = nil, place: String? = nil,
      isTouched: Bool = false, ignored: [PixelRect] = []
    ) {
      self.pixels = pixels
      self.time = time
      self.motion = motion
      self.place = place
      self.isTouched = isTouched
      self.ignored = ignored
    }
  }

  package struct Motion: Equatable {
    /// How much the upper screen covers of the lower; nil if nobody says.
    package var coverage: CGFloat?
    /// The whole way, in pixels.
    package var length: CGFloat
    /// Whether nothing has moved yet.
    package var isAtStart: Bool

    package init(coverage: CGFloat? = nil, length: CGFloat = 0, isAtStart: Bool = false) {
      self.coverage = coverage
      self.length = length
      self.isAtStart = isAtStart
    }

    /// Whether less than a pixel lies between this and `other`; unknown is far away.
    fileprivate func isNear(_ other: CGFloat?) -> Bool {
      guard let coverage, let other else { return false }
      return abs(coverage - other) * length < 1
    }
  }

  package enum Kind: String { case begin, jump, end, restless, comeback, flash }

  package struct Seam: CustomStringConvertible {
    package var kind: Kind
    /// Of the later frame, counted from 0.
    package var index: Int
    package var difference: PixelDifference
    package var description: String { "\(kind) at frame \(index): \(difference)" }
  }

  package private(set) var found: [Seam] = []
  /// How many hand-overs have been compared.
  package private(set) var compared = 0
  /// How many frames differ from the one before.
  package private(set) var changes = 0
  private var count = 0
  private var last: Frame?
  private var lastButOne: Frame?
  private var change: [Int] = []
  private var isCut = false
  /// The frame that a motion has ended with, until it's touched.
  private var rest: Frame?
  private var left: [String: Frame] = [:]

  package init() {}

  package mutating func add(_ frame: Frame) {
    defer {
      count += 1
      lastButOne = isCut ? nil : last
      isCut = false
      last = frame
    }
    guard let last else { return }
    if frame.pixels != last.pixels { changes += 1 }
    judgeFlash(last, frame)
    switch (last.motion, frame.motion) {
    case (nil, nil): judgeRest(frame)
    case (nil, let motion?): begin(motion, from: last, with: frame)
    case (let motion?, nil): end(motion, with: last, at: frame)
    case (let before?, let motion?):
      if !isCut, motion.isNear(before.coverage) { compare(.jump, frame, with: last, nearby: true) }
    }
    if frame.isTouched, !last.isTouched { leave(last) }
  }

  /// Somebody changes the screen, or cuts what moves.
  package mutating func disturb() {
    rest = nil
    lastButOne = nil
    isCut = true
  }

  // MARK: Hand-overs

  private mutating func begin(_ motion: Motion, from last: Frame, with frame: Frame) {
    leave(last, ignoring: frame.ignored)
    guard motion.isAtStart else { return }
    compare(.begin, frame, with: last)
  }

  private mutating func end(_ motion: Motion, with last: Frame, at frame: Frame) {
    if !isCut, motion.isNear(0) || motion.isNear(1) {
      compare(.end, last, with: frame, nearby: true)
    }
    rest = frame
    if let place = frame.place, let before = left[place] { compare(.comeback, frame, with: before) }
  }

  private mutating func judgeRest(_ frame: Frame) {
    guard let rest else { return }
    // The app may have changed the stack without animation.
    guard rest.place == frame.place else {
      self.rest = nil
      return
    }
    if compare(.restless, frame, with: rest) { self.rest = nil }
  }

  /// What a screen looks like as it's touched or left, with what may have been pressed by then.
  private mutating func leave(_ frame: Frame, ignoring ignored: [PixelRect] = []) {
    rest = nil
    guard frame.motion == nil, let place = frame.place else { return }
    var frame = frame
    frame.ignored += ignored
    left[place] = frame
  }

  @discardableResult
  private mutating func compare(
    _ kind: Kind, _ frame: Frame, with other: Frame, nearby isNearby: Bool = false
  ) -> Bool {
    compared += 1
    let difference = frame.pixels.difference(
      from: other.pixels, tolerance: isNearby ? 8 : 4, nearby: isNearby,
      ignoring: frame.ignored + other.ignored)
    // Where something has moved by less than a pixel, edges may be off by one.
    let size = frame.pixels.width + frame.pixels.height
    guard let difference, !isNearby || difference.count > size else { return false }
    found.append(Seam(kind: kind, index: count, difference: difference))
    return true
  }

  // MARK: Flashes

  /// Longer ago, a frame is no neighbor.
  private static let moment: TimeInterval = 0.04
  /// As much light as a dozen pixels have that turn from black to white.
  private static let least = 12 * 255
  private static let bands = 8

  private mutating func judgeFlash(_ last: Frame, _ frame: Frame) {
    let before = change
    change = frame.pixels.changes(from: last.pixels, bands: Self.bands, step: 3)
    guard let first = lastButOne, frame.time - first.time < Self.moment,
      before.count == change.count,
      zip(before, change).contains(where: { min($0, $1) > Self.least }),
      !turnsBack(first.motion, last.motion, frame.motion)
    else { return }
    let whole = frame.pixels.changes(from: first.pixels, bands: Self.bands, step: 3)
    let flashes = whole.indices.contains {
      min(before[$0], change[$0]) > Self.least && whole[$0] * 4 < min(before[$0], change[$0])
    }
    guard flashes,
      let difference = last.pixels.difference(
        from: frame.pixels, tolerance: 8, ignoring: first.ignored + last.ignored + frame.ignored)
    else { return }
    found.append(Seam(kind: .flash, index: count - 1, difference: difference))
  }

  /// A finger may move something there and back.
  private func turnsBack(_ motions: Motion?...) -> Bool {
    let coverages = motions.compactMap { $0?.coverage }
    guard coverages.count == 3 else { return false }
    return (coverages[1] - coverages[0]) * (coverages[2] - coverages[1]) < 0
  }
}
