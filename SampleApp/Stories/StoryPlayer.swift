import CoreGraphics
import Foundation
import SampleScreens
import SnapshotNavigation
import UIKitHost

/// Plays a story on a host of its own, frame by frame.
@MainActor
public final class StoryPlayer {
  /// The device that the story is played on.
  public let host: LinuxHost
  /// The guide, with all its tabs.
  public let guide: GuideController
  /// The stack that is seen.
  public var navigation: UINavigationController? { guide.stack }

  private let story: Story
  private let size: CGSize
  private let frameDuration: TimeInterval
  private var frameIndex = 0
  private var events: [String] = []
  private var coverage: CGFloat?
  private var finger: CGPoint?
  private var caption: String?
  private var observations: [TransitionObservation] = []

  /// Builds the story's stack, screen by screen, and lets it come to rest.
  ///
  /// - Parameters:
  ///   - story: What to play.
  ///   - controller: Whose transitions to use.
  ///   - size: The screen in points.
  ///   - scale: Pixels a point.
  ///   - framesPerSecond: How often a frame is taken; above 0.
  public convenience init(
    _ story: Story, controller: ControllerKind,
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 2, framesPerSecond: Int = 60
  ) {
    self.init(
      story, controller: controller, size: size, scale: scale, framesPerSecond: framesPerSecond,
      settings: HostSettings())
  }

  /// The same on a device that does what Apple leaves open in a way of its own.
  package init(
    _ story: Story, controller: ControllerKind, size: CGSize, scale: CGFloat,
    framesPerSecond: Int = 60, settings: HostSettings
  ) {
    self.story = story
    self.size = size
    frameDuration = 1 / TimeInterval(max(framesPerSecond, 1))
    host = LinuxHost(
      size: size, scale: scale, layoutDirection: story.isRightToLeft ? .rightToLeft : .leftToRight)
    host.settings = settings
    guide = Guide.controller(
      Preferences(controller: controller), device: DeviceControls(of: host),
      showing: Array(story.stack.prefix(1)))
    host.window.rootViewController = guide
    host.window.makeKeyAndVisible()
    host.advance(by: 0.2)
    for page in story.stack.dropFirst() {
      navigation?.pushViewController(page.makeScreen(), animated: false)
      host.advance(by: 0.2)
    }
    host.advance(by: 0.3)
  }

  /// Gives the library's pushes and pops the duration and the curve of UIKit's, for a comparison.
  func moveAsTheSystemDoes() {
    for case let stack as SnapshotNavigationController in guide.stacks {
      stack.configuration.timing = .curve(
        duration: host.settings.navigationDuration, .easeInOut)
    }
  }

  /// Plays the story from its beginning; `show` is called for each frame.
  public func play(_ show: (StoryFrame) throws -> Void) rethrows {
    try take(show)
    for step in story.steps {
      observe()
      switch step {
      case .wait(let seconds): try pass(seconds, show)
      case .tap(let name, let share): try tap(on: name, at: share, show)
      case .tapIfShown(let name):
        if host.window.visibleView(name) == nil {
          try pass(Self.tapDuration, show)
        } else {
          try tap(on: name, at: 0.5, show)
        }
      case .tapBack: try tap(at: CGPoint(x: 24, y: host.window.safeAreaInsets.top + 22), show)
      case .type(let text):
        events.append("type \(text)")
        for letter in text {
          host.type(String(letter))
          try pass(Self.letterDuration, show)
        }
      case .drag(let path, let turn):
        try drag(along: story.isRightToLeft ? path.mirrored : path, turnsAt: turn, show)
      case .scroll(let path):
        try scroll(along: story.isRightToLeft ? path.mirrored : path, show)
      case .backKey:
        events.append("press Command-[")
        host.press("[", modifiers: .command)
      case .push(let page):
        events.append("push")
        page.show(on: navigation)
      case .pop:
        events.append("pop")
        navigation?.popViewController(animated: true)
      case .motion(let motion):
        events.append("motion \(motion)")
        guide.change { $0.motion = motion }
        caption = "\(motion)".capitalized
      case .style(let style):
        events.append("style \(style)")
        guide.change { $0.style = style }
      }
    }
  }

  /// How many frames the story has.
  public var frameCount: Int {
    story.steps.reduce(1) { $0 + frameCount(of: $1) }
  }

  private func frameCount(of step: Story.Step) -> Int {
    switch step {
    case .wait(let seconds): frames(in: seconds)
    case .tap, .tapIfShown, .tapBack: frames(in: Self.tapDuration)
    case .drag(let path, _), .scroll(let path): frames(in: path.duration)
    case .type(let text): text.count * frames(in: Self.letterDuration)
    case .backKey, .push, .pop, .motion, .style: 0
    }
  }

  // MARK: Steps

  private static let tapDuration: TimeInterval = 0.08
  private static let letterDuration: TimeInterval = 0.1

  private func frames(in seconds: TimeInterval) -> Int {
    max(Int((seconds / frameDuration).rounded()), 1)
  }

  private func pass(_ seconds: TimeInterval, _ show: (StoryFrame) throws -> Void) rethrows {
    for _ in 0..<frames(in: seconds) { try advance(show) }
  }

  private func tap(
    on name: String, at share: CGFloat, _ show: (StoryFrame) throws -> Void
  ) rethrows {
    guard let view = host.window.visibleView(name) else {
      events.append("nothing to tap: \(name)")
      return try pass(Self.tapDuration, show)
    }
    let place = CGPoint(x: view.bounds.width * share, y: view.bounds.midY)
    try tap(at: view.convert(place, to: nil), show)
  }

  private func tap(at point: CGPoint, _ show: (StoryFrame) throws -> Void) rethrows {
    touch(.began, at: point)
    try pass(Self.tapDuration, show)
    touch(.ended, at: point)
  }

  private func drag(
    along path: FingerPath, turnsAt turn: TimeInterval?, _ show: (StoryFrame) throws -> Void
  ) rethrows {
    let count = frames(in: path.duration)
    let turning = turn.map { frames(in: $0) }
    touch(.began, at: point(of: path, at: 0))
    for frame in 1...count {
      try advance(show)
      if frame == turning {
        events.append("turn")
        host.turn()
      }
      touch(.moved, at: point(of: path, at: path.duration * Double(frame) / Double(count)))
    }
    touch(.ended, at: point(of: path, at: path.duration))
  }

  private func scroll(
    along path: FingerPath, _ show: (StoryFrame) throws -> Void
  ) rethrows {
    let count = frames(in: path.duration)
    let start = point(of: path, at: 0)
    var here = start
    events.append("scroll began")
    host.scroll(.began, at: start)
    for frame in 1...count {
      try advance(show)
      let next = point(of: path, at: path.duration * Double(frame) / Double(count))
      host.scroll(.moved, at: start, by: CGVector(dx: next.x - here.x, dy: next.y - here.y))
      here = next
    }
    events.append("scroll ended")
    host.scroll(.ended, at: start)
  }

  private func point(of path: FingerPath, at time: TimeInterval) -> CGPoint {
    let position = path.position(at: time)
    let screen = host.window.bounds.size
    return CGPoint(x: position.x * screen.width, y: position.y * screen.height)
  }

  private func touch(_ phase: UITouch.Phase, at point: CGPoint) {
    switch phase {
    case .began: events.append("touch began")
    case .ended: events.append("touch ended")
    default: break
    }
    finger = phase == .ended ? nil : share(of: point)
    host.touch(phase, at: point)
  }

  /// Where the point is on the frames, which show the device held upright.
  private func share(of point: CGPoint) -> CGPoint {
    let screen = host.window.bounds.size
    let (x, y) = (point.x / screen.width, point.y / screen.height)
    let isTurned = (screen.width > screen.height) != (size.width > size.height)
    return isTurned ? CGPoint(x: 1 - y, y: x) : CGPoint(x: x, y: y)
  }

  // MARK: Frames

  private func advance(_ show: (StoryFrame) throws -> Void) rethrows {
    host.advance(by: frameDuration, frame: frameDuration)
    try take(show)
  }

  private func take(_ show: (StoryFrame) throws -> Void) rethrows {
    let frame = StoryFrame(
      index: frameIndex, time: TimeInterval(frameIndex) * frameDuration, events: events,
      coverage: coverage, finger: finger, statusBar: statusBar,
      caption: caption, image: host.frame().upright(in: size))
    frameIndex += 1
    events = []
    try show(frame)
  }

  private var statusBar: (isHidden: Bool, isLight: Bool) {
    let manager = host.window.windowScene?.statusBarManager
    let style = manager?.statusBarStyle ?? .default
    let isDark = host.window.traitCollection.userInterfaceStyle == .dark
    return (
      manager?.isStatusBarHidden ?? false, style == .lightContent || style == .default && isDark
    )
  }

  /// Stacks may have been replaced since: settings do that.
  private func observe() {
    observations = guide.stacks.compactMap { stack in
      (stack as? SnapshotNavigationController)?.observeTransitions { [weak self] in self?.note($0) }
    }
  }

  /// Recordings tell a drag from everything else, and say nothing of presentations or of changes without
  /// animation.
  private func note(_ event: NavigationEvent) {
    guard !event.isPresentation, event.isAnimated else { return }
    let name = "\(event.operation) \(event.trigger == .drag ? "drag" : "tap")"
    switch event.phase {
    case .willBegin: events.append("\(name) will begin")
    case .progress(let coverage): self.coverage = coverage
    case .didFinish:
      events.append("\(name) did finish")
      coverage = nil
    case .didCancel:
      events.append("\(name) did cancel")
      coverage = nil
    }
  }
}

extension UIView {
  /// The first view of that accessibility identifier or label that a finger could reach at its
  /// middle.
  fileprivate func visibleView(_ name: String) -> UIView? {
    if accessibilityIdentifier == name || accessibilityLabel == name, let window {
      let center = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
      if let hit = window.hitTest(center, with: nil), hit.isDescendant(of: self) { return self }
    }
    for subview in subviews.reversed() {
      if let view = subview.visibleView(name) { return view }
    }
    return nil
  }
}
