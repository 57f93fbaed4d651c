@_exported import CoreGraphics
import UIKitHost

/// A place in an element, which is looked up when it's used.
@MainActor
open class XCUICoordinate: NSObject {
  private let element: XCUIElement
  private let share: CGVector
  private let offset: CGVector

  init(in element: XCUIElement, share: CGVector, offset: CGVector = CGVector(dx: 0, dy: 0)) {
    self.element = element
    self.share = share
    self.offset = offset
    super.init()
  }

  open var screenPoint: CGPoint {
    let frame = element.frame
    return CGPoint(
      x: frame.minX + frame.width * share.dx + offset.dx,
      y: frame.minY + frame.height * share.dy + offset.dy)
  }

  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    XCUIApplication.host?.press(
      screenPoint, duration, then: [(otherCoordinate.screenPoint, .default)])
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    XCUIApplication.host?.press(
      screenPoint, duration, then: [(otherCoordinate.screenPoint, velocity)],
      holding: holdDuration)
  }
}

extension LinuxHost {
  /// One finger: pressed for a time, moved on, held, lifted; everything is at rest before and after.
  func press(
    _ start: CGPoint, _ duration: TimeInterval,
    then moves: [(end: CGPoint, velocity: XCUIGestureVelocity)], holding hold: TimeInterval = 0
  ) {
    settle()
    touch(.began, at: start)
    advance(by: duration)
    var here = start
    for move in moves {
      let way = hypot(move.end.x - here.x, move.end.y - here.y)
      self.move(from: here, to: move.end, duration: way / max(move.velocity.rawValue, 1))
      here = move.end
    }
    if hold > 0 { advance(by: hold) }
    touch(.ended, at: here)
    settle()
  }
}
