import UIKit

/// One change of what a stack of pages shows that runs by itself.
@MainActor
final class PageTransition {
  let stage: PageStage
  /// What leaves.
  let leaving: PageSlot
  let alongside: PageAlongside?
  let completion: (@MainActor () -> Void)?

  init(
    stage: PageStage, leaving: PageSlot, alongside: PageAlongside?,
    completion: (@MainActor () -> Void)?
  ) {
    self.stage = stage
    self.leaving = leaving
    self.alongside = alongside
    self.completion = completion
  }
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
    generation += 1
    let change = generation
    let old = shown
    delegate?.pageStackView(self, willHide: old.page, toShow: page, animated: animated)
    // The delegate has changed the stack: what it wants is on its way.
    guard change == generation, list.top === page else {
      completion?()
      return
    }
    layoutIfNeeded()
    let next = PageSlot(page, insets: insets(for: page))
    next.frame = bounds
    shown = next
    let timing = timing(of: look)
    guard animated, timing.duration > 0 else {
      old.dismantle()
      opening.addSubview(next)
      place()
      moveAlong(showing: page, hiding: old.page)
      return settled(on: page, animated: false, completion)
    }
    let stage = makeStage(
      lower: look.comesAbove ? old : next, upper: look.comesAbove ? next : old, look, wish,
      trigger: .programmatic)
    next.layoutIfNeeded()
    let alongside = delegate.map { _ in
      PageAlongside(
        running: { [weak self] in self?.moveAlong(showing: page, hiding: old.page) }, timing: timing
      )
    }
    // Whoever has changed the stack from in there has the last word.
    guard change == generation, shown === next else {
      alongside?.end(at: .end)
      stage.takeDown()
      old.dismantle()
      if shown !== next { next.dismantle() }
      completion?()
      return
    }
    let transition = PageTransition(
      stage: stage, leaving: old, alongside: alongside, completion: completion)
    self.transition = transition
    stage.play(
      for: timing.duration,
      coverage: { timing.coverage(at: $0, rising: look.comesAbove) },
      then: { [weak self, weak transition] in transition.map { self?.end($0) } })
  }

  /// Lets the delegate change what moves along.
  func moveAlong(showing page: UIView, hiding old: UIView) {
    delegate?.pageStackView(self, animateAlongsideShowing: page, hiding: old)
  }

  private func timing(of look: Look) -> TransitionTiming {
    if case .pop = look { return configuration.popTiming ?? configuration.timing }
    return configuration.timing
  }

  private func choreography(for look: Look) -> any Choreography {
    switch look {
    case .push: configuration.pushChoreography
    case .pop: configuration.popChoreography ?? configuration.pushChoreography
    case .sideways: .sideways
    }
  }

  func makeStage(
    lower: PageSlot, upper: PageSlot, _ look: Look, _ wish: (any Choreography)?, trigger: PopTrigger
  ) -> PageStage {
    let base = (wish ?? choreography(for: look)).respectingReduceMotion
    let viewport = PageViewport(lower: insets(for: lower.page), upper: insets(for: upper.page))
    let stage = PageStage(
      lower: lower, upper: upper, in: opening,
      choreography: PageChoreography(base, viewport: viewport), trigger: trigger,
      direction: direction)
    stage.show(look.comesAbove ? 0 : 1)
    stage.view.onDetached = { [weak self] in self?.bringToRest() }
    return stage
  }

  /// Brings a change to its end, at once: state first, then the views, then whoever wants to know.
  func end(_ ended: PageTransition) {
    guard transition === ended else { return }
    transition = nil
    ended.stage.takeDown()
    ended.leaving.dismantle()
    place()
    ended.alongside?.end(at: .end)
    settled(on: shown.page, animated: true, ended.completion)
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
    if let transition { end(transition) }
  }

  var direction: LayoutDirection { layoutDirection }
}
