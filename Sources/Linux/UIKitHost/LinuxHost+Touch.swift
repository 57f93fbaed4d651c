import Foundation
import UIKit

extension LinuxHost {
  /// Delivers one change of a finger, at once.
  public func touch(_ phase: UITouch.Phase, at point: CGPoint, finger: Int = 0) {
    touch(phase, at: point, finger: finger, age: 0)
  }

  /// Delivers a change of a finger that is `age` seconds old, as of a digitizer that's ahead of the display.
  package func touch(
    _ phase: UITouch.Phase, at point: CGPoint, finger: Int = 0, age: TimeInterval
  ) {
    activate()
    runtime.touchInput.deliver(phase: phase, at: point, finger: finger, age: age)
  }

  /// Puts a finger down, lets one frame pass and lifts it.
  public func tap(at point: CGPoint, finger: Int = 0) {
    touch(.began, at: point, finger: finger)
    advance(by: 1.0 / 60)
    touch(.ended, at: point, finger: finger)
    advance(by: 1.0 / 60)
  }

  /// Moves a finger from one point to another at an even speed, in seconds, and lifts it there.
  public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval, finger: Int = 0) {
    touch(.began, at: start, finger: finger)
    move(from: start, to: end, duration: duration, finger: finger)
    touch(.ended, at: end, finger: finger)
  }

  /// Moves a finger that is down already, once in a frame, at an even speed.
  public func move(from start: CGPoint, to end: CGPoint, duration: TimeInterval, finger: Int = 0) {
    let frames = max(Int((duration * 60).rounded()), 1)
    for frame in 1...frames {
      advance(by: duration / Double(frames), frame: duration / Double(frames))
      let part = CGFloat(frame) / CGFloat(frames)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      touch(.moved, at: point, finger: finger)
    }
  }

  /// Delivers one change of a trackpad's fingers or a wheel, with the pointer at `point`, at once.
  public func scroll(
    _ phase: UITouch.Phase, at point: CGPoint, by way: CGVector = CGVector(dx: 0, dy: 0),
    kind: UIScrollTypeMask = .continuous
  ) {
    activate()
    runtime.touchInput.scroll(phase, at: point, by: CGPoint(x: way.dx, y: way.dy), kind: kind)
  }

  /// Scrolls at an even speed, in seconds, with the pointer at `point`; the fingers leave at its end.
  public func scroll(at point: CGPoint, by way: CGVector, duration: TimeInterval = 0.2) {
    scroll(.began, at: point)
    let frames = max(Int((duration * 60).rounded()), 1)
    var step = CGVector(dx: way.dx / CGFloat(frames), dy: way.dy / CGFloat(frames))
    func move() {
      advance(by: duration / Double(frames), frame: duration / Double(frames))
      scroll(.moved, at: point, by: step)
    }
    for _ in 0..<frames { move() }
    if settings.gestures.scrollMomentumReachesPans {
      for _ in 0..<12 {
        step = CGVector(dx: step.dx * 0.8, dy: step.dy * 0.8)
        move()
      }
    }
    scroll(.ended, at: point)
  }

  /// A short, quick drag: the finger covers the way in six frames and is lifted as it moves.
  public func flick(from start: CGPoint, to end: CGPoint, finger: Int = 0) {
    drag(from: start, to: end, duration: 0.1, finger: finger)
  }
}
