import QuartzCore

/// Two fingers that turn; here none do.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }
}
