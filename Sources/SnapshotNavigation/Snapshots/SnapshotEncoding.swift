import UIKit

/// Compresses snapshots and restores them, on any thread.
protocol SnapshotEncoding: Sendable {
  func data(of image: UIImage) -> Data?

  func image(from data: Data, scale: CGFloat) -> UIImage?
}

/// Encodes JPEG, or PNG if a snapshot isn't opaque, with the platform's encoders.
///
/// The loss isn't visible in motion. PNG is lossless and takes many times as long.
struct ImageEncoding: SnapshotEncoding {
  /// JPEG quality; at 0.9, the edges of text stay clean.
  private let quality: CGFloat = 0.9

  func data(of image: UIImage) -> Data? {
    Log.interval("compress") {
      image.isOpaque ? image.jpegData(compressionQuality: quality) : image.pngData()
    }
  }

  func image(from data: Data, scale: CGFloat) -> UIImage? {
    Log.interval("restore") { UIImage(data: data, scale: scale)?.preparingForDisplay() }
  }
}

extension UIImage {
  fileprivate var isOpaque: Bool {
    guard let cgImage else { return true }
    let isFirst: Bool
    switch cgImage.alphaInfo {
    case .premultipliedFirst, .first: isFirst = true
    case .premultipliedLast, .last: isFirst = false
    case .none, .noneSkipFirst, .noneSkipLast: return true
    default: return false
    }
    guard cgImage.bitsPerPixel == 32, let data = cgImage.dataProvider?.data as Data? else {
      return false
    }
    let isLittle = cgImage.bitmapInfo.contains(.byteOrder32Little)
    let alpha = UInt32(littleEndian: isFirst == isLittle ? 0xFF00_0000 : 0xFF)
    let (width, height, row) = (cgImage.width, cgImage.height, cgImage.bytesPerRow)
    return data.withUnsafeBytes { bytes in
      (0..<height).allSatisfy { y in
        UnsafeRawBufferPointer(rebasing: bytes[y * row..<y * row + width * 4])
          .bindMemory(to: UInt32.self).allSatisfy { $0 & alpha == alpha }
      }
    }
  }
}
