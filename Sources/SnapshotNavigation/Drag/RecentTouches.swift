import UIKit

/// The touches that have come down in a view: those that are down, and the last one.
@MainActor
package struct RecentTouches {
  /// A touch, and the view it came down on.
  @MainActor
  package struct Touch {
    fileprivate weak var touch: UITouch?
    private(set) weak var view: UIView?
    private let start: TouchPoint

    init(_ touch: UITouch) {
      self.touch = touch
      view = touch.view
      start = TouchPoint(touch)
    }

    var isDown: Bool { touch?.isDown == true }

    /// Whether presses under the touch have been ended since UIKit freed it.
    fileprivate(set) var isPressEnded = false

    /// Whether UIKit still retains the touch, which is down or has just been lifted.
    var isRetained: Bool { touch != nil }

    /// Whether the touch has ended on a view that opens a menu.
    ///
    /// On iOS 26, a menu grows out of its button, which stays hidden until the menu has shrunk back, and an
    /// item's action may come before that (developers' reports). No recognizer sees touches in a menu.
    var mayHaveOpenedMenu: Bool {
      guard !isDown, CACurrentMediaTime() - beginning < 2, let view else { return false }
      let isMenuButton = (view as? UIControl)?.isContextMenuInteractionEnabled == true
      return isMenuButton || view.interactions.contains { $0 is UIContextMenuInteraction }
    }

    /// When the touch came down, in seconds of media time.
    var beginning: TimeInterval { start.time }

    /// The touch's latest point or, once UIKit has freed the touch, its first.
    package var latestPoint: TouchPoint { touch.map { TouchPoint($0) } ?? start }
  }

  private(set) var touches: [Touch] = []

  var isTouched: Bool { touches.contains(where: \.isDown) }
  package var last: Touch? { touches.last }
  /// UIKit's touches that are down.
  var fingers: [UITouch] { touches.filter(\.isDown).compactMap(\.touch) }

  mutating func add(_ touch: UITouch) {
    touches.removeAll { !$0.isDown || $0.touch === touch }
    touches.append(Touch(touch))
  }

  mutating func notePressesEnded() {
    for index in touches.indices { touches[index].isPressEnded = !touches[index].isRetained }
  }
}

/// A touch's location in its window, and its time in seconds of media time.
package struct TouchPoint: Equatable, Sendable {
  var location: CGPoint
  var time: TimeInterval

  /// The longest time between two taps of a double tap, in seconds, as measured with UIKit's recognizers.
  static let tapInterval: TimeInterval = 0.35
  /// The farthest that a tapping finger may move, in points, measured likewise.
  static let tapMovement: CGFloat = 45

  /// Whether a touch that comes down at `next` is the second one of a double tap.
  func isTappedAgain(at next: TouchPoint) -> Bool {
    next.time - time <= Self.tapInterval && isNear(next.location)
  }

  /// Whether a finger that has moved to `other` may still be tapping.
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
