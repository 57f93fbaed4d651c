import UIKitHost
import Foundation

@testable import SnapshotNavigation
@testable import UIKit

/// Shows `Seams` every frame that a device presents, with what the library says of it.
@MainActor
final class SeamWatch {
  private(set) var seams = Seams()
  /// What is moved by the app, or changed as a screen comes and goes: identifiers of views.
  private let changing: Set<String>
  private let host: LinuxHost
  private var observations: [ObjectIdentifier: TransitionObservation] = [:]
  private var running: [ObjectIdentifier: CGFloat?] = [:]
  private var pressed: [PixelRect] = []
  private var wasTouched = false
  private var wasMoving = false
  private var lastTime = TimeInterval.nan
  private var lastCoverage: CGFloat?
  private var frameNumber = 0 // DUMP
  /// Screens and pages, numbered as they're first seen.
  private var numbers: [ObjectIdentifier: (number: Int, owner: Weak<NSObject>)] = [:]

  init(_ host: LinuxHost, changing: Set<String> = []) {
    self.host = host
    self.changing = changing
    observe()
    host.runtime.onPresent = { [weak self] in self?.take($0) }
  }

  var found: [Seams.Seam] { seams.found }

  /// The app changes the screen now.
  func disturb() { seams.disturb() }

  func end() { host.runtime.onPresent = nil }

  private func take(_ presented: PresentedFrame) {
    observe()
    noteTouches()
    // In the middle of a turn the library has said what will be so at its end.
    let isHalfway = presented.cause == .picture
    let motion = isHalfway ? (wasMoving ? Seams.Motion() : nil) : motion(at: presented.time)
    seams.add(
      Seams.Frame(
        pixels: Pixels(presented.image), time: presented.time, motion: motion,
        place: motion == nil && !isHalfway ? place : nil, isTouched: wasTouched,
        isSmall: controllers.contains { $0 is OverviewController },
        ignored: pressed + changing.flatMap(rects)))
    // DUMP-BEGIN
    if let range = ProcessInfo.processInfo.environment["FRAMES"]?.split(separator: "-").compactMap({ Int($0) }) {
      frameNumber += 1
      if frameNumber - 1 >= range[0], frameNumber - 1 <= range[1] {
        print("FRAME", frameNumber - 1, presented.cause, presented.time, motion as Any, place)
        try? UIImage(cgImage: presented.image).pngData()?.write(to: URL(fileURLWithPath: "/tmp/dump/f-\(frameNumber - 1).png"))
      }
    }
    // DUMP-END
    wasMoving = motion != nil
    lastTime = presented.time
    lastCoverage = motion?.coverage
    wasTouched = isTouched
    if wasMoving || !isTouched { pressed = [] }
  }

  private var isTouched: Bool {
    let input = host.runtime.touchInput
    return !input.event.touches.isEmpty || input.scrolling != nil
  }

  private func noteTouches() {
    for touch in host.runtime.touchInput.event.touches {
      wasTouched = true
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
  func observe(_ stack: SnapshotNavigationController) {
    let key = ObjectIdentifier(stack)
    guard observations[key] == nil else { return }
    observations[key] = stack.observeTransitions { [weak self] in self?.note($0, of: key) }
  }

  private func note(_ event: NavigationEvent, of key: ObjectIdentifier) {
    switch event.phase {
    // What is caught is where it was in the last frame.
    case .willBegin: running[key] = .some(event.trigger == .drag ? lastCoverage : nil)
    case .progress(let coverage): if running[key] != nil { running[key] = coverage }
    case .didFinish, .didCancel: running[key] = nil
    }
  }

  /// How much the upper screen covers; nil if nobody says, or not of this very moment.
  private func coverage(at time: TimeInterval) -> CGFloat? {
    // Between two frames of the display no link is called.
    guard time == lastTime || time - lastTime > 1.0 / 61 else { return nil }
    let transitions = stacks.lazy.map(\.transitions)
    return running.values.compactMap(\.self).first
      ?? transitions.compactMap { $0.trailing?.coverage }.first
  }

  private func motion(at time: TimeInterval) -> Seams.Motion? {
    let stages = host.windows.flatMap(\.descendants).compactMap { $0 as? TransitionView }
    let isDrawn = !stages.isEmpty
    let isPlaying = stages.contains {
      $0.coverView.layer.animationKeys()?.contains("SnapshotNavigation.opacity") == true
    }
    guard !running.isEmpty || isPlaying || pageStacks.contains(where: \.isTransitioning) else {
      return nil
    }
    let coverage = coverage(at: time)
    let size = host.window.bounds.size
    return Seams.Motion(
      coverage: coverage,
      length: max(size.width, size.height),
      isAtStart: isDrawn && !wasMoving
        && (coverage.map { min(abs($0), abs(1 - $0)) < 0.0005 } ?? !isTouched))
  }

  // MARK: What is shown

  private var controllers: [UIViewController] {
    var found: [UIViewController] = []
    var open = host.windows.compactMap(\.rootViewController)
    while let controller = open.popLast() {
      found.append(controller)
      open += controller.children
      if let modal = controller.presentedViewController, modal.presentingViewController === controller
      {
        open.append(modal)
      }
    }
    return found
  }

  private var stacks: [SnapshotNavigationController] {
    controllers.compactMap { $0 as? SnapshotNavigationController }
  }

  private var pageStacks: [PageStackView] {
    host.windows.flatMap(\.descendants).compactMap { $0 as? PageStackView }
  }

  private var place: String {
    let screens = controllers.filter { $0.viewIfLoaded?.window != nil }
    let shown = (screens as [NSObject] + pageStacks.map(\.topPage)).map(number).sorted()
    let style = host.window.traitCollection.userInterfaceStyle
    let keyboard = host.runtime.keyboard.frame
    return "\(shown) \(style) \(host.window.bounds.size) \(keyboard)"
  }

  private func number(of object: NSObject) -> Int {
    let key = ObjectIdentifier(object)
    if let known = numbers[key], known.owner.object === object { return known.number }
    let number = (numbers.values.map(\.number).max() ?? 0) + 1
    numbers[key] = (number, Weak(object: object))
    return number
  }

  private func rects(of name: String) -> [PixelRect] {
    host.windows.flatMap(\.descendants)
      .filter { $0.accessibilityIdentifier == name || $0.accessibilityLabel == name }.map(rect)
  }

  private func rect(of view: UIView) -> PixelRect {
    let scale = host.runtime.screen.scale
    let rect = view.convert(view.bounds, to: nil)
    let pixels = CGRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale,
      height: rect.height * scale
    ).integral.insetBy(dx: -1, dy: -1)
    let (x, y) = (Int(pixels.minX), Int(pixels.minY))
    return PixelRect(x: x..<x + Int(pixels.width), y: y..<y + Int(pixels.height))
  }
}

extension LinuxHost {
  fileprivate var windows: [UIWindow] { runtime.scene.allWindows }
}
