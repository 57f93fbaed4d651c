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
    let source = UnsafeRawBufferPointer(image.pixels)
    var bytes = Data(capacity: image.width * image.height * 4)
    for y in 0..<image.height {
      let start = y * image.bytesPerRow
      bytes.append(contentsOf: source[start..<start + image.width * 4])
    }
    self.bytes = bytes
  }

  /// The brightness of one channel, from 0 to 255.
  package func value(_ x: Int, _ y: Int, _ channel: Int) -> Int {
    Int(bytes[(y * width + x) * 4 + channel])
  }
}

extension Pixels {
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
