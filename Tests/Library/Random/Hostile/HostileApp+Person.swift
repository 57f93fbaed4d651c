import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// What a person does to a hostile app.
///
/// A finger takes frames, so nothing of this comes from a callback.
extension HostileApp {
  func performByHand(_ call: HostileCall) {
    guard !isInFrame else { return }
    switch call {
    case .drag(let from, let to, let height, let time, let finger):
      letGo()
      let (start, end) = (point(from, height), point(to, height))
      noteRefusal(from: start, to: end) {
        host.touch(.began, at: start)
        self.finger = start
        move(from: start, to: end, frames: max(time * 60 / 100, 1))
        self.finger = end
        switch finger {
        case .lifts: lift(.ended)
        case .cancels: lift(.cancelled)
        case .holds: break
        }
      }
    case .scroll(let to, let finger):
      let place = point(30, 50)
      host.scroll(.began, at: place)
      for _ in 0..<5 {
        step()
        host.scroll(
          .moved, at: place, by: CGVector(dx: CGFloat(to) * Self.size.width / 500, dy: 0))
      }
      host.scroll(finger == .lifts ? .ended : .cancelled, at: place)
    case .thumb(let isDown):
      guard isDown != hasThumb else { return }
      hasThumb = isDown
      host.touch(isDown ? .began : .ended, at: point(90, 70), finger: 1)
    case .tap(let x, let y): tap(at: point(x, y))
    case .tapTab(let index):
      guard let bar = tabs?.tabBar, bar.window != nil, front === root else { return }
      let x = bar.bounds.width / 2 * (CGFloat(index) + 0.5)
      tap(at: bar.convert(CGPoint(x: x, y: 20), to: nil))
    case .tapBack:
      guard let bar = stack?.navigationBar, bar.window != nil, !bar.isHidden else { return }
      wish { tap(at: bar.convert(CGPoint(x: 20, y: bar.bounds.midY), to: nil)) }
    case .key(let key): wish { press(key == "left" ? UIKeyCommand.inputLeftArrow : key) }
    case .escape: wish { escape() }
    default: break
    }
  }

  private func escape() {
    guard let top = stack?.topViewController else { return }
    _ = sequence(first: top as UIResponder, next: \.next).contains {
      ($0 as? UIViewController)?.accessibilityPerformEscape() == true
    }
  }

  func tap(at place: CGPoint) {
    letGo()
    host.touch(.began, at: place)
    step()
    host.touch(.ended, at: place)
    step()
  }

  /// Nothing is held down any longer.
  func letGoOfAll() {
    letGo()
    if hasThumb { performByHand(.thumb(false)) }
  }

  private func letGo() {
    if finger != nil { lift(.cancelled) }
  }

  private func lift(_ phase: UITouch.Phase) {
    guard let place = finger else { return }
    finger = nil
    host.touch(phase, at: place)
  }

  private func move(from start: CGPoint, to end: CGPoint, frames: Int) {
    for frame in 1...frames {
      step()
      let part = CGFloat(frame) / CGFloat(frames)
      host.touch(.moved, at: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y))
    }
  }

  private func point(_ x: Int, _ y: Int) -> CGPoint {
    let size = host.window.bounds.size
    return CGPoint(
      x: min(size.width - 1, CGFloat(x) * size.width / 100),
      y: min(size.height - 1, CGFloat(y) * size.height / 100))
  }

  /// By one wish one screen goes at most, whatever the app does as it's asked.
  private func wish(_ act: () -> Void) {
    let (acts, asked, before) = (actCount, askedCount, stack)
    let depth = before?.viewControllers.count ?? 0
    act()
    let isAskedAlone = askedCount > asked && actCount - acts == askedCount - asked
    if isAskedAlone, lastIsOnePop, !isPlain, let before, before.viewControllers.count < depth - 1 {
      faults.append("two screens go by one wish")
    }
  }

  /// A drag back that was neither begun nor refused with a reason.
  private func noteRefusal(from start: CGPoint, to end: CGPoint, _ drag: () -> Void) {
    diagnostics = []
    let before = eventCount
    let hit = host.window.hitTest(start, with: nil)
    let stack = stack
    let isOver =
      stack?.viewIfLoaded.map { hit?.isDescendant(of: $0) == true } == true
      && (stack?.viewControllers.count ?? 0) > 1 && stack?.presentedViewController == nil
    drag()
    let isAnswered =
      eventCount > before
      || diagnostics.contains { if case .dragRefused = $0 { true } else { false } }
    if !isPlain, isOver, !isAnswered, end.x - start.x > 60 {
      faults.append("a drag neither begins nor is refused with a reason")
    }
  }
}
