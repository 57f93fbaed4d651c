import SnapshotNavigation
import UIKit

/// A running transition between pages.
struct PageTransition {
  let stage: PageStage
  let leaving: PageSlot
  let completion: Completion?
}

extension PageStackView {
  /// The kind of a change, which decides its animation.
  enum ChangeKind {
    case push
    case pop
    case replace(Side)

    var operation: UINavigationController.Operation? {
      switch self {
      case .push: .push
      case .pop: .pop
      case .replace: nil
      }
    }

    var comesAbove: Bool {
      switch self {
      case .push, .replace(.trailing), .replace(.bottom): true
      case .pop, .replace(.leading), .replace(.top): false
      }
    }
  }

  /// Changes the list, then shows the change.
  ///
  /// - Returns: The pages that have left; `nil` if the edit was refused.
  func change(
    _ kind: ChangeKind, _ animated: Bool, _ choreography: (any Choreography)?,
    _ completion: (@MainActor () -> Void)?,
    _ edit: (inout PageList<UIView>) -> PageRefusal?
  ) -> [UIView]? {
    var left: [UIView]?
    bringToRest {
      var new = list
      var refusal = edit(&new)
      if new.pages.contains(where: isDescendant(of:)) { refusal = .containsStack }
      if let refusal {
        report(.pageRefused(refusal))
      } else {
        left = list.pages.filter { !new.pages.contains($0) }
        list = new
      }
      if topPage === shown.page {
        completion?()
        if isAtRest { onRest?() }
      } else {
        show(topPage, kind, animated: animated && canMove, choreography, completion)
      }
    }
    return left
  }

  var canMove: Bool {
    guard let window, UIView.areAnimationsEnabled, !bounds.isEmpty else { return false }
    return window.windowScene?.activationState != .background
  }

  private func show(
    _ page: UIView, _ kind: ChangeKind, animated: Bool, _ requested: (any Choreography)?,
    _ completion: (@MainActor () -> Void)?
  ) {
    let old = shown
    delegate?.pageStackView(self, willHide: old.page, toShow: page, animated: animated)
    // If the delegate has changed the stack, that change is being shown.
    guard shown === old, list.top === page else {
      completion?()
      return
    }
    if animated { layOutIfAllowed() }
    let next = PageSlot(page, insets: insets(for: page), frame: bounds)
    shown = next
    var timing: TransitionTiming? = timing(of: kind)
    guard animated, timing?.duration ?? 0 > 0 else {
      old.dismantle()
      opening.addSubview(next)
      place()
      delegate?.pageStackView(
        self, animateAlongsideShowing: page, hiding: old.page, animated: false)
      return cameToRest(on: page, hiding: old.page, animated: false, completion)
    }
    let stage = makeStage(kind, from: old, to: next, requested, timing: &timing)
    // A change that the delegate made in that call takes precedence.
    guard shown === next else {
      stage.takeDown(leaving: old, at: .end)
      next.dismantle()
      completion?()
      return
    }
    transition = PageTransition(
      stage: stage, leaving: old, completion: completion.map { Completion($0) })
    gesture.tapGuard.watch(stage, after: gesture.touches.last?.latestPoint)
    // The delegate may have taken the stack off the screen.
    guard canMove else { return bringToRest() }
    guard let course = timing.map({ TransitionCourse($0) }) else { return }
    stage.play(
      for: course.duration, pace: course.pace,
      coverage: { kind.comesAbove ? 1 - course.remaining(at: $0) : course.remaining(at: $0) },
      then: { [weak self, weak stage] in
        if let self, let stage, transition?.stage === stage { bringToRest() }
      })
  }

  /// Makes the stage of a change, with the page's animator and the delegate's changes alongside.
  ///
  /// Without a timing, the stage follows the finger. A page's own animator replaces the timing.
  func makeStage(
    _ kind: ChangeKind, from old: PageSlot, to next: PageSlot,
    _ requested: (any Choreography)? = nil,
    timing: inout TransitionTiming?
  ) -> PageStage {
    let (lower, upper) = kind.comesAbove ? (old, next) : (next, old)
    let coverage: CGFloat = kind.comesAbove ? 0 : 1
    let stage = PageStage(
      lower: lower, upper: upper, in: self, requested ?? choreography(for: kind),
      trigger: timing == nil ? .drag : .programmatic)
    stage.show(coverage)
    next.layOutIfAllowed()
    if requested == nil, let operation = kind.operation,
      let duration = stage.useOwnAnimator(for: operation, at: coverage), timing != nil
    {
      timing = .curve(duration: duration, .linear)
    }
    guard delegate != nil else { return stage }
    stage.animateAlongside(timing) { [weak self] in
      guard let self else { return }
      delegate?.pageStackView(
        self, animateAlongsideShowing: next.page, hiding: old.page, animated: true)
    }
    return stage
  }

  private func timing(of kind: ChangeKind) -> TransitionTiming {
    if case .pop = kind { return configuration.popTiming ?? configuration.timing }
    return configuration.timing
  }

  func choreography(for kind: ChangeKind) -> any Choreography {
    switch kind {
    case .push: configuration.pushChoreography
    case .pop: configuration.popChoreography ?? configuration.pushChoreography
    case .replace(.leading), .replace(.trailing): .sideways
    case .replace: SlideChoreography(travel: 1, shade: 0, shadow: .none, axis: .down)
    }
  }

  func cameToRest(
    on page: UIView, hiding old: UIView, animated: Bool,
    _ completion: (@MainActor () -> Void)? = nil
  ) {
    VoiceOverFocus.move(to: page)
    delegate?.pageStackView(self, didShow: page, hiding: old, animated: animated)
    completion?()
    if isAtRest { onRest?() }
  }

  /// Ends a running transition or drag at once, then does `change`.
  ///
  /// Changes that callbacks make meanwhile end, too, but report their end after `change`. Otherwise, an app
  /// whose every completion makes another change could block it.
  func bringToRest(then change: () -> Void) {
    drag?.interrupt()
    endTransition()?()
    let later = endTransition()
    change()
    later?()
  }

  package func bringToRest() { bringToRest {} }

  /// Ends a running transition without callbacks: first the state, then the views.
  ///
  /// - Returns: The callbacks, for the caller to make; nil if no transition runs.
  private func endTransition() -> (() -> Void)? {
    guard let transition else { return nil }
    self.transition = nil
    transition.stage.takeDown(leaving: transition.leaving, at: .end)
    place()
    let page = shown.page
    return { [self] in
      cameToRest(on: page, hiding: transition.leaving.page, animated: true) {
        transition.completion?.call()
      }
    }
  }
}
