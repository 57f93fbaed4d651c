import Foundation
import Testing
import UIKit
import UIKitHost

/// Bitmap contexts hold what was drawn in the byte order that their `bitmapInfo` states.
@MainActor @Suite(.warningsAreRead) struct GraphicsBitmapTests {
  struct Order: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let info: UInt32
    /// The bytes of an opaque pixel of red 255, green 128, blue 0.
    let orange: [UInt8]
  }

  nonisolated static let orders = [
    Order(
      testDescription: "RGBA", info: CGImageAlphaInfo.premultipliedLast.rawValue,
      orange: [255, 128, 0, 255]),
    Order(
      testDescription: "ARGB", info: CGImageAlphaInfo.premultipliedFirst.rawValue,
      orange: [255, 255, 128, 0]),
    Order(
      testDescription: "BGRA",
      info: CGImageAlphaInfo.premultipliedFirst.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue,
      orange: [0, 128, 255, 255]),
    Order(
      testDescription: "ABGR",
      info: CGImageAlphaInfo.premultipliedLast.rawValue
        | CGBitmapInfo.byteOrder32Little.rawValue,
      orange: [255, 0, 128, 255]),
  ]

  private var orange: CGColor { CGColor(red: 1, green: 128.0 / 255, blue: 0, alpha: 1) }

  private func makeContext(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 2, row: Int = 0, info: UInt32
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: 2, bitsPerComponent: 8, bytesPerRow: row,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
  }

  private func bytes(_ context: CGContext, at index: Int, count: Int) -> [UInt8] {
    guard let data = context.data else { return [] }
    return Array(UnsafeRawBufferPointer(start: data + index, count: count))
  }

  @Test(arguments: orders) func bytesStandInTheOrderAskedFor(_ order: Order) throws {
    let context = try #require(makeContext(info: order.info))
    #expect(context.ctm.isIdentity)
    context.setFillColor(orange)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bytes(context, at: 0, count: 4) == order.orange)
  }

  @Test(arguments: orders) func memoryOfTheAppIsDrawnInto(_ order: Order) throws {
    var pixels = [UInt8](repeating: 0, count: 2 * 2 * 4 + 8)
    try pixels.withUnsafeMutableBytes { memory in
      let context = try #require(makeContext(memory.baseAddress, row: 12, info: order.info))
      #expect(context.bytesPerRow == 12)
      context.setFillColor(orange)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    // The first pixel of the lower row: y points up.
    #expect(Array(pixels[12..<16]) == order.orange)
    #expect(pixels[0..<12].allSatisfy { $0 == 0 })
  }

  @Test func whatTheAppWritesIsPartOfTheImage() throws {
    let context = try #require(makeContext(info: CGImageAlphaInfo.premultipliedLast.rawValue))
    let data = try #require(context.data?.assumingMemoryBound(to: UInt8.self))
    for (index, byte) in [0, 0, 255, 255].enumerated() { data[index] = UInt8(byte) }
    let image = try #require(context.makeImage())
    let read = try #require(makeContext(info: CGImageAlphaInfo.premultipliedLast.rawValue))
    read.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(bytes(read, at: 0, count: 8) == [0, 0, 255, 255, 0, 0, 0, 0])
  }

  @Test func aRenderedLayerIsInTheBytes() throws {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    layer.backgroundColor = orange
    let context = try #require(makeContext(info: CGImageAlphaInfo.premultipliedLast.rawValue))
    layer.render(in: context)
    #expect(bytes(context, at: 0, count: 4) == [255, 128, 0, 255])
  }

  @Test func rowsThatAreTooShortMakeNoContext() {
    #expect(makeContext(row: 4, info: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test func aPictureGivesOutItsRows() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 3, height: 2)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIColor(cgColor: orange).setFill()
      UIRectFill(CGRect(origin: .zero, size: size))
    }
    let picture = try #require(image.cgImage)
    let data = try #require(picture.dataProvider?.data as Data?)
    #expect(data.count == picture.bytesPerRow * picture.height)
    #expect(picture.bitmapInfo.contains(.byteOrder32Little))
    #expect(Array(data.prefix(3)) == [0, 128, 255])
  }
}
