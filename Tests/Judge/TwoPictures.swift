import Foundation

/// What a window must be in every frame of a transition: an upper picture moved rigidly to the
/// right, untouched; a lower one moved rigidly to the left, darkened by one uniform shade; and
/// between them the band of a shadow, in which the lower picture is darker still.
///
/// Anything else (a bar that fades, a title that stands in two places, a picture that is
/// stretched) fits no pair of offsets, and is reported with the place where it is seen.
package struct TwoPictures {
  package let lower: Pixels
  package let upper: Pixels
  /// How far the shadow reaches over the lower picture, in pixels.
  package var shadowReach: Int
  /// How far a channel of the shaded picture may be off, out of 255: rounding of the blend.
  package var tolerance: Int
  /// How far a channel of the upper picture may be off: a live screen is drawn anew in every frame, a
  /// picture of it is not.
  package var upperTolerance: Int
  /// Where the upper picture may begin, in pixels from the left; nil for anywhere.
  package var upperOffsets: ClosedRange<Int>?

  package init(
    lower: Pixels, upper: Pixels, shadowReach: Int = 48, tolerance: Int = 2,
    upperTolerance: Int = 0, upperOffsets: ClosedRange<Int>? = nil
  ) {
    self.lower = lower
    self.upper = upper
    self.shadowReach = shadowReach
    self.tolerance = tolerance
    self.upperTolerance = upperTolerance
    self.upperOffsets = upperOffsets
  }

  package struct Fit: Equatable {
    /// Where the upper picture begins, in pixels from the left.
    package var upperOffset: Int
    /// Where the lower picture begins, in pixels from the left, 0 or less.
    package var lowerOffset: Int
    /// How much light the shade takes away, from 0 (none) to 1 (all).
    package var shade: Double
  }

  /// The first place that the pair of offsets that explains most does not explain.
  package struct Misfit: Error, Equatable, CustomStringConvertible {
    package var picture: String
    package var x: Int
    package var y: Int

    package init(picture: String, x: Int, y: Int) {
      self.picture = picture
      self.x = x
      self.y = y
    }

    package var description: String { "the \(picture) picture is broken at pixel (\(x), \(y))" }
  }

  package func fit(_ frame: Pixels) -> Result<Fit, Misfit> {
    frame.bytes.withUnsafeBytes { frameBytes in
      lower.bytes.withUnsafeBytes { lowerBytes in
        upper.bytes.withUnsafeBytes { upperBytes in
          Search(
            frame: frameBytes, lower: lowerBytes, upper: upperBytes, width: frame.width,
            height: frame.height, shadowReach: shadowReach, tolerance: tolerance,
            upperTolerance: upperTolerance
          ).run(from: upperOffsets?.lowerBound ?? 0, to: upperOffsets?.upperBound ?? frame.width)
        }
      }
    }
  }
}

extension TwoPictures {
  /// Whether every one of these frames is two pictures moved rigidly.
  package func fits(_ frames: [Pixels]) -> Bool {
    frames.allSatisfy { (try? fit($0).get()) != nil }
  }
}

/// The search for the offsets, on bare bytes: a test judges hundreds of frames.
private struct Search {
  let frame: UnsafeRawBufferPointer
  let lower: UnsafeRawBufferPointer
  let upper: UnsafeRawBufferPointer
  let width: Int
  let height: Int
  let shadowReach: Int
  let tolerance: Int
  let upperTolerance: Int

  func run(from first: Int, to last: Int) -> Result<TwoPictures.Fit, TwoPictures.Misfit> {
    var best = TwoPictures.Misfit(picture: "upper", x: 0, y: 0)
    for offset in max(first, 0)...min(last, width) where isUpper(at: offset) {
      if offset == 0 {
        return .success(TwoPictures.Fit(upperOffset: 0, lowerOffset: 0, shade: 0))
      }
      switch fitLower(upTo: offset) {
      case .success(let fit): return .success(fit)
      case .failure(let misfit): if misfit.y >= best.y { best = misfit }
      }
    }
    return .failure(best)
  }

  private func isUpper(at offset: Int) -> Bool {
    guard offset < width, let frame = frame.baseAddress, let upper = upper.baseAddress else {
      return offset == width
    }
    let length = (width - offset) * 4
    // Rows far apart first, so that pictures that differ somewhere differ soon.
    for first in 0..<31 {
      for y in stride(from: first, to: height, by: 31) {
        let row = y * width * 4
        if memcmp(frame + row + offset * 4, upper + row, length) == 0 { continue }
        guard upperTolerance > 0, isNearly(row: row, offset: offset * 4, length: length) else {
          return false
        }
      }
    }
    return true
  }

  private func isNearly(row: Int, offset: Int, length: Int) -> Bool {
    for byte in row..<row + length where byte % 4 != 3 {
      if abs(Int(frame[byte + offset]) - Int(upper[byte])) > upperTolerance { return false }
    }
    return true
  }

  private func fitLower(upTo end: Int) -> Result<TwoPictures.Fit, TwoPictures.Misfit> {
    var best = TwoPictures.Misfit(picture: "lower", x: 0, y: 0)
    for offset in stride(from: 0, through: -width, by: -1) {
      guard let light = light(lowerAt: offset, upTo: end) else { continue }
      if let miss = mismatch(lowerAt: offset, light: light, upTo: end) {
        if miss.y >= best.y { best = TwoPictures.Misfit(picture: "lower", x: miss.x, y: miss.y) }
      } else {
        return .success(
          TwoPictures.Fit(upperOffset: end, lowerOffset: offset, shade: 1 - light))
      }
    }
    return .failure(best)
  }

  /// The part of the light that the shade lets through; nil if scattered samples disagree.
  private func light(lowerAt offset: Int, upTo end: Int) -> Double? {
    let last = min(max(1, end - shadowReach), width + offset)
    guard last > 0 else { return nil }
    // All samples together: one alone, rounded and dark, would say too little.
    var total = 0
    var seen = 0
    var darkest = 1.0
    for sample in 0..<97 {
      let y = (sample * 331 + 17) % height
      let x = (sample * 197 + 3) % last
      for channel in 0..<3 {
        let value = Int(lower[(y * width + x - offset) * 4 + channel])
        let shown = Int(frame[(y * width + x) * 4 + channel])
        total += value
        seen += shown
        darkest = min(darkest, Double(shown + tolerance + 1) / Double(max(value, 1)))
      }
    }
    guard total > 0 else { return 1 }
    let light = min(Double(seen) / Double(total), 1)
    return light <= darkest + 0.01 ? light : nil
  }

  private func mismatch(
    lowerAt offset: Int, light: Double, upTo end: Int
  ) -> (x: Int, y: Int)? {
    let shaded = (0..<256).map { Int((Double($0) * light).rounded()) }
    let shadowStart = end < width ? max(0, end - shadowReach) : end
    return shaded.withUnsafeBufferPointer { shaded in
      for first in 0..<31 {
        for y in stride(from: first, to: height, by: 31) {
          var x = 0
          while x < end {
            guard x - offset < width else { return (x, y) }
            let at = (y * width + x) * 4
            let from = at - offset * 4
            var channel = 0
            while channel < 3 {
              let off = Int(frame[at + channel]) - shaded[Int(lower[from + channel])]
              if off > tolerance || (x < shadowStart && off < -tolerance) { return (x, y) }
              channel += 1
            }
            x += 1
          }
        }
      }
      return nil
    }
  }
}
