import Foundation
import SampleScreens
import SampleStories
import Testing
import UIKitHost

@Suite("The sample's recorder", .warningsAreRead)
@MainActor
struct SampleRecordingTests {
  @Test func aStoryLeavesFramesAnimationSheetAndLog() throws {
    try withFolder { folder in
      let options = try small("pop-visible-to-hidden", in: folder)
      try Recorder(options).run()

      let recorded = folder.appendingPathComponent("pop-visible-to-hidden")
      let log = try json(in: recorded)
      let frames = try #require(log["frames"] as? [[String: Any]])
      let names = try FileManager.default.contentsOfDirectory(atPath: recorded.path)
      let pictures = names.filter { $0.hasPrefix("frame-") }.sorted()
      #expect(pictures == frames.compactMap { $0["file"] as? String })
      #expect(pictures.first == "frame-0000.png")
      #expect(
        Set(names).subtracting(pictures) == ["story.json", "story.webp", "contact-sheet.png"])

      let animation = try Data(contentsOf: recorded.appendingPathComponent("story.webp"))
      #expect(animation.prefix(4) == Data("RIFF".utf8))
      let picture = try Data(contentsOf: recorded.appendingPathComponent("frame-0000.png"))
      let image = try #require(CGImage.image(png: picture))
      #expect(image.width == 240)
      #expect(image.height == 480)
    }
  }

  @Test func theLogHasTimeEventAndCoverageOfEachFrame() throws {
    try withFolder { folder in
      try Recorder(small("pop-visible-to-hidden", in: folder)).run()
      let log = try json(in: folder.appendingPathComponent("pop-visible-to-hidden"))
      let frames = try #require(log["frames"] as? [[String: Any]])
      #expect(log["controller"] as? String == "snapshot")
      for (index, frame) in frames.enumerated() {
        let time = try #require(frame["time"] as? Double)
        #expect(abs(time - Double(index) / 20) < 0.001)
        #expect(frame["event"] is String || frame["event"] is NSNull)
        #expect(frame["coverage"] is Double || frame["coverage"] is NSNull)
      }
      #expect(frames.first?["coverage"] is NSNull)
      #expect(frames.last?["coverage"] is NSNull)
      #expect(frames.contains { ($0["coverage"] as? Double).map { $0 > 0 && $0 < 1 } ?? false })
      let events = frames.compactMap { $0["event"] as? String }.joined(separator: ", ")
      #expect(events.contains("touch began"))
      #expect(events.contains("did finish"))
    }
  }

  /// Beside each other, both phones and their captions are wider than one screen.
  @Test(arguments: [(false, true, 246), (true, false, 246 * 2 + 78)])
  func picturesShowPhones(compares: Bool, showsPhone: Bool, width: Int) throws {
    try withFolder { folder in
      var options = try small("pop-visible-to-hidden", in: folder)
      let plain = try firstPicture(options)
      options.compares = compares
      options.showsPhone = showsPhone
      let phones = try firstPicture(options)
      #expect(try #require(CGImage.image(png: phones)).width == width)
      #expect(phones != plain)
    }
  }

  private func firstPicture(_ options: RecordOptions) throws -> Data {
    try Recorder(options).run()
    let story = try #require(options.stories.first)
    let recorded = URL(fileURLWithPath: options.output).appendingPathComponent(story.name)
    return try Data(contentsOf: recorded.appendingPathComponent("frame-0000.png"))
  }

  @Test func plainUIKitTellsNoCoverage() throws {
    try withFolder { folder in
      var options = try small("pop-visible-to-hidden", in: folder)
      options.controller = .system
      try Recorder(options).run()
      let log = try json(in: folder.appendingPathComponent("pop-visible-to-hidden"))
      let frames = try #require(log["frames"] as? [[String: Any]])
      #expect(frames.allSatisfy { $0["coverage"] is NSNull })
    }
  }

  @Test func theFolderAppearsOnlyWhenItIsComplete() throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("story")
      let recording = try Recording(folder: target)
      try recording.add(picture(), at: 0)
      #expect(!FileManager.default.fileExists(atPath: target.path))
      try recording.finish(at: 1, texts: ["story.json": Data("{}".utf8)])
      #expect(FileManager.default.fileExists(atPath: target.path))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["story"])
    }
  }

  @Test func aDiscardedRecordingLeavesNothing() throws {
    try withFolder { folder in
      let recording = try Recording(folder: folder.appendingPathComponent("story"))
      try recording.add(picture(), at: 0)
      recording.discard()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test func anOlderRecordingStaysUntilTheNewOneIsComplete() throws {
    try withFolder { folder in
      let target = folder.appendingPathComponent("story")
      let marker = target.appendingPathComponent("older")
      try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
      try Data().write(to: marker)
      let given = try Recording(folder: target)
      try given.add(picture(), at: 0)
      given.discard()
      #expect(FileManager.default.fileExists(atPath: marker.path))
      let kept = try Recording(folder: target)
      try kept.add(picture(), at: 0)
      try kept.finish(at: 1, texts: [:])
      #expect(!FileManager.default.fileExists(atPath: marker.path))
    }
  }

  @Test func anOutputThatIsAFileIsNamedWithTheReason() throws {
    try withFolder { folder in
      let file = folder.appendingPathComponent("file")
      try Data().write(to: file)
      let options = try small("pop-visible-to-hidden", in: file)
      let failure = try #require(throws: Recorder.Failure.self) { try Recorder(options).run() }
      #expect(failure.message.contains(file.path))
      #expect(failure.message.contains("Not a directory"))
      #expect(!failure.message.contains("\n"))
    }
  }

  @Test func twoRecordingsOfAStoryAreEqualToTheByte() throws {
    try withFolder { folder in
      var options = try small("drag-finish-visible-to-hidden", in: folder)
      options.output = folder.appendingPathComponent("first").path
      try Recorder(options).run()
      options.output = folder.appendingPathComponent("second").path
      try Recorder(options).run()
      for name in ["frame-0000.png", "frame-0010.png", "story.json", "story.webp"] {
        let path = "drag-finish-visible-to-hidden/\(name)"
        let first = try Data(contentsOf: folder.appendingPathComponent("first/\(path)"))
        let second = try Data(contentsOf: folder.appendingPathComponent("second/\(path)"))
        #expect(first == second, "\(name)")
      }
    }
  }

  // MARK: Fixtures

  private func small(_ story: String, in folder: URL) throws -> RecordOptions {
    var options = RecordOptions()
    options.stories = [try #require(SampleStories.Story.named(story))]
    options.size = CGSize(width: 240, height: 480)
    options.scale = 1
    options.framesPerSecond = 20
    options.output = folder.path
    return options
  }

  private func json(in folder: URL) throws -> [String: Any] {
    let data = try Data(contentsOf: folder.appendingPathComponent("story.json"))
    return try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  private func picture() throws -> CGImage {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 40)).image { context in
      UIColor.systemTeal.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 40))
    }
    return try #require(image.cgImage)
  }

  private func withFolder(_ work: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("sample-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try work(folder)
  }
}
