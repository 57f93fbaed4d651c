import CoreGraphics
import Foundation

/// Writes pictures on a thread of its own while the next frame is made.
final class PictureWriter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "recording")
  /// How many pictures may wait.
  private let room = DispatchSemaphore(value: 8)
  private let lock = NSLock()
  private var failure: Recording.Failure?

  /// Takes a picture on; reports the failure of an earlier one.
  func write(_ image: CGImage, to file: URL) throws {
    try check()
    room.wait()
    queue.async { [self] in
      do {
        try (image.quickPNG() ?? image.pngData()).write(to: file)
      } catch {
        let failure = Recording.Failure.cannotCreate(path: file.path, reason: error.posixReason)
        lock.withLock { self.failure = self.failure ?? failure }
      }
      room.signal()
    }
  }

  /// Waits for all pictures; reports the first failure.
  func finish() throws {
    queue.sync {}
    try check()
  }

  private func check() throws {
    if let failure = lock.withLock({ failure }) { throw failure }
  }
}

extension Error {
  /// What the system has to say about a file that could not be written.
  var posixReason: String {
    let error = self as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return localizedDescription }
    return String(cString: strerror(Int32(cause.code)))
  }
}
