import CPangoCairo
import Foundation

/// The bytes of a bitmap context in the order the app asked for, beside cairo's own.
///
/// Cairo knows one order, blue first. What the app sees at `data` is a copy in the order of its
/// `bitmapInfo`, kept in step: written after each drawing operation, read again before the next.
final class ContextPixels {
  let bytes: UnsafeMutableRawPointer
  let bytesPerRow: Int
  private let isOwn: Bool
  private let hasAlpha: Bool
  /// Where blue, green, red and alpha stand in a pixel of the app's.
  private let offsets: (blue: Int, green: Int, red: Int, alpha: Int)

  /// Nil if the rows are too short, or there is no such order.
  init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, bitmapInfo: UInt32
  ) {
    let row = bytesPerRow == 0 ? width * 4 : bytesPerRow
    guard row >= width * 4,
      let alpha = CGImageAlphaInfo(rawValue: bitmapInfo & 0x1F)
    else { return nil }
    let isFirst: Bool
    switch alpha {
    case .first, .premultipliedFirst, .noneSkipFirst: isFirst = true
    case .none, .last, .premultipliedLast, .noneSkipLast: isFirst = false
    default: return nil
    }
    let isLittle = bitmapInfo & 0x7000 == CGBitmapInfo.byteOrder32Little.rawValue
    switch (isFirst, isLittle) {
    case (true, true): offsets = (0, 1, 2, 3)
    case (true, false): offsets = (3, 2, 1, 0)
    case (false, true): offsets = (1, 2, 3, 0)
    case (false, false): offsets = (2, 1, 0, 3)
    }
    hasAlpha = [.first, .premultipliedFirst, .last, .premultipliedLast].contains(alpha)
    isOwn = data == nil
    self.bytesPerRow = row
    bytes =
      data ?? UnsafeMutableRawPointer.allocate(byteCount: row * height, alignment: 16)
    if isOwn { bytes.initializeMemory(as: UInt8.self, repeating: 0, count: row * height) }
  }

  deinit { if isOwn { bytes.deallocate() } }

  /// Takes over what has been drawn.
  func store(from surface: OpaquePointer) {
    cairo_surface_flush(surface)
    eachRow(of: surface) { cairo, app, width in
      for x in stride(from: 0, to: width * 4, by: 4) {
        app[x + offsets.blue] = cairo[x]
        app[x + offsets.green] = cairo[x + 1]
        app[x + offsets.red] = cairo[x + 2]
        app[x + offsets.alpha] = cairo[x + 3]
      }
    }
  }

  /// Gives cairo what the app has written.
  func load(into surface: OpaquePointer) {
    cairo_surface_flush(surface)
    eachRow(of: surface) { cairo, app, width in
      for x in stride(from: 0, to: width * 4, by: 4) {
        cairo[x] = app[x + offsets.blue]
        cairo[x + 1] = app[x + offsets.green]
        cairo[x + 2] = app[x + offsets.red]
        cairo[x + 3] = hasAlpha ? app[x + offsets.alpha] : 255
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  private func eachRow(
    of surface: OpaquePointer,
    _ body: (UnsafeMutablePointer<UInt8>, UnsafeMutablePointer<UInt8>, Int) -> Void
  ) {
    guard let pixels = cairo_image_surface_get_data(surface) else { return }
    let width = Int(cairo_image_surface_get_width(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    let own = bytes.assumingMemoryBound(to: UInt8.self)
    for y in 0..<Int(cairo_image_surface_get_height(surface)) {
      body(pixels + y * stride, own + y * bytesPerRow, width)
    }
  }
}
