extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    appearsAnimated = animated
    switch appearance.handle(.begin(appearing: isAppearing)) {
    case .willAppear:
      loadViewIfNeeded()
      awaitsIsAppearing = true
      for _ in 0..<(HostRuntime.hostile.willAppearComesTwice ? 2 : 1) {
        duringCallback { $0.viewWillAppear(animated) }
      }
      forwardAppearance { $0.beginAppearanceTransition(true, animated: animated) }
    case .willDisappear:
      awaitsIsAppearing = false
      duringCallback { $0.viewWillDisappear(animated) }
      forwardAppearance { $0.beginAppearanceTransition(false, animated: animated) }
    case .unbalanced:
      logUnbalancedAppearance()
    case .didAppear, .didDisappear, .none:
      break
    }
  }

  func endAppearance() {
    if appearance.phase == .appearing { sendIsAppearingIfNeeded() }
    switch appearance.handle(.end) {
    case .didAppear:
      reportBeforeChildren({ $0.viewDidAppear($0.appearsAnimated) }, ending: .appearing)
      if parentMove == .to, !managesChildAppearance(of: storedParent) { parentMove = .none }
    case .didDisappear:
      reportBeforeChildren({ $0.viewDidDisappear($0.appearsAnimated) }, ending: .disappearing)
    case .unbalanced:
      logUnbalancedAppearance()
    case .willAppear, .willDisappear, .none:
      break
    }
  }

  /// The did-calls come to the parent first, as the will-calls do; for UIKit's own containers that's
  /// a constant of the host.
  private func reportBeforeChildren(
    _ call: (UIViewController) -> Void, ending phase: Appearance.Phase
  ) {
    let children = childrenForAppearance()
    let comesFirst =
      !(self is any ChildAppearanceForwarding)
      || HostRuntime.current.settings.containersReportFirst
    if comesFirst { duringCallback(call) }
    for child in children where child.appearance.phase == phase { child.endAppearanceTransition() }
    if !comesFirst { duringCallback(call) }
  }

  /// Apple: `viewIsAppearing` comes once the view is in the hierarchy, with its traits and
  /// geometry, between `viewWillAppear` and the layout callbacks.
  func sendIsAppearingIfNeeded() {
    guard awaitsIsAppearing, appearance.phase == .appearing else { return }
    awaitsIsAppearing = false
    duringCallback { $0.viewIsAppearing($0.appearsAnimated) }
    forwardAppearance { $0.sendIsAppearingIfNeeded() }
  }

  /// The view is about to enter or leave a window other than through a container's own calls.
  func viewWillMove(toWindow window: UIWindow?) {
    guard !managesChildAppearance(of: storedParent) else { return }
    if window != nil, appearance.phase == .disappeared {
      if storedParent?.appearance.phase == .disappeared { return }
      beginAppearanceTransition(true, animated: false)
      guard storedParent?.appearance.phase != .appearing else { return }
      HostRuntime.current.beforeNextLayout { [weak self] in
        guard let self, self.appearance.phase == .appearing else { return }
        self.viewIfLoaded?.window?.layOut()
        self.endAppearanceTransition()
      }
    } else if window == nil, appearance.phase == .appeared {
      beginAppearanceTransition(false, animated: false)
      disappearsWithWindow = true
    }
  }

  func viewDidMove(toWindow window: UIWindow?) {
    guard !managesChildAppearance(of: storedParent) else { return }
    // What a container has begun by itself it ends by itself.
    guard disappearsWithWindow else { return }
    disappearsWithWindow = false
    if window == nil, appearance.phase == .disappearing,
      storedParent?.appearance.phase != .disappearing, presentationMove == .none
    {
      endAppearanceTransition()
    }
  }

  private func duringCallback(_ call: (UIViewController) -> Void) {
    HostRuntime.current.duringAppearanceCallback { call(self) }
  }

  private func managesChildAppearance(of parent: UIViewController?) -> Bool {
    guard let parent else { return false }
    return !parent.shouldAutomaticallyForwardAppearanceMethods
  }

  private func forwardAppearance(_ call: (UIViewController) -> Void) {
    for child in childrenForAppearance() { call(child) }
  }

  private func childrenForAppearance() -> [UIViewController] {
    if let container = self as? any ChildAppearanceForwarding {
      return container.screensSharingAppearance
    }
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return storedChildren.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
  }

  private func logUnbalancedAppearance() {
    HostRuntime.current.log(
      "Unbalanced calls to begin/end appearance transitions for \(logName).")
  }
}

/// A container that forwards appearance itself, as UIKit's own do: only what it shows takes part.
@MainActor protocol ChildAppearanceForwarding: AnyObject {
  var screensSharingAppearance: [UIViewController] { get }
}
