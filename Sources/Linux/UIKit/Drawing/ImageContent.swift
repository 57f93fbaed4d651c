import CoreGraphics
import Foundation

/// All that an image is, as a value.
struct ImageContent: @unchecked Sendable {
  var bitmap: CGImage?
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var isResizable = false
  var alignmentInsets = UIEdgeInsets.zero
  var tint: UIColor?
  var flipsForRightToLeft = false
  var images: [UIImage]?
  var duration: TimeInterval = 0
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

  /// The picture of that name with the most pixels a point.
  init?(resource name: String, in bundle: Bundle) {
    let (stem, type) = name.hasSuffix(".png") ? (String(name.dropLast(4)), "png") : (name, "png")
    for factor in ["@3x", "@2x", ""] {
      guard let path = bundle.path(forResource: stem + factor, ofType: type),
        let image = UIImage(contentsOfFile: path)
      else { continue }
      self = image.content
      return
    }
    return nil
  }

  /// The pixels per point that a file's name states.
  static func scale(ofFile path: String) -> CGFloat {
    let stem = NSString(string: path).deletingPathExtension
    if stem.hasSuffix("@2x") { return 2 }
    return stem.hasSuffix("@3x") ? 3 : 1
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

  /// Whether a view shows it in its own tint colour.
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
      && configuration == other.configuration && capInsets == other.capInsets
      && images == other.images
  }

  // MARK: Drawing

  /// Draws as `UIImage.draw(in:)` does: oriented, tinted, stretched between its caps.
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

  /// In one layer, so that a translucent colour is not seen twice where lines cross.
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
    if isResizable, orientation == .up {
      placeCapped(bitmap, in: rect, of: context)
      return
    }
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

  /// Corners keep their size, edges stretch one way, the middle both ways. (Tiling is drawn as
  /// stretching: the two agree for the one-pixel middles that such images have.)
  private func placeCapped(_ bitmap: CGImage, in rect: CGRect, of context: CGContext) {
    let xs = cuts(capInsets.left, capInsets.right, from: size.width, to: rect.width)
    let ys = cuts(capInsets.top, capInsets.bottom, from: size.height, to: rect.height)
    for (row, column) in (0..<9).map({ ($0 / 3, $0 % 3) }) {
      let source = CGRect(
        x: xs.from[column] * scale, y: ys.from[row] * scale,
        width: (xs.from[column + 1] - xs.from[column]) * scale,
        height: (ys.from[row + 1] - ys.from[row]) * scale)
      let target = CGRect(
        x: rect.minX + xs.to[column], y: rect.minY + ys.to[row],
        width: xs.to[column + 1] - xs.to[column], height: ys.to[row + 1] - ys.to[row])
      guard source.width > 0, source.height > 0, target.width > 0, target.height > 0,
        let part = bitmap.cropping(to: source)
      else { continue }
      context.place(part, in: target)
    }
  }

  private func cuts(
    _ first: CGFloat, _ last: CGFloat, from: CGFloat, to: CGFloat
  ) -> (from: [CGFloat], to: [CGFloat]) {
    ([0, first, from - last, from], [0, first, max(first, to - last), max(to, first + last)])
  }

  // MARK: Pixels

  /// The image as it is seen, as pixels; what a symbol has for a bitmap.
  var raster: CGImage? { raster(tint: nil) }

  /// As it is seen, all of its shape in one colour if there is one.
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
