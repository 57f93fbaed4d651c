import CoreGraphics
import UIKitHost

extension CGImage {
  /// The picture as it lies on a device that is held upright: turned by a quarter where the
  /// interface is not of that shape.
  @MainActor
  func upright(in size: CGSize) -> CGImage {
    let isTurned = (width > height) != (size.width > size.height) && width != height
    guard isTurned else { return self }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let pixels = CGSize(width: height, height: width)
    let turned = UIGraphicsImageRenderer(size: pixels, format: format).image { context in
      context.cgContext.translateBy(x: pixels.width, y: 0)
      context.cgContext.rotate(by: .pi / 2)
      UIImage(cgImage: self).draw(in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    return turned.cgImage ?? self
  }
}
