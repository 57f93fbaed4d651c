import CoreGraphics
import Foundation

/// Part of a picture, in pixels from the top left.
package struct PixelRect: Equatable, Sendable {
  package var x: Range<Int>
  package var y: Range<Int>

  package init(x: Range<Int>, y: Range<Int>) {
    self.x = x
    self.y = y
  }

  /// What lies in a rectangle, in pixels.
  package init(_ rect: CGRect) {
    x = Int(rect.minX.rounded(.up))..<Int(rect.maxX.rounded(.up))
    y = Int(rect.minY.rounded(.up))..<Int(rect.maxY.rounded(.up))
  }

  package func contains(_ x: Int, _ y: Int) -> Bool { self.x.contains(x) && self.y.contains(y) }
}

/// Where two pictures of the same size differ by more than rounding.
package struct PixelDifference: Equatable, CustomStringConvertible {
  /// How many pixels differ.
  package var count = 0
  /// The channel that is off most, out of 255.
  package var worst = 0
  /// What encloses them.
  package var box = PixelRect(x: 0..<0, y: 0..<0)

  package var description: String {
    "\(count) pixels in x \(box.x), y \(box.y), off by up to \(worst)"
  }

  fileprivate mutating func add(_ off: Int, _ x: Int, _ y: Int) {
    worst = max(worst, off)
    box =
      count == 0
      ? PixelRect(x: x..<x + 1, y: y..<y + 1)
      : PixelRect(
        x: min(box.x.lowerBound, x)..<max(box.x.upperBound, x + 1),
        y: min(box.y.lowerBound, y)..<max(box.y.upperBound, y + 1))
    count += 1
  }
}

extension Pixels {
  /// What is different in `other`, outside of what is ignored; nil if nothing is.
  ///
  /// A channel may be off by the tolerance, out of 255: rounding. Nearby, a pixel may also be a mixture
  /// of those around its place in the other picture: one that has moved by less than a pixel is.
  package func difference(
    from other: Pixels, tolerance: Int = 2, nearby isNearby: Bool = false,
    ignoring ignored: [PixelRect] = []
  ) -> PixelDifference? {
    guard width == other.width, height == other.height else {
      return PixelDifference(
        count: max(width * height, other.width * other.height), worst: 255,
        box: PixelRect(x: 0..<width, y: 0..<height))
    }
    if bytes == other.bytes { return nil }
    var found = PixelDifference()
    comparing(with: other) { a, b, row in
      var at = row.start
      for x in 0..<width {
        let next = at + 4
        defer { at = next }
        if a[at] == b[at], a[at + 1] == b[at + 1], a[at + 2] == b[at + 2] { continue }
        let off = Self.distance(a + at, b + at)
        if off <= tolerance || ignored.contains(where: { $0.contains(x, row.y) }) { continue }
        if isNearby, isMixture(a, at, of: b, x, row.y, tolerance) { continue }
        found.add(off, x, row.y)
      }
    }
    return found.count > 0 ? found : nil
  }

  /// How much light changes in each band of the picture, from top to bottom; every `step`th row counts.
  package func changes(from other: Pixels, bands: Int, step: Int) -> [Int] {
    var sums = [Int](repeating: 0, count: bands)
    guard width == other.width, height == other.height, bytes != other.bytes else { return sums }
    comparing(with: other, step: step) { a, b, row in
      var (at, sum) = (row.start, 0)
      let end = at + width * 4
      while at < end {
        let off = Self.distance(a + at, b + at)
        if off > 6 { sum += off }
        at += 4
      }
      sums[row.y * bands / height] += sum
    }
    return sums.map { $0 * step }
  }

  /// How far the channel that differs most is off.
  private static func distance(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>) -> Int {
    let (blue, green, red) = (Int(a[0]) - Int(b[0]), Int(a[1]) - Int(b[1]), Int(a[2]) - Int(b[2]))
    var off = blue < 0 ? -blue : blue
    if green > off || -green > off { off = green < 0 ? -green : green }
    if red > off || -red > off { off = red < 0 ? -red : red }
    return off
  }

  /// Calls `body` with the bytes of both for each row in which they differ.
  private func comparing(
    with other: Pixels, step: Int = 1,
    _ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>, (y: Int, start: Int)) -> Void
  ) {
    bytes.withUnsafeBytes { left in
      other.bytes.withUnsafeBytes { right in
        let (left, right) = (left.bindMemory(to: UInt8.self), right.bindMemory(to: UInt8.self))
        guard let a = left.baseAddress, let b = right.baseAddress else { return }
        for y in stride(from: 0, to: height, by: step) {
          let start = y * width * 4
          if memcmp(a + start, b + start, width * 4) != 0 { body(a, b, (y, start)) }
        }
      }
    }
  }

  /// Whether each channel lies between the darkest and the lightest of the nine pixels around; at the
  /// edge, what is outside may be anything.
  private func isMixture(
    _ a: UnsafePointer<UInt8>, _ at: Int, of b: UnsafePointer<UInt8>, _ x: Int, _ y: Int,
    _ tolerance: Int
  ) -> Bool {
    if x == 0 || y == 0 || x == width - 1 || y == height - 1 { return true }
    for channel in 0..<3 {
      var (low, high) = (255, 0)
      for row in y - 1...y + 1 {
        for column in x - 1...x + 1 {
          let value = Int(b[(row * width + column) * 4 + channel])
          low = min(low, value)
          high = max(high, value)
        }
      }
      let value = Int(a[at + channel])
      if value < low - tolerance || value > high + tolerance { return false }
    }
    return true
  }
}
