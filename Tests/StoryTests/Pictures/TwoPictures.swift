/// What a window must be in every frame of a transition: an upper picture moved rigidly to the
/// right, untouched; a lower one moved rigidly to the left, darkened by one uniform shade; and
/// between them the band of a shadow, in which the lower picture is darker still.
///
/// Anything else (a bar that fades, a title that stands in two places, a picture that is
/// stretched) fits no pair of offsets, and is reported with the place where it is seen first.
struct TwoPictures {
  let lower: Pixels
  let upper: Pixels
  /// How far the shadow reaches over the lower picture, in pixels.
  var shadowReach = 48
  /// How far one channel may be off, out of 255: rounding in the blend of the shade.
  var tolerance = 2

  struct Fit: Equatable {
    /// Where the upper picture begins, in pixels from the left.
    var upperOffset: Int
    /// Where the lower picture begins, in pixels from the left, 0 or less.
    var lowerOffset: Int
    /// How much light the shade takes away, from 0 (none) to 1 (all).
    var shade: Double
  }

  /// The pixel up to which the best pair of offsets explains the frame.
  struct Misfit: Error, Equatable, CustomStringConvertible {
    var picture: String
    var x: Int
    var y: Int
    var description: String { "the \(picture) picture is broken at pixel (\(x), \(y))" }
  }

  func fit(_ frame: Pixels) -> Result<Fit, Misfit> {
    var best = Misfit(picture: "upper", x: 0, y: 0)
    for offset in 0...frame.width {
      // The frame may begin to differ only where the lower picture is seen.
      if upperMismatch(frame, at: offset) != nil { continue }
      switch fitLower(frame, upTo: offset) {
      case .success(let fit): return .success(fit)
      case .failure(let misfit): if misfit.y >= best.y { best = misfit }
      }
    }
    return .failure(best)
  }

  private func upperMismatch(_ frame: Pixels, at offset: Int) -> (x: Int, y: Int)? {
    for y in 0..<frame.height {
      for x in offset..<frame.width {
        for channel in 0..<3
        where abs(frame.value(x, y, channel) - upper.value(x - offset, y, channel)) > tolerance {
          return (x, y)
        }
      }
    }
    return nil
  }

  private func fitLower(_ frame: Pixels, upTo end: Int) -> Result<Fit, Misfit> {
    guard end > 0 else {
      return .success(Fit(upperOffset: 0, lowerOffset: 0, shade: 0))
    }
    var best = Misfit(picture: "lower", x: 0, y: 0)
    for offset in stride(from: 0, through: -frame.width, by: -1) {
      guard let light = light(of: frame, lowerAt: offset, upTo: end) else { continue }
      if let miss = lowerMismatch(frame, at: offset, light: light, upTo: end) {
        if miss.y >= best.y { best = Misfit(picture: "lower", x: miss.x, y: miss.y) }
      } else {
        return .success(Fit(upperOffset: end, lowerOffset: offset, shade: 1 - light))
      }
    }
    return .failure(best)
  }

  /// The part of the light that the shade lets through, measured where the picture is brightest.
  private func light(of frame: Pixels, lowerAt offset: Int, upTo end: Int) -> Double? {
    let last = max(1, end - shadowReach)
    var brightest = 0
    var seen = 0
    for y in stride(from: 0, to: frame.height, by: 7) {
      for x in stride(from: 0, to: last, by: 5) where x - offset < frame.width {
        for channel in 0..<3 {
          let value = lower.value(x - offset, y, channel)
          guard value > brightest else { continue }
          brightest = value
          seen = frame.value(x, y, channel)
        }
      }
    }
    guard brightest > 0 else { return 1 }
    let light = Double(seen) / Double(brightest)
    return light <= 1.01 ? min(light, 1) : nil
  }

  private func lowerMismatch(
    _ frame: Pixels, at offset: Int, light: Double, upTo end: Int
  ) -> (x: Int, y: Int)? {
    let shadowStart = end < frame.width ? max(0, end - shadowReach) : end
    for y in 0..<frame.height {
      for x in 0..<end {
        guard x - offset < frame.width else { return (x, y) }
        for channel in 0..<3 {
          let expected = Int((Double(lower.value(x - offset, y, channel)) * light).rounded())
          let difference = frame.value(x, y, channel) - expected
          if difference > tolerance || (x < shadowStart && difference < -tolerance) {
            return (x, y)
          }
        }
      }
    }
    return nil
  }
}
