import UIKit

/// Draws at the screen's scale and in its gamut.
struct SnapshotCanvas: Sendable {
  let scale: CGFloat
  /// Whether the screen shows more colors than sRGB has.
  let isWide: Bool

  /// The memory of an image of `size` points, in bytes.
  func bytes(of size: CGSize) -> Int { Int(size.width * size.height * scale * scale) * 4 }

  /// An image of `size` points, clear where nothing is drawn; nil if `draw` returns false.
  ///
  /// The bitmap has 8 bits a channel: the default format of an image renderer is extended and takes several
  /// times as long (developers' reports). Contexts without alpha are reported to lose Metal content.
  /// Device RGB would clip the colors of a screen that shows more of them.
  @MainActor
  func draw(_ size: CGSize, _ draw: (CGContext) -> Bool) -> UIImage? {
    Log.interval("capture") { () -> UIImage? in
      let format = CGImageAlphaInfo.premultipliedFirst.rawValue
      guard
        let context = CGContext(
          data: nil, width: Int((size.width * scale).rounded(.up)),
          height: Int((size.height * scale).rounded(.up)), bitsPerComponent: 8,
          bytesPerRow: 0, space: colorSpace,
          bitmapInfo: format | CGBitmapInfo.byteOrder32Little.rawValue)
      else { return nil }
      context.translateBy(x: 0, y: CGFloat(context.height))
      context.scaleBy(x: scale, y: -scale)
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      guard draw(context), let image = context.makeImage() else { return nil }
      return UIImage(cgImage: image, scale: scale, orientation: .up)
    }
  }

  private var colorSpace: CGColorSpace {
    (isWide ? CGColorSpace(name: CGColorSpace.displayP3) : nil) ?? CGColorSpaceCreateDeviceRGB()
  }
}
