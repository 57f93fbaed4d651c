import CPangoCairo
import Foundation

extension CGImage {
  /// The picture as a PNG file; empty if it has no pixels.
  package func pngData() -> Data {
    let sink = ByteSink()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        let sink = Unmanaged<ByteSink>.fromOpaque(closure).takeUnretainedValue()
        sink.data.append(bytes, count: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(sink).toOpaque())
    return status == CAIRO_STATUS_SUCCESS ? sink.data : Data()
  }

  /// Reads a PNG file; nil if it is not one.
  package static func image(png: Data) -> CGImage? {
    let source = ByteSource(data: png)
    let read = cairo_image_surface_create_from_png_stream(
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
        let source = Unmanaged<ByteSource>.fromOpaque(closure).takeUnretainedValue()
        return source.read(into: bytes, count: Int(count))
          ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_READ_ERROR
      }, Unmanaged.passUnretained(source).toOpaque())
    guard let read else { return nil }
    guard cairo_surface_status(read) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(read)
      return nil
    }
    let format = cairo_image_surface_get_format(read)
    if format == CAIRO_FORMAT_ARGB32 { return CGImage(surface: read, isOpaque: false) }
    defer { cairo_surface_destroy(read) }
    guard
      let target = newSurface(
        width: Int(cairo_image_surface_get_width(read)),
        height: Int(cairo_image_surface_get_height(read))),
      let cairo = cairo_create(target)
    else { return nil }
    cairo_set_source_surface(cairo, read, 0, 0)
    cairo_paint(cairo)
    cairo_destroy(cairo)
    return CGImage(surface: target, isOpaque: format == CAIRO_FORMAT_RGB24)
  }
}

private final class ByteSink {
  var data = Data()
}

private final class ByteSource {
  private let data: Data
  private var position = 0

  init(data: Data) {
    self.data = data
  }

  func read(into bytes: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
    guard position + count <= data.count else { return false }
    let start = data.startIndex + position
    data.copyBytes(to: bytes, from: start..<start + count)
    position += count
    return true
  }
}
