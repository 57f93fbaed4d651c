/// The picture that was shown last, in blocks as WebP codes them, and what the next one changes in it.
struct PictureBlocks {
  /// A rectangle of the picture with all blocks that have changed.
  struct Part {
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    /// Row by row from the top; empty if nothing has changed.
    var pixels: [UInt32] = []
    /// Whether some pixels are clear and show what was there before.
    var hasHoles = false
    /// Whether some pixels aren't opaque.
    var hasAlpha = false
  }

  private static let side = 16
  /// All bits of a pixel but its alpha's.
  private static let clear: UInt32 = 0xFF_FFFF

  private let width: Int
  private let height: Int
  private let columns: Int
  private let rows: Int
  private var shown: [UInt32] = []
  /// Block by block, whether a pixel has changed.
  private var changed: [Bool]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
    changed = Array(repeating: false, count: columns * rows)
  }

  /// Takes the next picture, pixels of four bytes with their alpha multiplied in, and returns what
  /// it changes.
  mutating func change(to pixels: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) -> Part {
    let new = straight(pixels, bytesPerRow: bytesPerRow)
    let old = shown
    shown = new
    guard !old.isEmpty else { return whole }
    changed = Array(repeating: false, count: columns * rows)
    for index in new.indices where new[index] != old[index] {
      // Drawn over what was there, a translucent pixel would mix with it.
      if !Self.isOpaque(new[index]) || !Self.isOpaque(old[index]) { return whole }
      changed[index / width / Self.side * columns + index % width / Self.side] = true
    }
    return part()
  }

  private var whole: Part {
    Part(
      width: width, height: height, pixels: shown,
      hasAlpha: !shown.allSatisfy(Self.isOpaque))
  }

  private static func isOpaque(_ pixel: UInt32) -> Bool { pixel >> 24 == 0xFF }

  /// The pixels as a file holds them, with their alpha beside their color.
  ///
  /// A clear one has the color of the one before it, which costs least and which a decoder may mix
  /// into its neighbors.
  private func straight(
    _ pixels: UnsafeMutablePointer<UInt8>, bytesPerRow: Int
  ) -> [UInt32] {
    var straight = [UInt32](repeating: 0, count: width * height)
    var color: UInt32 = 0
    for y in 0..<height {
      let row = UnsafeRawPointer(pixels + y * bytesPerRow)
      for x in 0..<width {
        let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
        let alpha = pixel >> 24
        if alpha == 0xFF {
          color = pixel & Self.clear
        } else if alpha > 0 {
          color = [0, 8, 16].reduce(0) { color, shift in
            let part = ((pixel >> shift & 0xFF) * 0xFF + alpha / 2) / alpha
            return color | min(part, 0xFF) << shift
          }
        }
        straight[y * width + x] = alpha << 24 | color
      }
    }
    return straight
  }

  /// Whether one of the blocks has changed, some of which may be beyond the picture.
  private func hasChanged(columns wide: ClosedRange<Int>, rows high: ClosedRange<Int>) -> Bool {
    high.clamped(to: 0...rows - 1).contains { row in
      wide.clamped(to: 0...columns - 1).contains { changed[row * columns + $0] }
    }
  }

  private func part() -> Part {
    let blocks = changed.indices.filter { changed[$0] }
    let across = blocks.map { $0 % columns }
    guard let left = across.min(), let right = across.max(), let first = blocks.first,
      let last = blocks.last
    else { return Part() }
    // With the blocks beside them.
    var part = Part(
      x: max(left - 1, 0) * Self.side, y: max(first / columns - 1, 0) * Self.side)
    part.width = min((right + 2) * Self.side, width) - part.x
    part.height = min((last / columns + 2) * Self.side, height) - part.y
    part.pixels = Array(repeating: 0, count: part.width * part.height)
    let half = Self.side / 2
    for y in stride(from: part.y, to: part.y + part.height, by: half) {
      // Nobody sees the color of what is far from a change. That of its neighbor costs least.
      var color: UInt32 = 0
      for x in stride(from: part.x, to: part.x + part.width, by: half) {
        let (column, row) = (x / Self.side, y / Self.side)
        let isNear = hasChanged(columns: column - 1...column + 1, rows: row - 1...row + 1)
        let isSeen = isSeen(column: x / half, row: y / half)
        if isNear { color = shown[y * width + x] & Self.clear }
        for pixelY in y..<min(y + half, height) {
          for pixelX in x..<min(x + half, width) {
            let pixel = shown[pixelY * width + pixelX]
            let isKept = isSeen && Self.isOpaque(pixel)
            part.hasHoles = part.hasHoles || !isKept
            part.pixels[(pixelY - part.y) * part.width + pixelX - part.x] =
              isKept ? pixel : isNear ? pixel & Self.clear : color
          }
        }
      }
    }
    part.hasAlpha = part.hasHoles
    return part
  }

  /// Whether a quarter of a block is kept: in a block that has changed, or at its edge.
  ///
  /// A decoder mixes the colors of blocks at their edges. So what is beside a change is kept anew.
  private func isSeen(column: Int, row: Int) -> Bool {
    hasChanged(
      columns: (column - 1) >> 1...(column + 1) >> 1, rows: (row - 1) >> 1...(row + 1) >> 1)
  }
}
