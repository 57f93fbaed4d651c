import CoreGraphics
import Foundation

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic
    case extended
    case standard
  }

  public required init() {
    scale = UITraitCollection.current.drawingScale
    super.init()
  }

  /// Pixels per point; the screen's unless set.
  open var scale: CGFloat
  open var opaque = false
  open var preferredRange = UIGraphicsImageRendererFormat.Range.automatic

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let format = copy as? UIGraphicsImageRendererFormat {
      format.scale = scale
      format.opaque = opaque
      format.preferredRange = preferredRange
    }
    return copy
  }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  open var currentImage: UIImage {
    guard let image = cgContext.makeImage() else { return UIImage() }
    return UIImage(cgImage: image, scale: cgContext.scale, orientation: .up)
  }
}

/// Draws images.
///
/// The context is current while the actions run.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public init(size: CGSize) {
    super.init(
      bounds: CGRect(origin: .zero, size: size), format: UIGraphicsImageRendererFormat())
  }

  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format as UIGraphicsRendererFormat)
  }

  public override init(bounds: CGRect) {
    super.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let imageFormat = format as? UIGraphicsImageRendererFormat ?? UIGraphicsImageRendererFormat()
    let bounds = imageFormat.bounds
    let scale = imageFormat.scale > 0 ? imageFormat.scale : UITraitCollection.current.drawingScale
    guard
      let context = CGContext(size: bounds.size, scale: scale, isOpaque: imageFormat.opaque)
    else { return UIImage() }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context: context, format: imageFormat))
    UIGraphicsPopContext()
    return UIImage(cgImage: context.takeImage(), scale: scale, orientation: .up)
  }
}
