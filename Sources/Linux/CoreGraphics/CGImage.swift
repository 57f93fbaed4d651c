import CPangoCairo
import Foundation

/// An immutable picture: premultiplied pixels of 32 bits, blue first in memory.
public final class CGImage: _CFObject, @unchecked Sendable {
  private let pixelSource: PixelSource
  /// Whether every pixel is known to be opaque, so that drawing needs no blending.
  package var isOpaque: Bool { pixelSource.now.isOpaque }

  public let width: Int
  public let height: Int
  private let space: CGColorSpace

  /// Takes the reference to `surface` over.
  package init(surface: OpaquePointer, isOpaque: Bool, space: CGColorSpace = .standardRGB) {
    self.space = space
    cairo_surface_flush(surface)
    pixelSource = PixelSource(.init(surface: surface, isOpaque: isOpaque))
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  /// A picture that is drawn when its pixels are first needed; nil if there is no such size.
  package init?(width: Int, height: Int, later draw: @escaping () -> CGImage?) {
    guard (1...32_767).contains(width), (1...32_767).contains(height),
      let blank = CGImage.newSurface(width: 1, height: 1)
    else { return nil }
    pixelSource = PixelSource(.init(surface: blank, isOpaque: false), later: draw)
    space = .standardRGB
    self.width = width
    self.height = height
  }

  /// A cairo image surface (ARGB32) that nobody draws on any more.
  package var surface: OpaquePointer { pixelSource.now.surface }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int {
    Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(width)))
  }
  public var colorSpace: CGColorSpace? { space }
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }

  public var bitmapInfo: CGBitmapInfo {
    CGBitmapInfo.byteOrder32Little.union(CGBitmapInfo(rawValue: alphaInfo.rawValue))
  }

  public var dataProvider: CGDataProvider? { CGDataProvider(image: self) }

  /// The part of the picture inside `rect`, in pixels from the top left; nil if there is none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1,
      let target = CGImage.newSurface(width: Int(part.width), height: Int(part.height)),
      let cairo = cairo_create(target)
    else { return nil }
    defer { cairo_destroy(cairo) }
    cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
    cairo_set_source_surface(cairo, surface, -Double(part.minX), -Double(part.minY))
    cairo_paint(cairo)
    return CGImage(surface: target, isOpaque: isOpaque, space: space)
  }

  public func copy() -> CGImage? { self }

  /// A clear surface of that many pixels; nil if there is no memory for it or no such size.
  package static func newSurface(width: Int, height: Int) -> OpaquePointer? {
    guard (0...32_767).contains(width), (0...32_767).contains(height),
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    return surface
  }

  /// The rows of premultiplied pixels, blue first; valid while the image lives.
  package var pixels: UnsafeBufferPointer<UInt8> {
    guard let data = cairo_image_surface_get_data(surface) else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(start: data, count: bytesPerRow * height)
  }
}

/// The pixels of an image, or what makes them when they're first needed.
private final class PixelSource {
  struct Pixels {
    let surface: OpaquePointer
    let isOpaque: Bool
  }

  private let lock = NSLock()
  private var pixels: Pixels
  private var draw: (() -> CGImage?)?

  init(_ pixels: Pixels, later draw: (() -> CGImage?)? = nil) {
    self.pixels = pixels
    self.draw = draw
  }

  deinit {
    cairo_surface_destroy(pixels.surface)
  }

  var now: Pixels {
    lock.withLock {
      if let draw {
        self.draw = nil
        if let image = draw() {
          cairo_surface_destroy(pixels.surface)
          pixels = Pixels(
            surface: cairo_surface_reference(image.surface), isOpaque: image.isOpaque)
        }
      }
      return pixels
    }
  }
}
