import CWebP
import CoreGraphics
import Foundation

/// Pictures on their way into an animated WebP file that plays for ever.
package final class AnimatedPicture {
  private let width: Int
  private let height: Int
  private let quality: Float
  private var encoder: OpaquePointer?

  /// Nil if the size, in pixels, is not one that WebP can hold; `quality` says how closely pictures
  /// are kept, from 0 (small file) to 100.
  package init?(width: Int, height: Int, quality: Float = 75) {
    self.width = width
    self.height = height
    self.quality = quality
    var options = WebPAnimEncoderOptions()
    guard WebPAnimEncoderOptionsInit(&options) != 0 else { return nil }
    // Every picture whole: the encoder's differences leave a trace of what was there before.
    options.kmax = 1
    encoder = WebPAnimEncoderNew(Int32(width), Int32(height), &options)
    guard encoder != nil else { return nil }
  }

  deinit {
    WebPAnimEncoderDelete(encoder)
  }

  /// Adds a picture of the file's size that is shown from `time` on, in seconds.
  package func add(_ image: CGImage, at time: TimeInterval) -> Bool {
    guard let encoder, image.width == width, image.height == height else { return false }
    var configuration = WebPConfig()
    guard WebPConfigInit(&configuration) != 0 else { return false }
    configuration.quality = quality
    configuration.method = 3
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { return false }
    defer { WebPPictureFree(&picture) }
    picture.use_argb = 1
    picture.width = Int32(width)
    picture.height = Int32(height)
    let isImported =
      image.withPixels { pixels, bytesPerRow in
        WebPPictureImportBGRX(&picture, pixels, Int32(bytesPerRow)) != 0
      } ?? false
    guard isImported else { return false }
    return WebPAnimEncoderAdd(encoder, &picture, milliseconds(time), &configuration) != 0
  }

  /// The file; its last picture is shown until `time`, in seconds.
  package func finish(at time: TimeInterval) -> Data? {
    guard let encoder, WebPAnimEncoderAdd(encoder, nil, milliseconds(time), nil) != 0 else {
      return nil
    }
    var file = WebPData()
    defer { WebPFree(UnsafeMutableRawPointer(mutating: file.bytes)) }
    guard WebPAnimEncoderAssemble(encoder, &file) != 0, let bytes = file.bytes else { return nil }
    return Data(bytes: bytes, count: file.size)
  }

  private func milliseconds(_ time: TimeInterval) -> Int32 {
    Int32((time * 1000).rounded())
  }
}
