import QuartzCore

/// The points of the host at which UIKit does otherwise in a transition.
extension ScreenTransition {
  /// What the app finds.
  var foundCoordinator: ScreenTransitionCoordinator? {
    let points = HostRuntime.hostile
    if points.coordinatorComesWithStart, !hasBegun { return nil }
    if points.coordinatorGoesBeforeDidShow, phase.hasEnded { return nil }
    return coordinator
  }

  /// Whether it's animated, whatever was asked for.
  var animates: Bool { isAnimated && (isSystemPop || !HostRuntime.hostile.asksForAnimatorInVain) }

  /// What a delegate answers, which may be asked twice.
  func asked<Answer>(_ question: () -> Answer) -> Answer {
    switch HostRuntime.hostile.animatorRequests {
    case .one: return question()
    case .twoUsingFirst:
      let answer = question()
      _ = question()
      return answer
    case .twoUsingSecond:
      _ = question()
      return question()
    }
  }

  /// UIKit takes animations away, or ends the transition by itself.
  func meetHostilePoints() {
    let points = HostRuntime.hostile
    switch points.animationRemoval {
    case .ofController(let delay):
      removeAnimations(of: [from?.parent?.viewIfLoaded ?? containerView], after: delay)
    case .ofScreens(let delay):
      removeAnimations(of: [from, to].compactMap { $0?.viewIfLoaded }, after: delay)
    case nil: break
    }
    guard let completes = points.endsByItself else { return }
    HostRuntime.current.after(duration / 2) { [weak self] in self?.endByItself(completes) }
  }

  private func removeAnimations(of views: [UIView], after delay: Int) {
    HostRuntime.current.inFrames(delay) {
      for view in views {
        view.layer.removeAllAnimations()
        view.layer.removeAnimationsBeneath()
      }
    }
  }
}

extension CALayer {
  func removeAnimationsBeneath() {
    for sublayer in (sublayers ?? []) + [mask].compactMap(\.self) {
      sublayer.removeAllAnimations()
      sublayer.removeAnimationsBeneath()
    }
  }
}
