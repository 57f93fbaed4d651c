import CoreGraphics
import Foundation
import SampleScreens
import SampleStories
import UIKitHost

/// Exit codes, as sysexits.h has them.
enum ExitCode {
  static let usage: Int32 = 64
  static let unavailable: Int32 = 69
  static let cannotCreate: Int32 = 73
}

func stop(_ message: String, _ code: Int32) -> Never {
  FileHandle.standardError.write(Data("SampleApp: \(message)\n".utf8))
  exit(code)
}

/// Without a font every text would be missing from what is shown.
func requireFont() {
  do {
    try TextFont.checkInstalled()
  } catch {
    stop("\(error)", ExitCode.unavailable)
  }
}

@MainActor
func openWindow(_ options: WindowOptions) {
  do {
    let window = try HostWindow(
      title: "Wayfarer", size: options.size, scale: options.scale)
    let host = LinuxHost(size: options.size, scale: window.scale)
    host.window.rootViewController = Guide.controller(
      Preferences(controller: options.controller), device: DeviceControls(of: host))
    host.window.makeKeyAndVisible()
    print("The mouse is a finger, keys type. Open a place and drag it back; compare at the top.")
    window.run(host)
  } catch WindowFailure.noDisplay {
    stop(
      "no display here (DISPLAY and WAYLAND_DISPLAY are not set); to record instead: "
        + "swift run SampleApp record --story all --output recordings", ExitCode.unavailable)
  } catch {
    stop("no window: \(error)", ExitCode.unavailable)
  }
}

/// A line on standard error that is written over and over; where that is no terminal, a line is
/// written whenever another story begins.
struct ProgressLine {
  private let isTerminal = isatty(STDERR_FILENO) != 0
  private var lastTitle: Substring = ""

  mutating func show(_ line: String) {
    if isTerminal {
      write("\r\u{1B}[K\(line)")
      return
    }
    let title = line[..<(line.lastIndex(of: " ") ?? line.endIndex)]
    if title != lastTitle { write("\(title)\n") }
    lastTitle = title
  }

  func clear() {
    if isTerminal { write("\r\u{1B}[K") }
  }

  private func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

@MainActor
func record(_ options: RecordOptions) {
  var progress = ProgressLine()
  do {
    try Recorder(options) { progress.show($0) }.run()
    progress.clear()
    let what = options.stories.count == 1 ? "1 story" : "\(options.stories.count) stories"
    print("\(what) (\(options.controller.rawValue)) in \(options.output)")
  } catch {
    progress.clear()
    stop(error.message, ExitCode.cannotCreate)
  }
}

do {
  switch try Command.parse(Array(CommandLine.arguments.dropFirst())) {
  case .window(let options):
    requireFont()
    openWindow(options)
  case .record(let options):
    requireFont()
    record(options)
  case .list:
    let width = Story.all.map(\.name.count).max() ?? 0
    for story in Story.all {
      let space = String(repeating: " ", count: width - story.name.count)
      print("\(story.name)\(space)  \(story.summary)")
    }
  case .help: print(Command.usage)
  }
} catch {
  stop(error.message, ExitCode.usage)
}
