import CoreGraphics
import Foundation
import SampleScreens

/// What the command line asks for.
public enum Command: Equatable, Sendable {
  /// Open the guide in a window.
  case window(WindowOptions)
  /// Record stories into a folder.
  case record(RecordOptions)
  /// Name the stories.
  case list
  /// Say how the command is used.
  case help
}

/// How the window is to be.
public struct WindowOptions: Equatable, Sendable {
  /// Whose transitions the guide uses.
  public var controller = ControllerKind.snapshot
  /// In points.
  public var size = CGSize(width: 390, height: 844)
  /// Pixels a point; nil: what the display has room for.
  public var scale: CGFloat?

  /// The defaults.
  public init() {}
}

/// What is recorded, and how.
public struct RecordOptions: Equatable, Sendable {
  /// Which stories.
  public var stories = Story.all
  /// Whose transitions the guide uses.
  public var controller = ControllerKind.snapshot
  /// Whether the other side is shown beside the story, on the same clock: UIKit's transitions or, for a
  /// recipe of an option, the screen without it.
  public var compares = false
  /// Whether pictures have what the system shows above the app: a status bar and a home indicator.
  public var showsPhone = false
  /// In points.
  public var size = CGSize(width: 390, height: 844)
  /// Pixels a point.
  public var scale: CGFloat = 2
  /// Frames a second, from 1 to 240.
  public var framesPerSecond = 60
  /// How wide the moving picture is at most, in pixels, from 80 to 800.
  public var width = 320
  /// How closely the moving picture is kept, from 0 (small file) to 100.
  public var quality = 75
  /// The folder that holds the stories' folders.
  public var output = "recordings"

  /// The defaults.
  public init() {}
}

/// What is wrong with a command line, in one line.
public struct UsageError: Error, Equatable, Sendable {
  /// The line.
  public let message: String
}

extension Command {
  /// How the command is used.
  public static let usage = """
    SampleApp                      open the travel guide in a window; the mouse is a finger, keys type
    SampleApp record               record stories, frame by frame
    SampleApp record --list        name the stories

      --controller snapshot|system   whose transitions to use (snapshot)
      --compare                      record: UIKit's transitions, or no option, beside it
      --phone                        record: with a status bar and a home indicator
      --size WIDTHxHEIGHT            the screen in points (390x844)
      --scale SCALE                  pixels a point (record: 2; window: what fits)
      --story NAME|all               record: which story (all)
      --fps FRAMES                   record: frames a second (60)
      --width PIXELS                 record: how wide the moving picture is at most (320)
      --quality QUALITY              record: how closely it's kept, from 0 to 100 (75)
      --output DIRECTORY             record: where to (recordings)
    """

  /// Reads the words after the program's name.
  public static func parse(_ words: [String]) throws(UsageError) -> Command {
    if words.contains("--help") || words.contains("-h") || words == ["help"] { return .help }
    var reader = OptionReader(words: words[...])
    guard reader.words.first == "record" else { return .window(try reader.windowOptions()) }
    reader.words.removeFirst()
    if reader.words == ["--list"] { return .list }
    return .record(try reader.recordOptions())
  }
}

/// Takes options and their values off a list of words.
private struct OptionReader {
  var words: ArraySlice<String>

  mutating func windowOptions() throws(UsageError) -> WindowOptions {
    var options = WindowOptions()
    while let option = words.popFirst() {
      switch option {
      case "--controller": options.controller = try controller()
      case "--size": options.size = try size()
      case "--scale": options.scale = try scale()
      default: throw unknown(option)
      }
    }
    return options
  }

  mutating func recordOptions() throws(UsageError) -> RecordOptions {
    var options = RecordOptions()
    while let option = words.popFirst() {
      switch option {
      case "--controller": options.controller = try controller()
      case "--size": options.size = try size()
      case "--scale": options.scale = try scale()
      case "--compare": options.compares = true
      case "--phone": options.showsPhone = true
      case "--story": options.stories = try stories()
      case "--fps": options.framesPerSecond = try framesPerSecond()
      case "--width": options.width = try number(of: option, in: 80...800)
      case "--quality": options.quality = try number(of: option, in: 0...100)
      case "--output": options.output = try value(of: "--output")
      case "--list": throw UsageError(message: "--list goes with no other option")
      default: throw unknown(option)
      }
    }
    return options
  }

  private func unknown(_ option: String) -> UsageError {
    UsageError(
      message: option.hasPrefix("-")
        ? "unknown option \(option); see --help" : "unexpected \"\(option)\"; see --help")
  }

  private mutating func value(of option: String) throws(UsageError) -> String {
    guard let value = words.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
      throw UsageError(message: "\(option) needs a value")
    }
    return value
  }

  private mutating func controller() throws(UsageError) -> ControllerKind {
    let word = try value(of: "--controller")
    guard let kind = ControllerKind(rawValue: word) else {
      throw UsageError(message: "no controller \"\(word)\"; there are snapshot and system")
    }
    return kind
  }

  private mutating func size() throws(UsageError) -> CGSize {
    let word = try value(of: "--size")
    let numbers = word.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
      (200...2000).contains(width), (200...2000).contains(height)
    else {
      throw UsageError(
        message: "bad size \"\(word)\"; wanted points such as 390x844, each from 200 to 2000")
    }
    return CGSize(width: width, height: height)
  }

  private mutating func scale() throws(UsageError) -> CGFloat {
    let word = try value(of: "--scale")
    guard let scale = Double(word), [1, 2, 3].contains(scale) else {
      throw UsageError(message: "bad scale \"\(word)\"; wanted 1, 2 or 3")
    }
    return CGFloat(scale)
  }

  private mutating func stories() throws(UsageError) -> [Story] {
    let word = try value(of: "--story")
    if word == "all" { return Story.all }
    guard let story = Story.named(word) else {
      throw UsageError(message: "no story \"\(word)\"; see record --list")
    }
    return [story]
  }

  private mutating func number(
    of option: String, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    let word = try value(of: option)
    guard let number = Int(word), range.contains(number) else {
      throw UsageError(
        message: "bad value \"\(word)\" of \(option); wanted "
          + "\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private mutating func framesPerSecond() throws(UsageError) -> Int {
    let word = try value(of: "--fps")
    guard let rate = Int(word), (1...240).contains(rate) else {
      throw UsageError(message: "bad frame rate \"\(word)\"; wanted 1 to 240")
    }
    return rate
  }
}
