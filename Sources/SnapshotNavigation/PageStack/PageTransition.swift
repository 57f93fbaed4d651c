import UIKit

/// A tapped transition of a page stack.
struct PageTransition {
  let stage: PageStage
  /// The slot of the page that leaves.
  let leaving: PageSlot
  let completion: (@MainActor () -> Void)?
}

extension PageStackView {
  /// What a change looks like on the screen.
  enum Look {
    /// A page appears above the visible one.
    case push
    /// The visible page leaves, and one beneath it appears.
    case pop
    /// A page replaces the visible one.
    case sideways(Side)

    /// Whether the page that appears is the upper one.
    var comesAbove: Bool {
      switch self {
      case .push, .sideways(.trailing): true
      case .pop, .sideways(.leading): false
      }
    }
  }

  /// Changes the list, then shows the change.
  func change<Result>(
    _ look: Look, _ animated: Bool, _ choreography: (any Choreography)?,
    _ completion: (@MainActor () -> Void)?, _ edit: (inout PageList<UIView>) -> Result
  ) -> Result {
    bringToRest()
    let result = edit(&list)
    if list.top === shown.page {
      completion?()
      if isAtRest { onRest?() }
    } else {
      show(list.top, look, animated: animated && canMove, choreography, completion)
    }
    return result
  }

  /// Whether an animation would be visible.
  var canMove: Bool {
    guard let window, UIView.areAnimationsEnabled, !bounds.isEmpty else { return false }
    return window.windowScene?.activationState != .background
  }

  private func show(
    _ page: UIView, _ look: Look, animated: Bool, _ wish: (any Choreography)?,
    _ completion: (@MainActor () -> Void)?
  ) {
    let old = shown
    delegate?.pageStackView(self, willHide: old.page, toShow: page, animated: animated)
    // The delegate has changed the stack, and that change is being shown.
    guard shown === old, list.top === page else {
      completion?()
      return
    }
    layoutIfNeeded()
    let next = PageSlot(page, insets: insets(for: page), frame: bounds)
    shown = next
    let timing = timing(of: look)
    guard animated, timing.duration > 0 else {
      old.dismantle()
      opening.addSubview(next)
      place()
      moveAlong(showing: page, hiding: old.page)
      return settled(on: page, animated: false, completion)
    }
    let stage = PageStage(
      lower: look.comesAbove ? old : next, upper: look.comesAbove ? next : old, in: self,
      wish ?? choreography(for: look), trigger: .programmatic)
    stage.show(look.comesAbove ? 0 : 1)
    next.layoutIfNeeded()
    if delegate != nil {
      stage.moveAlong(timing) { [weak self] in self?.moveAlong(showing: page, hiding: old.page) }
    }
    // A change that the delegate made in that call takes precedence.
    guard shown === next else {
      stage.takeDown(leaving: old, at: .end)
      next.dismantle()
      completion?()
      return
    }
    transition = PageTransition(stage: stage, leaving: old, completion: completion)
    stage.play(
      for: timing.duration,
      coverage: { timing.coverage(at: $0, rising: look.comesAbove) },
      then: { [weak self, weak stage] in
        if self?.transition?.stage === stage { self?.bringToRest() }
      })
  }

  /// Calls the delegate for its alongside changes.
  func moveAlong(showing page: UIView, hiding old: UIView) {
    delegate?.pageStackView(self, animateAlongsideShowing: page, hiding: old)
  }

  private func timing(of look: Look) -> TransitionTiming {
    if case .pop = look { return configuration.popTiming ?? configuration.timing }
    return configuration.timing
  }

  func choreography(for look: Look) -> any Choreography {
    switch look {
    case .push: configuration.pushChoreography
    case .pop: configuration.popChoreography ?? configuration.pushChoreography
    case .sideways: .sideways
    }
  }

  func settled(on page: UIView, animated: Bool, _ completion: (@MainActor () -> Void)? = nil) {
    moveFocus(to: page)
    delegate?.pageStackView(self, didShow: page, animated: animated)
    completion?()
    if isAtRest { onRest?() }
  }

  /// Ends a running transition or drag at once.
  ///
  /// A transition that the delegate starts meanwhile continues.
  func bringToRest() {
    drag?.interrupt()
    guard let transition else { return }
    // State first, then the views, then the callbacks.
    self.transition = nil
    transition.stage.takeDown(leaving: transition.leaving, at: .end)
    place()
    settled(on: shown.page, animated: true, transition.completion)
  }
}
