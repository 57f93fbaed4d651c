import CoreGraphics
import Foundation
import SampleScreens
import UIKitHost

/// Records stories, each into a folder of its name.
@MainActor
public struct Recorder {
  /// What could not be created, in one line.
  public struct Failure: Error, Equatable {
    /// The line.
    public let message: String
  }

  private let options: RecordOptions
  private let report: (String) -> Void

  /// Tells `report` how far it is: a line without its end, again and again for one story.
  public init(_ options: RecordOptions, report: @escaping (String) -> Void = { _ in }) {
    self.options = options
    self.report = report
  }

  /// Records all; after an error the story at hand leaves nothing behind.
  public func run() throws(Failure) {
    do {
      for (index, story) in options.stories.enumerated() {
        try record(story, "\(index + 1)/\(options.stories.count) \(story.name)")
      }
    } catch let Recording.Failure.cannotCreate(path, reason) {
      throw Failure(message: "cannot create \(path): \(reason)")
    } catch {
      throw Failure(message: "cannot record: \(error.localizedDescription)")
    }
  }

  private func record(_ story: Story, _ title: String) throws {
    let folder = URL(fileURLWithPath: options.output).appendingPathComponent(story.name)
    let recording = try Recording(
      folder: folder, animationWidth: options.width, quality: Float(options.quality))
    do {
      let plain = options.compares ? framesBeside(story) : []
      let phones = phones(for: story)
      let player = player(of: story, options.controller)
      if options.compares { player.moveAsTheSystemDoes() }
      var log = StoryLog(story: story, options: options)
      let count = player.frameCount
      try player.play { frame in
        let left = plain.isEmpty ? [] : [plain[min(frame.index, plain.count - 1)]]
        if let picture = phones?.picture(of: left + [frame]) {
          try recording.add(picture, at: frame.time)
        } else {
          try recording.add(frame.image, at: frame.time, finger: frame.finger)
        }
        log.add(frame)
        report("\(title) \(frame.index + 1)/\(count)")
      }
      log.warnings = player.host.log
      // The last picture stays for a moment before the animation begins again.
      let end = Double(recording.frameCount) / Double(options.framesPerSecond) + 0.6
      try recording.finish(at: end, texts: ["story.json": try log.json()])
    } catch {
      recording.discard()
      throw error
    }
  }

  private func player(of story: Story, _ controller: ControllerKind) -> StoryPlayer {
    StoryPlayer(
      story, controller: controller, size: options.size, scale: options.scale,
      framesPerSecond: options.framesPerSecond)
  }

  private func phones(for story: Story) -> Phones? {
    guard options.compares || options.showsPhone else { return nil }
    guard options.compares else { return Phones(size: options.size, scale: options.scale) }
    let captions =
      story.option.map { ["Without \($0)", "With \($0)"] }
      ?? ["UINavigationController", "SnapshotNavigationController"]
    return Phones(captions, size: options.size, scale: options.scale)
  }

  /// The frames on the left, touch by touch: the story without its option or, if it has none, with
  /// UIKit's own transitions.
  private func framesBeside(_ story: Story) -> [StoryFrame] {
    var frames: [StoryFrame] = []
    let player =
      story.option == nil
      ? player(of: story, .system) : player(of: story.withoutOption, options.controller)
    player.moveAsTheSystemDoes()
    player.play { frames.append($0) }
    return frames
  }
}
