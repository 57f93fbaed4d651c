import SnapshotNavigation
import UIKit
import UIKitHost

/// The fingers and keys of a person.
extension HostileApp {
  /// - Returns: Whether it's something that a person does.
  func perform(byHand call: HostileCall) async -> Bool {
    let size = host.window.bounds.size
    func point(_ x: Int, _ y: Int) -> CGPoint {
      CGPoint(
        x: min(size.width - 1, CGFloat(x) / 100 * size.width),
        y: min(size.height - 1, CGFloat(y) / 100 * size.height))
    }
    switch call {
    case .drag(let start, let end, let y, let time, let finger):
      lift()
      await drag(from: point(start, y), to: point(end, y), in: max(time * 60 / 100, 1), finger)
    case .scroll(let end, let finger):
      let middle = point(50, 60)
      actsAtLanding = actCount
      host.scroll(.began, at: middle)
      for _ in 0..<6 {
        await advance(frames: 1)
        host.scroll(.moved, at: middle, by: CGVector(dx: CGFloat(end) / 600 * size.width, dy: 0))
      }
      host.scroll(finger == .lifts ? .ended : .cancelled, at: middle)
    case .thumb(let isDown):
      guard isDown != hasThumb else { break }
      host.touch(isDown ? .began : .ended, at: CGPoint(x: 90, y: 240), finger: 1)
      hasThumb = isDown
    case .tap(let x, let y): await tap(point(x, y))
    case .tapBack: await wish { await tap(CGPoint(x: 15, y: 42)) }
    case .tapTab(let index):
      guard tabs != nil else { break }
      await tap(CGPoint(x: size.width * (index == 0 ? 0.25 : 0.75), y: size.height - 30))
    case .key("["): await wish { host.press("[", modifiers: .command) }
    case .key("left"): await wish { host.press(UIKeyCommand.inputLeftArrow, modifiers: .command) }
    case .key(let key): host.press(key, modifiers: .command)
    case .escape: await wish { _ = stack?.accessibilityPerformEscape() }
    default: return false
    }
    return true
  }

  func lift() {
    if let finger { host.touch(.cancelled, at: finger) }
    finger = nil
  }

  func liftAll() {
    lift()
    if hasThumb { host.touch(.cancelled, at: CGPoint(x: 90, y: 240), finger: 1) }
    hasThumb = false
  }

  private func tap(_ point: CGPoint) async {
    lift()
    host.touch(.began, at: point)
    await advance(frames: 2)
    host.touch(.ended, at: point)
    await advance(frames: 1)
  }

  private func drag(
    from start: CGPoint, to end: CGPoint, in frames: Int, _ kind: HostileFinger
  ) async {
    diagnostics = []
    let events = eventCount
    actsAtLanding = actCount
    let isOurs = isAnswerable(at: start) && end.x > start.x + 50
    host.touch(.began, at: start)
    var hasDragged = false
    // By the call itself, so that it's the same where others are left out.
    var rhythm = FingerRhythm(seed: UInt64((start.y * 10 + end.x).magnitude))
    for frame in 1...frames {
      await advance(frames: 1)
      for sample in rhythm.samples(inFrame: frame, of: frames, from: start, to: end) {
        host.touch(.moved, at: sample.point, age: sample.age)
        finger = sample.point
      }
      hasDragged = hasDragged || isDragging
    }
    let isRefused = diagnostics.contains { if case .dragRefused = $0 { true } else { false } }
    if isOurs, !hasDragged, eventCount == events, !isRefused, frames > 3 {
      faults.append("nobody says why a swipe moves nothing")
    }
    switch kind {
    case .lifts: host.touch(.ended, at: end)
    case .cancels: host.touch(.cancelled, at: end)
    case .holds: return
    }
    finger = nil
  }

  private var isDragging: Bool {
    books.contains { $0.isDragging }
  }

  /// Whether a finger there means the stack in front, which can go back, and the library moves it.
  private func isAnswerable(at point: CGPoint) -> Bool {
    guard let ours = stack as? SnapshotNavigationController, ours.viewControllers.count > 1,
      let hit = host.window.hitTest(point, with: nil), let view = ours.viewIfLoaded,
      let top = ours.topViewController, !(hit is UISlider), !isTyping
    else { return false }
    return hit.isDescendant(of: view) && !top.wantsSystemTransition
  }

  /// A person wishes to go back: one screen may go, whatever the app does when it's asked.
  private func wish(_ act: () async -> Void) async {
    let before = stack?.viewControllers ?? []
    let stack = stack
    let acted = actCount
    asked = 0
    let isAlone = stack?.isHostileRest == true
    await act()
    await advance(frames: 3)
    let gone = before.filter { stack?.viewControllers.contains($0) == false }.count
    // The app itself may take more away.
    let isItsOwn = actCount - acted == asked && (isPopLastCall || asked == 0)
    if isAlone, overrides == .callSuper, isItsOwn, gone > 1 {
      faults.append("\(gone) screens go by one wish")
    }
  }
}
