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
    /// Whether some pixels are clear: what has been there stays.
    var hasHoles = false
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

  /// Takes the next picture, pixels of four bytes, and returns what it changes.
  mutating func change(to pixels: UnsafeMutablePointer<UInt8>, bytesPerRow: Int) -> Part {
    var new = [UInt32](repeating: 0, count: width * height)
    for y in 0..<height {
      let row = UnsafeRawPointer(pixels + y * bytesPerRow)
      for x in 0..<width {
        new[y * width + x] = row.load(fromByteOffset: x * 4, as: UInt32.self) | ~Self.clear
      }
    }
    let old = shown
    shown = new
    guard !old.isEmpty else { return Part(width: width, height: height, pixels: new) }
    changed = Array(repeating: false, count: columns * rows)
    for index in new.indices where new[index] != old[index] {
      changed[index / width / Self.side * columns + index % width / Self.side] = true
    }
    return part()
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
        part.hasHoles = part.hasHoles || !isSeen
        if isNear { color = shown[y * width + x] & Self.clear }
        for pixelY in y..<min(y + half, height) {
          for pixelX in x..<min(x + half, width) {
            let pixel = isNear ? shown[pixelY * width + pixelX] & Self.clear : color
            part.pixels[(pixelY - part.y) * part.width + pixelX - part.x] =
              isSeen ? pixel | ~Self.clear : pixel
          }
        }
      }
    }
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
