import QuartzCore

/// A pan that starts at an edge of the screen.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let bounds = touch.window?.bounds, activeTouches.count == touches.count else {
        continue
      }
      if !rule.allowsStart(at: touch.point, in: bounds) {
        state = .failed
        return
      }
    }
    super.touchesBegan(touches, with: event)
  }

  override func isPlausible(way: CGPoint, from start: CGPoint) -> Bool {
    guard let bounds = activeTouches.first?.window?.bounds else { return false }
    return rule.isInward(way, from: start, in: bounds)
  }

  private var rule: ScreenEdgeRule {
    ScreenEdgeRule(edges: edges, width: HostRuntime.current.settings.gestures.screenEdgeWidth)
  }
}
