import Foundation
import SampleScreens

/// What `story.json` says about a recording.
struct StoryLog: Encodable {
  struct Frame: Encodable {
    var file: String
    /// Seconds since the story began.
    var time: TimeInterval
    /// What has happened since the frame before; null if nothing has.
    var event: String?
    /// From 0 to 1; null where nothing moves or the controller does not tell.
    var coverage: Double?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(file, forKey: .file)
      try container.encode(time, forKey: .time)
      try container.encode(event, forKey: .event)
      try container.encode(coverage, forKey: .coverage)
    }

    private enum CodingKeys: CodingKey {
      case file
      case time
      case event
      case coverage
    }
  }

  var name: String
  var summary: String
  var controller: String
  /// In points.
  var width: Double
  var height: Double
  var scale: Double
  var framesPerSecond: Int
  /// What UIKit had to complain about.
  var warnings: [String] = []
  var frames: [Frame] = []

  init(story: Story, options: RecordOptions) {
    name = story.name
    summary = story.summary
    controller = options.controller.rawValue
    width = Double(options.size.width)
    height = Double(options.size.height)
    scale = Double(options.scale)
    framesPerSecond = options.framesPerSecond
  }

  mutating func add(_ frame: StoryFrame) {
    let number = String(frame.index)
    let digits = String(repeating: "0", count: max(4 - number.count, 0)) + number
    frames.append(
      Frame(
        file: "frame-\(digits).png", time: (frame.time * 1e6).rounded() / 1e6,
        event: frame.events.isEmpty ? nil : frame.events.joined(separator: ", "),
        coverage: frame.coverage.map { (Double($0) * 1e6).rounded() / 1e6 }))
  }

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return try encoder.encode(self)
  }
}
