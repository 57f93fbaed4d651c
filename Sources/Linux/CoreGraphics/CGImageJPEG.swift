import CPangoCairo
import CTurboJPEG
import Foundation

extension CGImage {
  /// The picture as a JPEG file, transparent parts on black; empty if it has no pixels.
  ///
  /// The quality is from 0 to 1. The colors keep the resolution of the picture, so that red text
  /// does not bleed.
  package func jpegData(quality: CGFloat) -> Data {
    guard width > 0, height > 0, let pixels = pixels.baseAddress, let encoder = tjInitCompress()
    else { return Data() }
    defer { tjDestroy(encoder) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let status = tjCompress2(
      encoder, pixels, Int32(width), Int32(bytesPerRow), Int32(height), Int32(TJPF_BGRX.rawValue),
      &bytes, &count, Int32(TJSAMP_444.rawValue),
      Int32((min(max(quality, 0), 1) * 99).rounded()) + 1, 0)
    guard status == 0, let bytes else { return Data() }
    return Data(bytes: bytes, count: Int(count))
  }

  /// Reads a JPEG file; nil if it is not one.
  package static func image(jpeg: Data) -> CGImage? {
    guard jpeg.starts(with: [0xFF, 0xD8]), let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    return jpeg.withUnsafeBytes { raw -> CGImage? in
      let bytes = raw.bindMemory(to: UInt8.self).baseAddress
      var (width, height, subsampling, colors): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      guard
        tjDecompressHeader3(
          decoder, bytes, UInt(raw.count), &width, &height, &subsampling, &colors) == 0,
        let surface = newSurface(width: Int(width), height: Int(height))
      else { return nil }
      cairo_surface_flush(surface)
      let status = tjDecompress2(
        decoder, bytes, UInt(raw.count), cairo_image_surface_get_data(surface), width,
        cairo_image_surface_get_stride(surface), height, Int32(TJPF_BGRA.rawValue), 0)
      guard status == 0 else {
        cairo_surface_destroy(surface)
        return nil
      }
      cairo_surface_mark_dirty(surface)
      return CGImage(surface: surface, isOpaque: true)
    }
  }

  /// Reads a picture file of either kind; nil if it is none.
  package static func image(data: Data) -> CGImage? { image(jpeg: data) ?? image(png: data) }
}
