import CoreGraphics
import Foundation

/// An X server that draws into a file, with a pointer that can be moved: a desktop for one test.
final class VirtualScreen {
  struct Failure: Error {
    var reason: String
  }

  /// What X programs are told in `DISPLAY`.
  let display: String

  private let server = Process()
  private let folder: URL

  static var isAvailable: Bool { path(of: "Xvfb") != nil && path(of: "xdotool") != nil }

  init(width: Int, height: Int) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("screen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard let program = Self.path(of: "Xvfb") else { throw Failure(reason: "no Xvfb") }
    let pipe = Pipe()
    server.executableURL = program
    server.arguments = [
      "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path,
      "-nolisten", "tcp", "-noreset",
    ]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard !number.isEmpty else { throw Failure(reason: "Xvfb did not start") }
    display = ":\(number)"
  }

  func close() {
    kill(server.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs xdotool with `words` and returns what it prints.
  @discardableResult
  func pointer(_ words: String...) throws -> String {
    guard let program = Self.path(of: "xdotool") else { throw Failure(reason: "no xdotool") }
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let printed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(reason: "xdotool \(words.joined(separator: " ")) failed")
    }
    return String(decoding: printed, as: UTF8.self)
  }

  /// What the screen shows now.
  func picture() throws -> ScreenPicture {
    let file = folder.appendingPathComponent("Xvfb_screen0")
    guard let picture = ScreenPicture(dump: try Data(contentsOf: file)) else {
      throw Failure(reason: "the screen's file is not one this test can read")
    }
    return picture
  }

  private static func path(of program: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(program) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

/// Pixels of an X window dump: blue, green, red, one unused, row by row.
struct ScreenPicture {
  let width: Int
  let height: Int
  private let bytes: [UInt8]
  private let offset: Int
  private let bytesPerRow: Int

  init?(dump: Data) {
    let bytes = [UInt8](dump)
    guard bytes.count > 100 else { return nil }
    func word(_ index: Int) -> Int {
      bytes[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    // XWDFile.h: 4 and 5 are the size, 7 the byte order (0: least first), 11 the bits of a pixel.
    guard word(1) == 7, word(7) == 0, word(11) == 32 else { return nil }
    self.bytes = bytes
    width = word(4)
    height = word(5)
    bytesPerRow = word(12)
    offset = word(0) + word(19) * 12
    guard bytes.count >= offset + bytesPerRow * height else { return nil }
  }

  /// For human eyes, when a test fails.
  func pngData() -> Data? {
    let context = CGContext(
      size: CGSize(width: width, height: height), scale: 1, isOpaque: true)
    for y in 0..<height {
      for x in 0..<width {
        let (blue, green, red) = pixel(x: x, y: y)
        let color = CGColor(
          srgbRed: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
          alpha: 1)
        context?.setFillColor(color)
        context?.fill(CGRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return context?.makeImage()?.pngData()
  }

  /// Blue, green and red at a pixel.
  func pixel(x: Int, y: Int) -> (UInt8, UInt8, UInt8) {
    let index = offset + y * bytesPerRow + x * 4
    return (bytes[index], bytes[index + 1], bytes[index + 2])
  }
}
