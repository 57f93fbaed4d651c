import UIKit

/// The pixels of a picture, row by row from the top: red, green, blue, alpha, premultiplied.
struct Picture: Equatable {
  struct Color: Equatable {
    var red = 0
    var green = 0
    var blue = 0
    var alpha = 0

    /// Whether no channel is further off than `tolerance`, out of 255.
    func isNear(_ other: Color, by tolerance: Int = 24) -> Bool {
      abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
        && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
    }

    static let clear = Color()
    static let red = Color(red: 255, alpha: 255)
    static let blue = Color(blue: 255, alpha: 255)
    static let white = Color(red: 255, green: 255, blue: 255, alpha: 255)
  }

  let width: Int
  let height: Int
  private let bytes: [UInt8]

  init?(_ image: CGImage?) {
    guard let image, image.width > 0, image.height > 0,
      let context = CGContext(
        data: nil, width: image.width, height: image.height, bitsPerComponent: 8,
        bytesPerRow: image.width * 4, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    width = image.width
    height = image.height
    let size = CGSize(width: CGFloat(width), height: CGFloat(height))
    context.draw(image, in: CGRect(origin: .zero, size: size))
    guard let data = context.data else { return nil }
    bytes = Array(UnsafeRawBufferPointer(start: data, count: width * height * 4))
  }

  /// What `body` draws into a clear bitmap of `bounds`, at one pixel a point.
  @MainActor
  static func drawing(_ bounds: CGRect, _ body: (CGRect) -> Void) -> Picture? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = false
    return Picture(
      UIGraphicsImageRenderer(bounds: bounds, format: format).image { _ in body(bounds) }.cgImage)
  }

  /// The color of a pixel; clear outside.
  func color(_ x: Int, _ y: Int) -> Color {
    guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
    let start = (y * width + x) * 4
    return Color(
      red: Int(bytes[start]), green: Int(bytes[start + 1]), blue: Int(bytes[start + 2]),
      alpha: Int(bytes[start + 3]))
  }

  /// The color at a point.
  func color(at point: CGPoint) -> Color { color(Int(point.x), Int(point.y)) }
}

/// What a window is in every frame of a sideways transition: the lower picture moved to the left, the
/// upper one beside it, and nothing else.
struct TwoPictures {
  let lower: Picture
  let upper: Picture

  /// How well the best offset explains `frame`.
  struct Fit {
    /// Where the upper picture begins, in points from the left.
    var offset: Int
    /// The share of the samples that are as they should be, from 0 to 1.
    var share: Double
  }

  func fit(_ frame: Picture) -> Fit {
    var best = Fit(offset: 0, share: 0)
    for offset in 0...frame.width {
      if let share = share(of: frame, at: offset, above: best.share) {
        best = Fit(offset: offset, share: share)
      }
    }
    return best
  }

  /// The share at an offset, if it's above another.
  private func share(of frame: Picture, at offset: Int, above least: Double) -> Double? {
    let rows = stride(from: 3, to: frame.height, by: 23)
    let columns = stride(from: 2, to: frame.width, by: 17).filter { abs($0 - offset) > 1 }
    let all = Double(columns.count * Array(rows).count)
    let allowed = all * (1 - least)
    var wrong = 0.0
    for y in rows {
      for x in columns {
        let there =
          x > offset ? upper.color(x - offset, y) : lower.color(x - offset + frame.width, y)
        if !frame.color(x, y).isNear(there, by: 40) { wrong += 1 }
      }
      if wrong >= allowed { return nil }
    }
    return all > 0 ? 1 - wrong / all : nil
  }
}
