import Foundation
import PageStack
import PixelJudge
import SnapshotNavigation
import UIKitHost

@testable import UIKit

/// Shows `Seams` every frame that a device presents, with what the library says of it.
///
///     SEAMS=/tmp/seams swift test --filter Seam     writes the frames around each seam into that folder
@MainActor
package final class SeamWatch {
  package private(set) var seams = Seams()
  /// Called with each frame of a motion and how much the upper screen covers in it.
  package var onMotion: ((Pixels, CGFloat) -> Void)?
  /// How long a frame of the display lasts, in seconds.
  package var frame: TimeInterval = 1.0 / 60
  /// Whether the main thread is busy, so that the library can't say where it is.
  package var isStalled = false
  /// Views that the app moves or changes as screens come and go, by their identifiers.
  private let changing: Set<String>
  private let host: LinuxHost
  private var observations: [ObjectIdentifier: TransitionObservation] = [:]
  /// The transitions that are under way, by their stacks, and how much the upper screen covers.
  private var running: [ObjectIdentifier: CGFloat?] = [:]
  private var pressed: [PixelRect] = []
  private var isTouched = false
  private var last = (
    time: TimeInterval.nan, motion: Seams.Motion?.none, place: String?.none,
    trailing: Trailing?.none
  )
  /// Screens and pages, numbered as they're first seen.
  private var numbers: [ObjectIdentifier: (number: Int, owner: Weak<NSObject>)] = [:]
  private var images: [CGImage] = []
  /// What there is as a frame is looked at.
  private var views: [UIView] = []
  private var controllers: [UIViewController] = []
  private static let folder = ProcessInfo.processInfo.environment["SEAMS"]

  /// A push that goes on after UIKit's part has ended.
  private struct Trailing {
    let coverage: CGFloat
    let lower: Weak<UIViewController>
  }

  /// Follows a device until `end`.
  package init(_ host: LinuxHost, changing: Set<String> = []) {
    self.host = host
    self.changing = changing
    look { observe() }
    host.runtime.onPresent = { [weak self] in self?.take($0) }
  }

  package var found: [Seams.Seam] { seams.found }

  /// The app changes the screen now.
  package func disturb() { seams.disturb() }

  package func end() { host.runtime.onPresent = nil }

  private func look(_ judge: () -> Void) {
    views = windows.flatMap(\.descendants)
    controllers = allControllers
    judge()
    // Between two frames nothing is kept alive.
    (views, controllers) = ([], [])
  }

  private func take(_ presented: PresentedFrame) { look { judge(presented) } }

  private func judge(_ presented: PresentedFrame) {
    observe()
    noteTouches()
    // In the middle of a turn the library has said what will be so at its end.
    let isHalfway = presented.cause == .picture
    let motion = isHalfway ? last.motion.map { _ in Seams.Motion() } : motion(at: presented.time)
    let place = isHalfway ? last.place : motion == nil ? place : nil
    let pixels = Pixels(presented.image)
    let known = found.count
    seams.add(
      Seams.Frame(
        pixels: pixels, time: presented.time, motion: motion, place: place, isTouched: isTouched,
        ignored: pressed + changing.flatMap(rects)))
    if let coverage = motion?.coverage { onMotion?(pixels, coverage) }
    write(presented.image, asPartOf: found.count - known)
    // What is popped isn't caught.
    let trailing = latestTrail.flatMap { push in
      running.isEmpty && push.isPush
        ? Trailing(coverage: push.coverage, lower: Weak(object: push.from)) : nil
    }
    last = (presented.time, motion, place, trailing)
    isTouched = isFingerDown
    if motion != nil || !isTouched { pressed = [] }
  }

  // MARK: Touches

  private var isFingerDown: Bool {
    let input = host.runtime.touchInput
    return !input.event.touches.isEmpty || input.scrolling != nil
  }

  private func noteTouches() {
    isTouched = isTouched || isFingerDown
    for touch in host.runtime.touchInput.event.touches {
      let control = sequence(first: touch.hitView) { $0?.superview }
        .first { $0 is UIControl || $0 is UITableViewCell }
      if let control, let control { pressed.append(rect(of: control)) }
    }
  }

  // MARK: What moves

  private func observe() {
    for stack in stacks { observe(stack) }
  }

  /// Listens to a stack before it's in a window.
  package func observe(_ stack: SnapshotNavigationController) {
    let key = ObjectIdentifier(stack)
    guard observations[key] == nil else { return }
    observations[key] = stack.observeTransitions { [weak self] in self?.note($0, of: key) }
  }

  private func note(_ event: NavigationEvent, of key: ObjectIdentifier) {
    switch event.phase {
    // What is caught is where it was in the last frame.
    case .willBegin:
      let isCatch = event.trigger == .drag && event.to === last.trailing?.lower.object
      running[key] = .some(isCatch ? last.trailing?.coverage : nil)
    case .progress(let coverage): if running[key] != nil { running[key] = coverage }
    case .didFinish, .didCancel: running[key] = nil
    }
  }

  /// How much the upper screen covers; nil if nobody says, or not of this very moment.
  private func coverage(at time: TimeInterval) -> CGFloat? {
    // Between two frames of the display no link is called.
    guard !isStalled, time == last.time || time - last.time > frame * 60 / 61 else { return nil }
    return running.values.compactMap(\.self).first ?? latestTrail?.coverage
  }

  private var latestTrail: (isPush: Bool, coverage: CGFloat, from: UIViewController)? {
    stacks.lazy.compactMap(\.trailing).first
  }

  private func motion(at time: TimeInterval) -> Seams.Motion? {
    let stages = views.compactMap { $0 as? TransitionView }
    let isPlaying = stages.contains(where: \.plays)
    guard !running.isEmpty || isPlaying || pageStacks.contains(where: \.isTransitioning) else {
      return nil
    }
    let coverage = coverage(at: time)
    let size = host.window.bounds.size
    return Seams.Motion(
      coverage: coverage, length: max(size.width, size.height) * host.runtime.screen.scale,
      isAtStart: !stages.isEmpty && last.motion == nil
        && (coverage.map { min(abs($0), abs(1 - $0)) < 0.0005 } ?? !isFingerDown))
  }

  // MARK: What is shown

  private var windows: [UIWindow] { host.runtime.scene.allWindows }
  private var pageStacks: [PageStackView] { views.compactMap { $0 as? PageStackView } }
  private var stacks: [SnapshotNavigationController] {
    controllers.compactMap { $0 as? SnapshotNavigationController }
  }

  private var allControllers: [UIViewController] {
    var found: [UIViewController] = []
    var open = windows.compactMap(\.rootViewController)
    while let controller = open.popLast() {
      found.append(controller)
      open += controller.children
      if let modal = controller.presentedViewController,
        modal.presentingViewController === controller
      {
        open.append(modal)
      }
    }
    return found
  }

  private var place: String {
    let screens = controllers.filter { $0.viewIfLoaded?.window != nil }
    let stacked = stacks.flatMap(\.viewControllers).filter { $0.viewIfLoaded?.window == nil }
    let shown = (screens as [NSObject] + pageStacks.map(\.topPage)).map(number).sorted()
    let style = host.window.traitCollection.userInterfaceStyle
    return
      "\(shown) \(stacked.map(number)) \(style) \(host.window.bounds.size) \(host.runtime.keyboard.frame)"
  }

  /// Objects that come into being where another has gone are others.
  private func number(of object: NSObject) -> Int {
    let key = ObjectIdentifier(object)
    if let known = numbers[key], known.owner.object === object { return known.number }
    let number = (numbers.values.map(\.number).max() ?? 0) + 1
    numbers[key] = (number, Weak(object: object))
    return number
  }

  private func rects(of name: String) -> [PixelRect] {
    views.filter { $0.accessibilityIdentifier == name }.map(rect)
  }

  private func rect(of view: UIView) -> PixelRect {
    let scale = host.runtime.screen.scale
    var rect = view.convert(view.bounds, to: nil).insetBy(dx: -1, dy: -1)
    // It comes from below.
    if view.window is KeyboardWindow { rect.size.height = host.window.bounds.maxY - rect.minY }
    let (left, top) = (Int(rect.minX * scale), Int(rect.minY * scale))
    return PixelRect(
      x: left..<left + Int(rect.width * scale) + 1, y: top..<top + Int(rect.height * scale) + 1)
  }

  // MARK: For a look

  /// Writes the frames around each new seam, if a folder is named.
  private func write(_ image: CGImage, asPartOf seams: Int) {
    guard let folder = Self.folder else { return }
    images = images.suffix(2) + [image]
    guard seams > 0, let seam = found.last else { return }
    for (index, image) in images.enumerated() {
      let url = URL(fileURLWithPath: folder)
        .appendingPathComponent("\(seam.kind)-\(seam.index)-\(found.count)-\(index).png")
      try? UIImage(cgImage: image).pngData()?.write(to: url)
    }
  }
}
