/// The picture that was shown last, in blocks as WebP codes them, and what the next one changes in it.
struct PictureBlocks {
  /// A rectangle of the picture, from the first changed block to the last.
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

  private enum Use {
    case changed
    /// Beside one that has changed.
    case beside
    case unchanged
  }

  private static let side = 16
  /// All bits of a pixel but its alpha's.
  private static let clear: UInt32 = 0xFF_FFFF

  private let width: Int
  private let height: Int
  private let columns: Int
  private let rows: Int
  private var shown: [UInt32] = []

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    columns = (width + Self.side - 1) / Self.side
    rows = (height + Self.side - 1) / Self.side
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
    guard !old.isEmpty else {
      return Part(width: width, height: height, pixels: new)
    }
    return part(of: new, uses: uses(from: old, to: new))
  }

  private func uses(from old: [UInt32], to new: [UInt32]) -> [Use] {
    var uses = [Use](repeating: .unchanged, count: columns * rows)
    for index in new.indices where new[index] != old[index] {
      uses[index / width / Self.side * columns + index % width / Self.side] = .changed
    }
    for row in 0..<rows {
      for column in 0..<columns where uses[row * columns + column] == .changed {
        for y in max(row - 1, 0)...min(row + 1, rows - 1) {
          for x in max(column - 1, 0)...min(column + 1, columns - 1)
          where uses[y * columns + x] == .unchanged {
            uses[y * columns + x] = .beside
          }
        }
      }
    }
    return uses
  }

  private func part(of new: [UInt32], uses: [Use]) -> Part {
    let changed = uses.indices.filter { uses[$0] == .changed }
    let across = changed.map { $0 % columns }
    guard let left = across.min(), let right = across.max(), let first = changed.first,
      let last = changed.last
    else { return Part() }
    var part = Part(x: left * Self.side, y: first / columns * Self.side)
    part.width = min((right + 1) * Self.side, width) - part.x
    part.height = min((last / columns + 1) * Self.side, height) - part.y
    part.pixels.reserveCapacity(part.width * part.height)
    for y in part.y..<part.y + part.height {
      // Nobody sees the color of an unchanged block. That of its neighbor costs least.
      var color: UInt32 = 0
      for x in part.x..<part.x + part.width {
        let use = uses[y / Self.side * columns + x / Self.side]
        if use != .unchanged { color = new[y * width + x] & Self.clear }
        part.pixels.append(use == .changed ? color | ~Self.clear : color)
        part.hasHoles = part.hasHoles || use != .changed
      }
    }
    return part
  }
}
