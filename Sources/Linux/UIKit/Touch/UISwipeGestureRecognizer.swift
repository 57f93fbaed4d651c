import QuartzCore

/// A finger that goes straight in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var right: Direction { .init(rawValue: 1) }
    public static var left: Direction { .init(rawValue: 2) }
    public static var up: Direction { .init(rawValue: 4) }
    public static var down: Direction { .init(rawValue: 8) }
  }

  /// How far the finger goes, in points.
  private static let distance: CGFloat = 30

  open var direction = Direction.right
  private var start = CGPoint.zero

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.location(in: nil) ?? .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let here = touches.first?.location(in: nil) ?? start
    let (x, y) = (here.x - start.x, here.y - start.y)
    guard max(abs(x), abs(y)) >= Self.distance else { return }
    let way: Direction = abs(x) > abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    state = direction.contains(way) ? .recognized : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
