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

  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Pixels per point; the screen's unless set.
  open var scale: CGFloat
  open var opaque = false
  open var preferredRange = UIGraphicsImageRendererFormat.Range.automatic

  open var prefersExtendedRange: Bool {
    get { preferredRange == .extended }
    set { preferredRange = newValue ? .extended : .standard }
  }

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
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

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

  open override var allowsImageOutput: Bool { true }

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

  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
