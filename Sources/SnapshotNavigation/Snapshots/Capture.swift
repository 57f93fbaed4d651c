import UIKit

extension Scope {
  func view(of snapshot: UIImage) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: self.view.bounds.size))
    view.layer.show(CGRect(origin: .zero, size: snapshot.size), of: snapshot)
    return view
  }

  /// An image of `size` points, clear where nothing is drawn; nil if `draw` returns false.
  ///
  /// The context is clear at first.
  ///
  /// Into a bitmap of 8 bits: the default format of an image renderer is extended and takes several
  /// times as long (developers' reports). Contexts without alpha are reported to lose Metal content.
  /// Device RGB would clip the colors of a screen that shows more of them.
  func draw(_ size: CGSize, _ draw: (CGContext) -> Bool) -> UIImage? {
    Log.interval("capture") { () -> UIImage? in
      let format = CGImageAlphaInfo.premultipliedFirst.rawValue
      guard
        let context = CGContext(
          data: nil, width: Int((size.width * displayScale).rounded(.up)),
          height: Int((size.height * displayScale).rounded(.up)), bitsPerComponent: 8,
          bytesPerRow: 0, space: colorSpace,
          bitmapInfo: format | CGBitmapInfo.byteOrder32Little.rawValue)
      else { return nil }
      context.translateBy(x: 0, y: CGFloat(context.height))
      context.scaleBy(x: displayScale, y: -displayScale)
      UIGraphicsPushContext(context)
      defer { UIGraphicsPopContext() }
      guard draw(context), let image = context.makeImage() else { return nil }
      return UIImage(cgImage: image, scale: displayScale, orientation: .up)
    }
  }

  private var colorSpace: CGColorSpace {
    let isWide = view.traitCollection.displayGamut == .P3
    return (isWide ? CGColorSpace(name: CGColorSpace.displayP3) : nil)
      ?? CGColorSpaceCreateDeviceRGB()
  }
}

extension CALayer {
  func show(_ rect: CGRect, of image: UIImage) {
    contents = image.cgImage
    contentsScale = image.scale
    contentsRect = CGRect(
      x: rect.minX / image.size.width, y: rect.minY / image.size.height,
      width: rect.width / image.size.width, height: rect.height / image.size.height)
  }
}
