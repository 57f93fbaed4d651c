import UIKit

/// Turns pictures into few bytes and back, on any thread: the seam for image encoding.
protocol SnapshotEncoding: Sendable {
  func data(of picture: UIImage) -> Data?

  func picture(from data: Data, scale: CGFloat) -> UIImage?
}

/// JPEG, by the platform's own encoder.
///
/// The loss isn't visible in motion. PNG is lossless and takes many times as long.
struct JPEGEncoding: SnapshotEncoding {
  /// From 0 to 1; at 0.9 the edges of text stay clean.
  private let quality: CGFloat = 0.9

  func data(of picture: UIImage) -> Data? {
    Log.interval("compress") { picture.jpegData(compressionQuality: quality) }
  }

  func picture(from data: Data, scale: CGFloat) -> UIImage? {
    Log.interval("restore") { UIImage(data: data, scale: scale)?.preparingForDisplay() }
  }
}
