import CoreGraphics
import Foundation
import UIKit

/// Frames on their way into a folder, which appears only when all of them are in it.
///
/// They are written into a hidden folder beside it, and its name is given to that one at the end;
/// a recording that is given up leaves nothing behind, and an older one stays until then.
@MainActor
package final class Recording {
  package enum Failure: Error {
    /// A file or folder could not be created, in the words of the system.
    case cannotCreate(path: String, reason: String)
  }

  package private(set) var frameCount = 0

  private let folder: URL
  private let animationWidth: Int
  private let quality: Float
  private let temporary: URL
  private let files = FileManager.default
  private var animation: AnimatedPicture?
  private var stills: [(time: TimeInterval, image: UIImage)] = []
  private let pictures = PictureWriter()
  private var isOver = false

  /// The animation is at most `animationWidth` pixels wide; its `quality` is from 0 to 100.
  package init(folder: URL, animationWidth: Int = 320, quality: Float = 75) throws {
    self.folder = folder.standardizedFileURL
    self.animationWidth = animationWidth
    self.quality = quality
    let parent = self.folder.deletingLastPathComponent()
    temporary = parent.appendingPathComponent(
      ".\(folder.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).part")
    try? files.removeItem(at: temporary)
    try makeFolder(temporary)
  }

  /// Adds the picture shown from `time` on, in seconds since the recording's begin.
  ///
  /// The animation shows a finger, given in shares of width and height, as a spot; the frame does not.
  package func add(_ image: CGImage, at time: TimeInterval, finger: CGPoint? = nil) throws {
    let name = "frame-\(String(format: "%04d", frameCount)).png"
    try pictures.write(image, to: temporary.appendingPathComponent(name))
    frameCount += 1
    if let last = stills.last, time - last.time < AnimationLimits.frameDuration { return }
    let small = reduced(image, width: min(image.width, animationWidth), finger: finger)
    if animation == nil {
      animation = AnimatedPicture(width: small.width, height: small.height, quality: quality)
    }
    _ = animation?.add(small, at: time)
    stills.append((time, UIImage(cgImage: small)))
  }

  /// Completes the folder with what else belongs to it: text files by name, the animation, which
  /// holds its last picture until `end`, and the contact sheet.
  package func finish(at end: TimeInterval, texts: [String: Data]) throws {
    do {
      try pictures.finish()
    } catch {
      discard()
      throw error
    }
    for (name, text) in texts { try write(text, to: name) }
    if let file = animation?.finish(at: end) { try write(file, to: "story.webp") }
    if let sheet = ContactSheet(stills: stills).image() {
      try write(sheet.pngData(), to: "contact-sheet.png")
    }
    try creating(folder) {
      if files.fileExists(atPath: folder.path) { try files.removeItem(at: folder) }
      try files.moveItem(at: temporary, to: folder)
    }
    isOver = true
  }

  /// Gives the recording up and removes what was written.
  package func discard() {
    guard !isOver else { return }
    isOver = true
    try? pictures.finish()
    try? files.removeItem(at: temporary)
  }

  /// The animation is for looking at; frame-by-frame work is done on the frames.
  private enum AnimationLimits {
    /// Width of the spot that stands for a finger, as a share of the picture's.
    static let finger: CGFloat = 0.106
    /// In seconds: a little less than a thirtieth, so that rounding drops no frame.
    static let frameDuration = 1.0 / 30 - 0.001
  }

  private func reduced(_ image: CGImage, width: Int, finger: CGPoint?) -> CGImage {
    guard width < image.width || finger != nil else { return image }
    let height = (CGFloat(image.height) * CGFloat(width) / CGFloat(image.width)).rounded()
    let size = CGSize(width: CGFloat(width), height: height)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = image.isOpaque
    let small = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      UIImage(cgImage: image).draw(in: CGRect(origin: .zero, size: size))
      if let finger {
        Self.draw(
          fingerAt: CGPoint(x: finger.x * size.width, y: finger.y * size.height),
          radius: AnimationLimits.finger * size.width / 2)
      }
    }
    return small.cgImage ?? image
  }

  private static func draw(fingerAt point: CGPoint, radius: CGFloat) {
    let spot = UIBezierPath(
      ovalIn: CGRect(
        x: point.x - radius, y: point.y - radius, width: 2 * radius, height: 2 * radius))
    UIColor(white: 0, alpha: 0.35).setFill()
    spot.fill()
    UIColor(white: 1, alpha: 0.9).setStroke()
    spot.lineWidth = 2.5
    spot.stroke()
  }

  private func write(_ data: Data, to name: String) throws {
    let file = temporary.appendingPathComponent(name)
    try creating(file) { try data.write(to: file) }
  }

  private func creating(_ url: URL, _ work: () throws -> Void) throws {
    do {
      try work()
    } catch {
      discard()
      throw Failure.cannotCreate(path: url.path, reason: error.posixReason)
    }
  }

  /// Creates a folder and those it lies in; by hand, because Foundation on Linux does not say why
  /// it could not.
  private func makeFolder(_ url: URL) throws {
    let parent = url.deletingLastPathComponent()
    if !files.fileExists(atPath: parent.path) { try makeFolder(parent) }
    guard mkdir(url.path, 0o777) != 0 else { return }
    throw Failure.cannotCreate(path: url.path, reason: String(cString: strerror(errno)))
  }
}
