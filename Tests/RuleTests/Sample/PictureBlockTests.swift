import CoreGraphics
import Testing

@testable import UIKitHost

/// A recording's pictures are kept block by block, and none loses a pixel by that.
@Suite(.warningsAreRead) struct PictureBlockTests {
  private let width = 70
  private let height = 50

  /// What a viewer shows after each picture: clear pixels leave what was there.
  @Test func eachPictureIsShownWhole() {
    var blocks = PictureBlocks(width: width, height: height)
    var canvas = [UInt32](repeating: 0, count: width * height)
    for step in 0..<40 {
      let picture = picture(step)
      let part = blocks.change(to: picture)
      for y in 0..<part.height {
        for x in 0..<part.width {
          let pixel = part.pixels[y * part.width + x]
          if pixel >> 24 == 0xFF { canvas[(part.y + y) * width + part.x + x] = pixel }
        }
      }
      #expect(canvas == picture, "\(step)")
    }
  }

  /// Those that change, and half of what is beside them, into which a decoder has mixed their colors.
  @Test func onlyTheBlocksThatChangeAreKept() {
    var blocks = PictureBlocks(width: width, height: height)
    var picture = picture(0)
    let whole = blocks.change(to: picture)
    #expect((whole.width, whole.height, whole.hasHoles) == (width, height, false))
    #expect(blocks.change(to: picture).pixels.isEmpty)
    picture[20 * width + 33] ^= 1
    let one = blocks.change(to: picture)
    #expect((one.x, one.y, one.width, one.height) == (16, 0, 48, 48))
    #expect(one.hasHoles)
    let kept = one.pixels.indices.filter { one.pixels[$0] >> 24 == 0xFF }
    #expect(kept.count == 32 * 32)
    #expect(kept.allSatisfy { (8..<40).contains($0 % 48) && (8..<40).contains($0 / 48) })
    // The others beside it have their colors, so that nothing else is mixed in.
    #expect(one.pixels[0] == picture[16] & 0xFFFFFF)
    picture[0] ^= 1
    picture[49 * width + 69] ^= 1
    let corners = blocks.change(to: picture)
    #expect((corners.x, corners.y, corners.width, corners.height) == (0, 0, width, height))
    #expect(corners.hasHoles)
    let opaque = corners.pixels.filter { $0 >> 24 == 0xFF }
    #expect(opaque.count == 24 * 24 + 14 * 10)
  }

  /// Around a phone, a picture is clear, and the line around it is mixed with the page.
  @Test func clearCornersStayClear() {
    var blocks = PictureBlocks(width: width, height: height)
    var picture = picture(0)
    picture[1] = 0x8040_4040  // gray, half of it
    picture[2] = 0
    let whole = blocks.change(to: picture)
    #expect(whole.hasAlpha && !whole.hasHoles)
    #expect(whole.pixels[1] == 0x8080_8080)
    #expect(whole.pixels[2] == 0x0080_8080)

    // Beside a change, neither is drawn twice.
    picture[5] ^= 1
    let part = blocks.change(to: picture)
    #expect(part.hasAlpha && part.hasHoles)
    #expect([part.pixels[1], part.pixels[2]] == [0x80_8080, 0x80_8080])
    #expect(part.pixels[5] == picture[5])

    // What's mixed with the page can't be drawn over.
    picture[1] = 0x8020_2020
    let replaced = blocks.change(to: picture)
    #expect((replaced.width, replaced.height, replaced.hasHoles) == (width, height, false))
  }

  /// A square that moves over a slope of colors, and stands still now and then.
  private func picture(_ step: Int) -> [UInt32] {
    let left = step / 2 * 3
    return (0..<width * height).map { index in
      let (x, y) = (index % width, index / width)
      let isSquare = (left..<left + 9).contains(x) && (20..<30).contains(y)
      return 0xFF00_0000 | (isSquare ? 0xFFFFFF : UInt32(x * 3 + y))
    }
  }
}

extension PictureBlocks {
  fileprivate mutating func change(to pixels: [UInt32]) -> Part {
    var pixels = pixels
    return pixels.withUnsafeMutableBytes { bytes in
      bytes.bindMemory(to: UInt8.self).baseAddress.map {
        change(to: $0, bytesPerRow: bytes.count / 50)
      } ?? Part()
    }
  }
}
