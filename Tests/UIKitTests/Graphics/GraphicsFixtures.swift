import UIKit

/// Color of one pixel, premultiplied, counted from the top left.
struct Pixel: Equatable, CustomStringConvertible {
  var red: UInt8
  var green: UInt8
  var blue: UInt8
  var alpha: UInt8

  init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(_ image: CGImage?, _ x: Int, _ y: Int) {
    self.init(0, 0, 0, 0)
    guard let image, x < image.width, y < image.height else { return }
    let bytes = image.pixels
    let start = y * image.bytesPerRow + x * 4
    self.init(bytes[start + 2], bytes[start + 1], bytes[start], bytes[start + 3])
  }

  static let clear = Pixel(0, 0, 0, 0)
  static let red = Pixel(255, 0, 0)
  static let green = Pixel(0, 255, 0)
  static let blue = Pixel(0, 0, 255)
  static let white = Pixel(255, 255, 255)
  static let black = Pixel(0, 0, 0)

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }
}

/// A picture of that many points at one pixel each.
func drawn(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, opaque: Bool = false,
  _ actions: (CGContext) -> Void
) -> UIImage {
  let format = UIGraphicsImageRendererFormat()
  format.scale = scale
  format.opaque = opaque
  return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format)
    .image { actions($0.cgContext) }
}
