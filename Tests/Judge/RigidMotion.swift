import CoreGraphics

/// A motion of the default choreography, frame by frame: the upper screen is where its coverage says.
package struct RigidMotion {
  package private(set) var frames: [(pixels: Pixels, coverage: CGFloat)] = []
  /// Where a bar begins that stands still, in pixels from the top; nil if there's none.
  package var bottom: Int?
  package var isMirrored = false
  /// Pixels a point.
  package var scale = 1

  package init() {}

  package mutating func add(_ pixels: Pixels, _ coverage: CGFloat) {
    frames.append((pixels, coverage))
  }

  /// Each frame that isn't the two screens, where they have to be and nothing else.
  package func misfits(lower: Pixels, upper: Pixels) -> [String] {
    let (lower, upper) = (part(of: lower), part(of: upper))
    return frames.enumerated().compactMap { index, frame in
      let offset = Int(((1 - frame.coverage) * CGFloat(lower.width)).rounded())
      // The shadow reaches 12 points over the lower screen.
      let judge = TwoPictures(
        lower: lower, upper: upper, shadowReach: 14 * scale,
        upperOffsets: offset - 1...offset + 1)
      switch judge.fit(part(of: frame.pixels)) {
      case .success: return nil
      case .failure(let misfit): return "\(index) at \(frame.coverage): \(misfit)"
      }
    }
  }

  private func part(of pixels: Pixels) -> Pixels {
    let part = bottom.map(pixels.rows(to:)) ?? pixels
    return isMirrored ? part.mirrored : part
  }
}
