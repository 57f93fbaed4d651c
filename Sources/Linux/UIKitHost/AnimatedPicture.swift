import CWebP
import CoreGraphics
import Foundation

/// Pictures on their way into an animated WebP file that plays for ever.
///
/// A picture after the first holds only the blocks in which a pixel has changed, and what is beside
/// them. They are kept whole, so that nothing of what was there before shines through.
package final class AnimatedPicture {
  private let width: Int
  private let height: Int
  private let quality: Float
  private let mux: OpaquePointer
  private var blocks: PictureBlocks
  /// The picture that is shown until the next one comes.
  private var last: (file: Data, part: PictureBlocks.Part, time: TimeInterval)?

  /// Nil if the size, in pixels, is not one that WebP can hold; `quality` says how closely pictures
  /// are kept, from 0 (small file) to 100.
  package init?(width: Int, height: Int, quality: Float = 75) {
    let sides = 1...Int(WEBP_MAX_DIMENSION)
    guard sides.contains(width), sides.contains(height), let mux = WebPMuxNew() else { return nil }
    self.width = width
    self.height = height
    self.quality = quality
    self.mux = mux
    blocks = PictureBlocks(width: width, height: height)
  }

  deinit {
    WebPMuxDelete(mux)
  }

  /// Adds a picture of the file's size that is shown from `time` on, in seconds.
  package func add(_ image: CGImage, at time: TimeInterval) -> Bool {
    guard image.width == width, image.height == height else { return false }
    let part = image.withPixels { pixels, bytesPerRow in
      blocks.change(to: pixels, bytesPerRow: bytesPerRow)
    }
    guard let part else { return false }
    guard !part.pixels.isEmpty else { return true }
    guard push(until: time), let file = encoded(part) else { return false }
    last = (file, part, time)
    return true
  }

  /// The file; its last picture is shown until `time`, in seconds.
  package func finish(at time: TimeInterval) -> Data? {
    guard last != nil, push(until: time) else { return nil }
    var settings = WebPMuxAnimParams(bgcolor: 0, loop_count: 0)
    guard WebPMuxSetAnimationParams(mux, &settings) == WEBP_MUX_OK,
      WebPMuxSetCanvasSize(mux, Int32(width), Int32(height)) == WEBP_MUX_OK
    else { return nil }
    var file = WebPData()
    defer { WebPFree(UnsafeMutableRawPointer(mutating: file.bytes)) }
    guard WebPMuxAssemble(mux, &file) == WEBP_MUX_OK, let bytes = file.bytes else { return nil }
    return Data(bytes: bytes, count: file.size)
  }

  private func push(until time: TimeInterval) -> Bool {
    guard let last else { return true }
    return last.file.withUnsafeBytes { bytes in
      var frame = WebPMuxFrameInfo()
      frame.bitstream.bytes = bytes.bindMemory(to: UInt8.self).baseAddress
      frame.bitstream.size = bytes.count
      frame.x_offset = Int32(last.part.x)
      frame.y_offset = Int32(last.part.y)
      frame.duration = milliseconds(time) - milliseconds(last.time)
      frame.id = WEBP_CHUNK_ANMF
      frame.dispose_method = WEBP_MUX_DISPOSE_NONE
      frame.blend_method = last.part.hasHoles ? WEBP_MUX_BLEND : WEBP_MUX_NO_BLEND
      return WebPMuxPushFrame(mux, &frame, 1) == WEBP_MUX_OK
    }
  }

  private func encoded(_ part: PictureBlocks.Part) -> Data? {
    var configuration = WebPConfig()
    guard WebPConfigInit(&configuration) != 0 else { return nil }
    configuration.quality = quality
    // Looking for smaller codes takes four times as long, which only a file that has to be small is worth.
    configuration.method = quality < 50 ? 6 : 3
    // What is beside a changed block keeps its colors, which a decoder mixes into the block's edge.
    configuration.exact = 1
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { return nil }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(part.width)
    picture.height = Int32(part.height)
    let isImported = part.pixels.withUnsafeBytes { bytes in
      guard let pixels = bytes.bindMemory(to: UInt8.self).baseAddress else { return false }
      let bytesPerRow = Int32(part.width * 4)
      return part.hasAlpha
        ? WebPPictureImportBGRA(&picture, pixels, bytesPerRow) != 0
        : WebPPictureImportBGRX(&picture, pixels, bytesPerRow) != 0
    }
    guard isImported else { return nil }
    var writer = WebPMemoryWriter()
    WebPMemoryWriterInit(&writer)
    defer { WebPMemoryWriterClear(&writer) }
    return withUnsafeMutablePointer(to: &writer) { writer in
      picture.writer = WebPMemoryWrite
      picture.custom_ptr = UnsafeMutableRawPointer(writer)
      guard WebPEncode(&configuration, &picture) != 0 else { return nil }
      return Data(bytes: writer.pointee.mem, count: writer.pointee.size)
    }
  }

  private func milliseconds(_ time: TimeInterval) -> Int32 {
    Int32((time * 1000).rounded())
  }
}
