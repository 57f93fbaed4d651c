/// What a navigation controller hides and shows by itself, because it was told once that it may.
extension UINavigationController {
  /// Bars that went by themselves come back by themselves; what the app has hidden stays.
  struct OwnHiding: Equatable, Sendable {
    var hidesBar = false
    var hidesToolbar = false
  }

  func makeHideOnSwipeGesture() -> UIPanGestureRecognizer {
    let gesture = UIPanGestureRecognizer(
      target: self,
      action: Selector("handleHideOnSwipe(_:)", UINavigationController.swipedInContent))
    gesture.delegate = hideOnSwipeDelegate
    return gesture
  }

  /// Adds the recognizers that the properties ask for, and removes the others.
  func updateHidingGestures() {
    guard let container = viewIfLoaded else { return }
    for (gesture, isOn) in [
      (barHideOnTapGestureRecognizer as UIGestureRecognizer, hidesBarsOnTap),
      (barHideOnSwipeGestureRecognizer, hidesBarsOnSwipe),
    ] where isOn != (gesture.view === container) {
      if isOn {
        container.addGestureRecognizer(gesture)
      } else {
        container.removeGestureRecognizer(gesture)
      }
    }
  }

  /// Apple: a tap in the content hides the bars, or shows them again.
  func tappedInContent(_ gesture: UITapGestureRecognizer) {
    followGesture(hides: !bars.visibility.isBarHidden)
  }

  /// Apple: a swipe upward hides the bars, one downward shows them again.
  private func swipedInContent(_ gesture: UIPanGestureRecognizer) {
    guard gesture.state == .began else { return }
    let way = gesture.translation(in: view)
    if abs(way.y) > abs(way.x) { followGesture(hides: way.y < 0) }
  }

  /// A gesture brings back a bar that the app has hidden, too.
  private func followGesture(hides: Bool) {
    bars.ownHiding.hidesBar = bars.ownHiding.hidesBar || bars.visibility.isBarHidden
    hideBarsByItself(hides)
  }

  /// Apple: the bars go in a vertically compact environment, and come back in a regular one.
  func followCompactHeight(since previous: UITraitCollection?) {
    let isCompact = traitCollection.verticalSizeClass == .compact
    guard hidesBarsWhenVerticallyCompact, let previous,
      isCompact != (previous.verticalSizeClass == .compact)
    else { return }
    hideBarsByItself(isCompact)
  }

  /// Hides or shows the bars; a constant of the host says whether by the call that apps use.
  func hideBarsByItself(_ hides: Bool) {
    if hides {
      bars.ownHiding.hidesBar = bars.ownHiding.hidesBar || !bars.visibility.isBarHidden
      bars.ownHiding.hidesToolbar = bars.ownHiding.hidesToolbar || !bars.visibility.isToolbarHidden
    }
    let own = bars.ownHiding
    if !hides { bars.ownHiding = OwnHiding() }
    let throughSetter = HostRuntime.current.settings.barsHideThroughSetter
    if own.hidesBar {
      throughSetter
        ? setNavigationBarHidden(hides, animated: true) : changeBarHidden(hides, animated: true)
    }
    if own.hidesToolbar {
      throughSetter
        ? setToolbarHidden(hides, animated: true) : changeToolbarHidden(hides, animated: true)
    }
  }
}

/// Controls and bars keep their taps; a swipe hides the bars while a list scrolls.
@MainActor final class HidingGestureDelegate: NSObject, UIGestureRecognizerDelegate {
  private let isSimultaneous: Bool

  init(isSimultaneous: Bool) {
    self.isSimultaneous = isSimultaneous
    super.init()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    let around = sequence(first: touch.view) { $0?.superview }.compactMap { $0 }
    return isSimultaneous
      || !around.contains { $0 is UIControl || $0 is UINavigationBar || $0 is UIToolbar }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }
}
