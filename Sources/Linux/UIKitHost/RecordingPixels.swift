import CPNG
import CPangoCairo
import CoreGraphics
import Foundation

extension CGImage {
  /// The pixels, row by row from the top: blue, green, red, alpha, premultiplied.
  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeMutablePointer<UInt8>, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result? {
    cairo_surface_flush(surface)
    guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
    defer { withExtendedLifetime(self) {} }
    return try body(pixels, bytesPerRow)
  }

  /// The picture as a PNG file, packed quickly rather than tightly; nil if it isn't opaque.
  package func quickPNG() -> Data? {
    guard isOpaque else { return nil }
    return withPixels { pixels, bytesPerRow -> Data? in
      var description = png_image()
      description.version = png_uint_32(PNG_IMAGE_VERSION)
      description.width = png_uint_32(width)
      description.height = png_uint_32(height)
      description.format = png_uint_32(
        PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_BGR | PNG_FORMAT_FLAG_ALPHA)
      description.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
      defer { png_image_free(&description) }
      var count = png_alloc_size_t(height * (width * 4 + 8) + height * width / 200 + 4096)
      var file = Data(count: Int(count))
      let isWritten = file.withUnsafeMutableBytes { buffer in
        png_image_write_to_memory(
          &description, buffer.baseAddress, &count, 0, pixels, png_int_32(bytesPerRow), nil)
      }
      guard isWritten != 0 else { return nil }
      return file.prefix(Int(count))
    } ?? nil
  }
}
