import CoreGraphics
import Foundation

/// An immutable picture with a scale and an orientation.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  public enum Orientation: Int, Sendable {
    case up
    case down
    case left
    case right
    case upMirrored
    case downMirrored
    case leftMirrored
    case rightMirrored
  }

  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  let content: ImageContent

  init(content: ImageContent) {
    self.content = content
  }

  /// The host has no asset catalogs: a literal is empty.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init()
  }

  public convenience override init() {
    self.init(content: ImageContent())
  }

  public required init?(coder: NSCoder) {
    guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData"),
      let image = CGImage.image(png: Data(referencing: data))
    else { return nil }
    content = ImageContent(
      bitmap: image, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")))
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(pngData().map { NSData(data: $0) }, forKey: "UIImageData")
    coder.encode(Double(scale), forKey: "UIScale")
  }

  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol of the host's own small set, drawn as lines; nil for names outside it.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    guard let symbol = SymbolShape(name: name) else { return nil }
    let settings = configuration as? UIImage.SymbolConfiguration ?? SymbolConfiguration.plain
    self.init(content: ImageContent(symbol: symbol, configuration: settings))
  }

  /// Reads PNG and JPEG; the host knows no other format.
  public init?(data: Data) {
    guard let image = CGImage.image(data: data) else { return nil }
    content = ImageContent(bitmap: image, scale: 1)
  }

  public init?(data: Data, scale: CGFloat) {
    guard let image = CGImage.image(data: data) else { return nil }
    content = ImageContent(bitmap: image, scale: scale)
  }

  public init(cgImage: CGImage) {
    content = ImageContent(bitmap: cgImage, scale: 1)
  }

  public init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
    content = ImageContent(bitmap: cgImage, scale: scale, orientation: orientation)
  }

  /// In points, as it is seen: an orientation on its side swaps the sides.
  open var size: CGSize { content.size }

  /// The pixels as stored, the orientation not applied.
  open var cgImage: CGImage? { content.bitmap ?? content.raster }

  open var scale: CGFloat { content.scale }

  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    content.draw(in: rect, of: context)
    context.restoreGState()
  }

  open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  open var renderingMode: UIImage.RenderingMode { content.renderingMode }

  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Nil for an image that is no symbol, as UIKit documents.
  open func applyingSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration
  ) -> UIImage? {
    guard content.symbol != nil else { return nil }
    return changed { $0.configuration = configuration.over($0.configuration) }
  }

  /// Pixels are always decoded here: the image itself.
  open func preparingForDisplay() -> UIImage? { self }

  /// A PNG file of the image as it is seen, upright.
  open func pngData() -> Data? {
    guard let upright = content.upright else { return nil }
    let data = upright.pngData()
    return data.isEmpty ? nil : data
  }

  /// A JPEG file of the image as it is seen, upright; quality from 0 to 1.
  open func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let upright = content.upright else { return nil }
    let data = upright.jpegData(quality: compressionQuality)
    return data.isEmpty ? nil : data
  }

  private func changed(_ change: (inout ImageContent) -> Void) -> UIImage {
    var content = content
    change(&content)
    return UIImage(content: content)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || content.isSame(as: other.content)
  }

  open override var hash: Int {
    content.bitmap?.hashValue ?? content.symbol?.hashValue ?? 0
  }
}
