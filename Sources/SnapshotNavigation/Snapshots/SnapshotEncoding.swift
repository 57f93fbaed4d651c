import UIKit

/// Turns pictures into few bytes and back: the seam for image encoding.
protocol SnapshotEncoding: Sendable {
  /// The compressed picture, worked out away from the main thread; nil if it cannot be compressed.
  func data(of picture: UIImage) async -> Data?

  /// The picture, ready to be drawn, worked out away from the main thread; nil for broken data.
  func picture(from data: Data, scale: CGFloat) async -> UIImage?

  /// The picture, ready to be drawn, at once; nil for broken data.
  ///
  /// For a jump to a screen far down, which a tap asks for; never for a finger.
  func pictureAtOnce(from data: Data, scale: CGFloat) -> UIImage?
}

/// JPEG, by the platform's own encoder.
///
/// Pictures are opaque and of the standard range, so nothing is lost but detail that nobody sees for
/// the length of a transition. PNG would lose nothing, and takes ten times as long.
struct JPEGEncoding: SnapshotEncoding {
  /// From 0 to 1; at 0.9 the edges of text stay clean.
  let quality: CGFloat = 0.9

  func data(of picture: UIImage) async -> Data? {
    guard !Task.isCancelled else { return nil }
    return Log.interval("compress") { picture.jpegData(compressionQuality: quality) }
  }

  func picture(from data: Data, scale: CGFloat) async -> UIImage? {
    guard !Task.isCancelled else { return nil }
    return pictureAtOnce(from: data, scale: scale)
  }

  func pictureAtOnce(from data: Data, scale: CGFloat) -> UIImage? {
    Log.interval("restore") { UIImage(data: data, scale: scale)?.preparingForDisplay() }
  }
}
