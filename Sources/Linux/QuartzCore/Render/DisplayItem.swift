import CPangoCairo

/// A rectangle of whole pixels.
struct PixelRect: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  var isEmpty: Bool { width <= 0 || height <= 0 }
  var maxX: Int { x + width }
  var maxY: Int { y + height }

  func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    if right <= left || bottom <= top { return .empty }
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func moved(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  func contains(_ other: PixelRect) -> Bool { other.isEmpty || intersection(other) == other }

  var cairo: cairo_rectangle_int_t {
    cairo_rectangle_int_t(
      x: Int32(clamping: x), y: Int32(clamping: y), width: Int32(clamping: width),
      height: Int32(clamping: height))
  }

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ rect: cairo_rectangle_int_t) {
    self.init(x: Int(rect.x), y: Int(rect.y), width: Int(rect.width), height: Int(rect.height))
  }

  /// All pixels that a rectangle touches.
  init(around rect: CGRect) {
    let limit: CGFloat = 1e6
    let left = Int(max(-limit, min(limit, (rect.minX + 1e-6).rounded(.down))))
    let top = Int(max(-limit, min(limit, (rect.minY + 1e-6).rounded(.down))))
    let right = Int(max(-limit, min(limit, (rect.maxX - 1e-6).rounded(.up))))
    let bottom = Int(max(-limit, min(limit, (rect.maxY - 1e-6).rounded(.up))))
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }
}

/// Something to be drawn at a place on the screen, in pixels.
struct DisplayItem {
  enum Content {
    /// A picture pixel by pixel, its top left at the place.
    case picture(CGImage, x: Int, y: Int)
    /// One color all over the item's bounds.
    case fill(CGColor)
    /// A color through an alpha mask, whose top left is at the place.
    case stain(AlphaMask, x: Int, y: Int, color: CGColor)
    /// Anything else: called with a cairo context in pixels and an alpha.
    case drawing((OpaquePointer, Double) -> Void)
  }

  var content: Content
  /// The pixels it may touch.
  var bounds: PixelRect
  var alpha: Double = 1
  /// The pixels it covers so that nothing beneath is seen.
  var opaque = PixelRect.empty

  /// The same item, limited to a part of the screen.
  func clipped(to clip: PixelRect) -> DisplayItem {
    var item = self
    item.bounds = bounds.intersection(clip)
    item.opaque = opaque.intersection(clip)
    return item
  }

  func faded(by factor: Double) -> DisplayItem {
    if factor >= 1 { return self }
    var item = self
    item.alpha *= factor
    item.opaque = .empty
    return item
  }
}

/// A surface of alpha values only.
final class AlphaMask {
  let surface: OpaquePointer

  init?(width: Int, height: Int) {
    guard (1...32_767).contains(width), (1...32_767).contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    self.surface = surface
  }

  deinit {
    cairo_surface_destroy(surface)
  }

  var width: Int { Int(cairo_image_surface_get_width(surface)) }
  var height: Int { Int(cairo_image_surface_get_height(surface)) }
}
