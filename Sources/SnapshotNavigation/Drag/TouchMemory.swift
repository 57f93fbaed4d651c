import UIKit

/// The touches that have come down in a view: those that are down, and the last one.
@MainActor
struct TouchMemory {
  /// A touch, and the view it came down on.
  @MainActor
  struct Touch {
    fileprivate weak var touch: UITouch?
    private(set) weak var view: UIView?
    private let start: TouchPoint

    init(_ touch: UITouch) {
      self.touch = touch
      view = touch.view
      start = TouchPoint(touch)
    }

    var isDown: Bool { touch?.isDown == true }

    /// Whether what was under it has been released, after UIKit let go of it.
    fileprivate(set) var isReleased = false

    /// Whether UIKit still holds it: it's down, or it has just been lifted.
    var isHeld: Bool { touch != nil }

    /// When it came down, in seconds of media time.
    var beginning: TimeInterval { start.time }

    /// Where and when it was seen last; UIKit lets go of a touch soon after it has been lifted.
    var last: TouchPoint { touch.map { TouchPoint($0) } ?? start }
  }

  private(set) var touches: [Touch] = []

  var isTouched: Bool { touches.contains(where: \.isDown) }
  var last: Touch? { touches.last }
  /// UIKit's touches that are down.
  var fingers: [UITouch] { touches.filter(\.isDown).compactMap(\.touch) }

  mutating func add(_ touch: UITouch) {
    touches.removeAll { !$0.isDown || $0.touch === touch }
    touches.append(Touch(touch))
  }

  mutating func markReleased() {
    for index in touches.indices { touches[index].isReleased = !touches[index].isHeld }
  }
}

/// Where a touch is and when, in the coordinates of its window and in seconds of media time.
struct TouchPoint: Equatable, Sendable {
  var location: CGPoint
  var time: TimeInterval

  /// The longest time between two taps of a double tap, in seconds, and the farthest that a finger
  /// strays, in points, as measured with UIKit's tap recognizers.
  static let tapInterval: TimeInterval = 0.35
  static let tapMovement: CGFloat = 45

  /// Whether a touch that comes down at `next` is the second one of a double tap.
  func isTappedAgain(at next: TouchPoint) -> Bool {
    next.time - time <= Self.tapInterval && isNear(next.location)
  }

  /// Whether a finger that has come to `other` may still be tapping.
  func isNear(_ other: CGPoint) -> Bool {
    hypot(other.x - location.x, other.y - location.y) <= Self.tapMovement
  }
}

extension TouchPoint {
  @MainActor
  init(_ touch: UITouch) {
    self.init(location: touch.location(in: nil), time: touch.timestamp)
  }
}

extension UITouch {
  var isDown: Bool {
    switch phase {
    case .began, .moved, .stationary: true
    default: false
    }
  }
}
