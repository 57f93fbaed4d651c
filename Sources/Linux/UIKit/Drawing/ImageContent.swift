import CoreGraphics
import Foundation

/// All that an image is, as a value.
struct ImageContent: @unchecked Sendable {
  var bitmap: CGImage?
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var tint: UIColor?
  var flipsForRightToLeft = false
  var symbol: SymbolShape?
  var configuration = UIImage.SymbolConfiguration.plain

  init() {}

  init(bitmap: CGImage, scale: CGFloat, orientation: UIImage.Orientation = .up) {
    self.bitmap = bitmap
    self.scale = scale > 0 ? scale : 1
    self.orientation = orientation
  }

  init(symbol: SymbolShape, configuration: UIImage.SymbolConfiguration) {
    self.symbol = symbol
    // What is named by a direction of reading follows it.
    flipsForRightToLeft = symbol.name.contains("backward") || symbol.name.contains("forward")
    self.configuration = configuration
    scale = UITraitCollection.current.drawingScale
  }

  private var isSideways: Bool {
    switch orientation {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  var size: CGSize {
    if symbol != nil { return CGSize(width: configuration.side, height: configuration.side) }
    guard let bitmap else { return .zero }
    let stored = CGSize(
      width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
    return isSideways ? CGSize(width: stored.height, height: stored.width) : stored
  }

  /// Whether a view shows it in its own tint color.
  ///
  /// Symbols are templates by nature.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: symbol != nil
    }
  }

  func isSame(as other: ImageContent) -> Bool {
    bitmap === other.bitmap && scale == other.scale && orientation == other.orientation
      && renderingMode == other.renderingMode && tint == other.tint && symbol == other.symbol
      && configuration == other.configuration
  }

  // MARK: Drawing

  /// Draws as `UIImage.draw(in:)` does: oriented and tinted.
  func draw(in rect: CGRect, of context: CGContext) {
    if let symbol {
      draw(symbol, in: rect, of: context)
      return
    }
    guard let bitmap else { return }
    guard let tint else {
      place(bitmap, in: rect, of: context)
      return
    }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    place(bitmap, in: rect, of: context)
    context.setBlendMode(.sourceIn)
    context.setFillColor(tint.cgColor)
    context.fill(rect)
    context.endTransparencyLayer()
  }

  /// In one layer, so that a translucent color is not seen twice where lines cross.
  private func draw(_ symbol: SymbolShape, in rect: CGRect, of context: CGContext) {
    let color = (tint ?? .black).cgColor
    let opaque = color.copy(alpha: 1) ?? color
    context.saveGState()
    context.setAlpha(context.alpha * color.alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(opaque)
    context.setStrokeColor(opaque)
    symbol.draw(in: rect, lineWidth: configuration.lineWidth, of: context)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  private func place(_ bitmap: CGImage, in rect: CGRect, of context: CGContext) {
    guard orientation != .up else {
      context.place(bitmap, in: rect)
      return
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.concatenate(orientation.transform(to: rect.size))
    let stored =
      isSideways
      ? CGSize(width: rect.height, height: rect.width) : rect.size
    context.place(bitmap, in: CGRect(origin: .zero, size: stored))
    context.restoreGState()
  }

  // MARK: Pixels

  /// The image as it is seen, as pixels; what a symbol has for a bitmap.
  var raster: CGImage? { raster(tint: nil) }

  /// As it is seen, all of its shape in one color if there is one.
  func raster(tint color: UIColor?) -> CGImage? {
    let size = size
    guard size.width > 0, size.height > 0,
      let context = CGContext(size: size, scale: scale, isOpaque: bitmap?.isOpaque == true)
    else { return nil }
    var content = self
    if let color { content.tint = color }
    content.draw(in: CGRect(origin: .zero, size: size), of: context)
    return context.takeImage()
  }

  /// The pixels upright, without a copy where they already are.
  var upright: CGImage? {
    if let bitmap, orientation == .up, tint == nil { return bitmap }
    return raster
  }
}

extension UIImage.Orientation {
  /// From the stored picture's place to how it is seen in a box of `size`.
  fileprivate func transform(to size: CGSize) -> CGAffineTransform {
    let (w, h) = (size.width, size.height)
    switch self {
    case .up: return .identity
    case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
    case .left: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: h)
    case .right: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: w, ty: 0)
    case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
    case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
    case .leftMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: w, ty: h)
    case .rightMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }
}
