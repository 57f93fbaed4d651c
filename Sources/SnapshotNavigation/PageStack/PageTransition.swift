import UIKit

/// One change of what a stack of pages shows that runs by itself.
struct PageTransition {
  let stage: PageStage
  /// What leaves.
  let leaving: PageSlot
  let completion: (@MainActor () -> Void)?
}

extension PageStackView {
  /// How a change looks to someone who watches the top.
  enum Look {
    /// A page comes on top of the one that is seen.
    case push
    /// The page that is seen goes, and one beneath it comes.
    case pop
    /// One page takes the other's place.
    case sideways(Side)

    /// Whether the page that comes is the upper one.
    var comesAbove: Bool {
      switch self {
      case .push, .sideways(.trailing): true
      case .pop, .sideways(.leading): false
      }
    }
  }

  /// Any of the changes: the list first, then what is seen.
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

  /// Whether anyone could see a page move.
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
    // The delegate has changed the stack: what it wants is on its way.
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
    // Whoever has changed the stack from in there has the last word.
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

  /// Lets the delegate change what moves along.
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

  /// Ends what is running, at once.
  ///
  /// What the delegate begins meanwhile replaces it, and runs on.
  func bringToRest() {
    drag?.interrupt()
    guard let transition else { return }
    // State first, then the views, then whoever wants to know.
    self.transition = nil
    transition.stage.takeDown(leaving: transition.leaving, at: .end)
    place()
    settled(on: shown.page, animated: true, transition.completion)
  }
}
