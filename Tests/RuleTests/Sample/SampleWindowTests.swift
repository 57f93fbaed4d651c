import Foundation
import SampleScreens
import SampleStories
import Testing
import UIKitHost

/// The sample in a real window, with a real pointer, compared with the same touches on a host.
///
/// This test alone lets real time pass: it watches another process. It needs Xvfb and xdotool,
/// which `Scripts/bootstrap` installs.
@Suite("The sample's window", .warningsAreRead)
@MainActor
struct SampleWindowTests {
  @Test(
    .enabled(if: Sampling.current.playsSlowTests, "a sample leaves real time out"),
    .enabled(if: VirtualScreen.isAvailable, "run Scripts/bootstrap to install Xvfb and xdotool"))
  func aDragInTheWindowShowsWhatTheHostShows() throws {
    let screen = try VirtualScreen(width: 800, height: 900)
    defer { screen.close() }
    let sample = Process()
    sample.executableURL = SampleProcess.executable
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = screen.display
    environment["WAYLAND_DISPLAY"] = nil
    environment["SDL_VIDEODRIVER"] = "x11"
    sample.environment = environment
    try sample.run()
    // Killed, because a process started from here inherits a mask that blocks kinder signals.
    defer { kill(sample.processIdentifier, SIGKILL) }
    var finger = try Finger(screen: screen)

    let size = CGSize(width: 390, height: 844)
    let host = LinuxHost(size: size, scale: 1)
    host.show(Guide.controller(device: DeviceControls(of: host)), for: 1)
    try expectSame(host, finger, "the first page")

    let row = CGPoint(x: 150, y: 610)
    try finger.move(to: row)
    try finger.press()
    try finger.lift()
    host.touch(.began, at: row)
    host.advance(by: 0.35)
    host.touch(.ended, at: row)
    host.advance(by: 2)
    try expectSame(host, finger, "a place, after a tap")

    let stations = [10, 30, 60, 100, 150, 200].map { CGPoint(x: CGFloat($0), y: 460) }
    try finger.move(to: stations[0])
    try finger.press()
    host.touch(.began, at: stations[0])
    for station in stations.dropFirst() {
      host.advance(by: 0.1)
      try finger.move(to: station)
      host.touch(.moved, at: station)
    }
    host.advance(by: 1)
    try expectSame(host, finger, "two pictures, while the finger rests")

    try finger.lift()
    host.touch(.ended, at: stations[5])
    host.advance(by: 2)
    try expectSame(host, finger, "the first page again")
  }

  /// Waits, ten seconds at most, until the window shows the host's frame; the pointer's own
  /// picture, drawn over it, is left out.
  private func expectSame(_ host: LinuxHost, _ finger: Finger, _ moment: String) throws {
    let frame = host.frame()
    var differing = Int.max
    let deadline = Date(timeIntervalSinceNow: 10)
    while Date() < deadline {
      differing = try differingPixels(frame, finger)
      if differing == 0 { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    let folder = FileManager.default.temporaryDirectory
    let shown = folder.appendingPathComponent("window-shown.png")
    let wanted = folder.appendingPathComponent("window-wanted.png")
    try finger.screen.picture().pngData()?.write(to: shown)
    try frame.pngData().write(to: wanted)
    #expect(
      differing == 0, "pixels that differ: \(moment); see \(shown.path) and \(wanted.path)")
  }

  private func differingPixels(_ frame: CGImage, _ finger: Finger) throws -> Int {
    let picture = try finger.screen.picture()
    let pointer = CGRect(
      x: finger.position.x - 20, y: finger.position.y - 20, width: 48, height: 48)
    return frame.withPixels { pixels, bytesPerRow in
      var count = 0
      for y in 0..<frame.height {
        for x in 0..<frame.width where !pointer.contains(CGPoint(x: x, y: y)) {
          let shown = picture.pixel(x: x + finger.left, y: y + finger.top)
          let wanted = pixels + y * bytesPerRow + x * 4
          if shown != (wanted[0], wanted[1], wanted[2]) { count += 1 }
        }
      }
      return count
    } ?? Int.max
  }
}

/// The pointer, in points of the sample's window.
private struct Finger {
  let screen: VirtualScreen
  let left: Int
  let top: Int
  private(set) var position = CGPoint.zero

  init(screen: VirtualScreen) throws {
    self.screen = screen
    let words = try screen.pointer(
      "search", "--sync", "--onlyvisible", "--name", "Wayfarer", "getwindowgeometry", "--shell")
    var values: [Substring: Int] = [:]
    for line in words.split(separator: "\n") {
      let pair = line.split(separator: "=")
      if pair.count == 2 { values[pair[0]] = Int(pair[1]) }
    }
    left = try #require(values["X"])
    top = try #require(values["Y"])
  }

  mutating func move(to point: CGPoint) throws {
    position = point
    try screen.pointer(
      "mousemove", "--sync", String(Int(point.x) + left), String(Int(point.y) + top))
    // One frame of the window: each move is then a touch of its own.
    Thread.sleep(forTimeInterval: 0.1)
  }

  func press() throws {
    try screen.pointer("mousedown", "1")
    Thread.sleep(forTimeInterval: 0.05)
  }

  func lift() throws {
    Thread.sleep(forTimeInterval: 0.3)
    try screen.pointer("mouseup", "1")
  }
}
