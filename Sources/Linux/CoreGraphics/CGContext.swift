import CPangoCairo
import Foundation

/// A drawing destination over a cairo surface.
///
/// The contexts that UIKit makes have their origin at the top left and count in points; a context
/// made by ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`` has it at the
/// bottom left and counts in pixels, as on Apple's platforms.
public final class CGContext: _CFObject {
  /// What `saveGState` remembers beyond cairo's own state.
  struct State {
    var fill = CGColor(gray: 0, alpha: 1)
    var stroke = CGColor(gray: 0, alpha: 1)
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var interpolation = CGInterpolationQuality.default
    var shadow: Shadow?
    /// Masks that are applied to all that was drawn when this state is left.
    var masks: [ContextMask] = []
  }

  package let cairo: OpaquePointer
  package let surface: OpaquePointer
  /// Pixels per point of the base coordinates.
  package let scale: CGFloat
  package let isOpaque: Bool
  /// What images of it say of their colors.
  let space: CGColorSpace

  var state = State()
  var saved: [State] = []
  /// States in force when a transparency layer began.
  var layers: [State] = []
  /// Whether y points down, as in UIKit's contexts.
  package let isFlipped: Bool
  /// What the app sees of the pixels; nil where it sees cairo's own: in UIKit's contexts, and in one
  /// of cairo's order that has memory of its own.
  private let pixels: ContextPixels?

  /// A context in points with its origin at the top left; keeps its own reference to `surface`.
  package init(surface: OpaquePointer, scale: CGFloat, isOpaque: Bool = false) {
    self.surface = cairo_surface_reference(surface) ?? surface
    cairo = CGContext.cairo(on: surface)
    self.scale = scale
    self.isOpaque = isOpaque
    isFlipped = true
    space = .standardRGB
    pixels = nil
    cairo_scale(cairo, Double(scale), Double(scale))
    cairo_set_line_width(cairo, 1)
  }

  /// A context in points with pixels of its own; nil if there is no memory for them.
  package convenience init?(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    let width = Int((size.width * scale).rounded(.up))
    let height = Int((size.height * scale).rounded(.up))
    guard let surface = CGImage.newSurface(width: width, height: height) else { return nil }
    defer { cairo_surface_destroy(surface) }
    self.init(surface: surface, scale: scale, isOpaque: isOpaque)
    if isOpaque { clear(CGRect(origin: .zero, size: size)) }
  }

  /// A bitmap context with the components of 8 bits in the order of `bitmapInfo`; without `data` it
  /// has memory of its own.
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    guard bitsPerComponent == 8, width > 0, height > 0,
      let pixels = ContextPixels(
        data: data, width: width, height: height, bytesPerRow: bytesPerRow, bitmapInfo: bitmapInfo),
      let surface = CGImage.newSurface(width: width, height: height)
    else { return nil }
    self.surface = surface
    let isCairos =
      data == nil && bytesPerRow == 0
      && bitmapInfo
        == CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
    self.pixels = isCairos ? nil : pixels
    cairo = CGContext.cairo(on: surface)
    scale = 1
    self.space = space
    isFlipped = false
    let alphaInfo = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F)
    isOpaque = [CGImageAlphaInfo.none, .noneSkipFirst, .noneSkipLast].contains(alphaInfo)
    self.pixels?.load(into: surface)
    cairo_translate(cairo, 0, Double(height))
    cairo_scale(cairo, 1, -1)
    cairo_set_line_width(cairo, 1)
  }

  deinit {
    cairo_destroy(cairo)
    cairo_surface_destroy(surface)
  }

  private static func cairo(on surface: OpaquePointer) -> OpaquePointer {
    // Cairo never returns a null context: without memory it hands out one that ignores all calls.
    guard let cairo = cairo_create(surface) else { preconditionFailure("cairo gave no context") }
    return cairo
  }

  // MARK: Graphics state

  public func saveGState() {
    cairo_save(cairo)
    saved.append(state)
    state.masks = []
  }

  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    applyMasks()
    cairo_restore(cairo)
    state = last
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  public func rotate(by angle: CGFloat) {
    cairo_rotate(cairo, Double(angle))
  }

  /// A transform without an inverse leaves nothing to draw; cairo would fail for good, so it is
  /// replaced by one so small that nothing is seen.
  public func concatenate(_ transform: CGAffineTransform) {
    var matrix = cairo_matrix_t(transform)
    let size = transform.a * transform.d - transform.b * transform.c
    if size == 0 || !(size + transform.tx + transform.ty).isFinite {
      matrix = cairo_matrix_t(CGAffineTransform(scaleX: 1e-6, y: 1e-6))
    }
    cairo_transform(cairo, &matrix)
  }

  /// User space to the base space, whose origin is at the bottom left on every context.
  public var ctm: CGAffineTransform {
    deviceTransform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// User space to pixels counted from the top left.
  package var deviceTransform: CGAffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    return CGAffineTransform(matrix)
  }

  public func setLineWidth(_ width: CGFloat) { cairo_set_line_width(cairo, Double(width)) }
  public func setLineCap(_ cap: CGLineCap) { cairo_set_line_cap(cairo, cap.cairo) }
  public func setLineJoin(_ join: CGLineJoin) { cairo_set_line_join(cairo, join.cairo) }
  package func setMiterLimit(_ limit: CGFloat) { cairo_set_miter_limit(cairo, Double(limit)) }

  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let dashes = lengths.map { Double($0) }
    guard dashes.allSatisfy({ $0 >= 0 }), dashes.isEmpty || dashes.contains(where: { $0 > 0 })
    else { return }
    cairo_set_dash(cairo, dashes, Int32(dashes.count), Double(phase))
  }

  public func setAlpha(_ alpha: CGFloat) { state.alpha = max(0, min(1, alpha)) }
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
  public func setFillColor(_ color: CGColor) { state.fill = color }
  public func setStrokeColor(_ color: CGColor) { state.stroke = color }

  package var alpha: CGFloat { state.alpha }

  // MARK: Pixels

  public var data: UnsafeMutableRawPointer? {
    cairo_surface_flush(surface)
    return pixels?.bytes ?? UnsafeMutableRawPointer(cairo_image_surface_get_data(surface))
  }

  public var width: Int { Int(cairo_image_surface_get_width(surface)) }
  public var height: Int { Int(cairo_image_surface_get_height(surface)) }
  public var bytesPerRow: Int {
    pixels?.bytesPerRow ?? Int(cairo_image_surface_get_stride(surface))
  }

  /// Before cairo draws: what the app has written into `data` lies beneath.
  package func willPaint() {
    if let pixels { pixels.load(into: surface) } else { cairo_surface_mark_dirty(surface) }
  }
  /// After cairo has drawn: the app finds it in `data`.
  package func didPaint() { pixels?.store(from: surface) }

  /// A copy of what has been drawn so far.
  public func makeImage() -> CGImage? {
    guard let copy = CGImage.newSurface(width: width, height: height),
      let target = cairo_create(copy)
    else { return nil }
    willPaint()
    cairo_set_operator(target, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(target, surface, 0, 0)
    cairo_paint(target)
    cairo_destroy(target)
    return CGImage(surface: copy, isOpaque: isOpaque, space: space)
  }

  /// The pixels themselves, without a copy: nothing may be drawn here afterwards.
  package func takeImage() -> CGImage {
    CGImage(surface: cairo_surface_reference(surface) ?? surface, isOpaque: isOpaque)
  }
}

extension cairo_matrix_t {
  package init(_ transform: CGAffineTransform) {
    self.init(
      xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c),
      yy: Double(transform.d), x0: Double(transform.tx), y0: Double(transform.ty))
  }
}

extension CGAffineTransform {
  package init(_ matrix: cairo_matrix_t) {
    self.init(
      a: CGFloat(matrix.xx), b: CGFloat(matrix.yx), c: CGFloat(matrix.xy), d: CGFloat(matrix.yy),
      tx: CGFloat(matrix.x0), ty: CGFloat(matrix.y0))
  }
}
