import UIKit

/// Sees every finger on a view and recognizes nothing, so that no other recognizer is affected.
final class FingerWatch: UIGestureRecognizer {
  /// Called when a finger has moved or left, before the view that it touched is called.
  var whenMoved: () -> Void = {}
  private var fingers = 0
  var isTouched: Bool { fingers > 0 }

  override init(target: Any? = nil, action: Selector? = nil) {
    super.init(target: target, action: action)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches.count
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { whenMoved() }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { lift(touches.count) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    lift(touches.count)
  }

  private func lift(_ count: Int) {
    fingers = max(0, fingers - count)
    guard fingers == 0 else { return }
    state = .failed
    whenMoved()
  }

  /// Also called when another recognizer has begun.
  override func reset() {
    super.reset()
    guard fingers > 0 else { return }
    fingers = 0
    whenMoved()
  }
}
