import CoreGraphics
import Foundation

/// The colors of an opaque picture, four bytes a pixel, row by row: what a person sees of a window.
package struct Pixels: Equatable {
  package let width: Int
  package let height: Int
  /// Blue, green, red and a byte that does not count, from 0 to 255.
  package let bytes: Data

  package init(width: Int, height: Int, bytes: Data) {
    precondition(bytes.count == width * height * 4, "four bytes a pixel")
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  package init(_ image: CGImage) {
    width = image.width
    height = image.height
    let (row, height) = (image.width * 4, image.height)
    var bytes = Data(count: row * height)
    bytes.withUnsafeMutableBytes { target in
      guard let target = target.baseAddress, let source = image.pixels.baseAddress else { return }
      for y in 0..<height { memcpy(target + y * row, source + y * image.bytesPerRow, row) }
    }
    self.bytes = bytes
  }

  /// The brightness of one channel, from 0 to 255.
  package func value(_ x: Int, _ y: Int, _ channel: Int) -> Int {
    Int(bytes[(y * width + x) * 4 + channel])
  }
}

extension Pixels {
  /// Blue, green and red of each pixel of a part, row by row.
  package func colors(in part: PixelRect) -> [UInt8] {
    part.y.flatMap { y in
      part.x.flatMap { x in (0..<3).map { UInt8(value(x, y, $0)) } }
    }
  }

  /// The rows from `top` down.
  package func rows(from top: Int) -> Pixels { rows(min(top, height)..<height) }

  /// The rows above `bottom`.
  package func rows(to bottom: Int) -> Pixels { rows(0..<min(bottom, height)) }

  private func rows(_ rows: Range<Int>) -> Pixels {
    let part = bytes.subdata(in: rows.lowerBound * width * 4..<rows.upperBound * width * 4)
    return Pixels(width: width, height: rows.count, bytes: part)
  }

  /// Left for right: the judge knows pictures that come from the right.
  package var mirrored: Pixels {
    let mirror = bytes.withUnsafeBytes { source in
      let pixels = source.bindMemory(to: UInt32.self)
      var row: [UInt32] = []
      row.reserveCapacity(width * height)
      for y in 0..<height {
        row.append(contentsOf: pixels[(y * width)..<((y + 1) * width)].reversed())
      }
      return row.withUnsafeBytes { Data($0) }
    }
    return Pixels(width: width, height: height, bytes: mirror)
  }
}
