import UIKit

/// What is still seen of a transition when UIKit's part is complete.
extension TransitionController {
  func trail(_ transition: Transition) { picture = .moving(transition) }

  var trailing: Transition? {
    if case .moving(let transition) = picture { transition } else { nil }
  }

  var fadingView: TransitionView? {
    if case .fading(let view) = picture { view } else { nil }
  }

  var hasPicture: Bool {
    if case .none = picture { false } else { true }
  }

  /// Removes the view once the live screen beneath has been rendered, fading for `duration` seconds.
  func reveal(_ view: TransitionView, duration: TimeInterval) {
    picture = .fading(view)
    view.reveal(duration: duration) { [weak self, weak view] in
      if let view, self?.fadingView === view { self?.picture = .none }
    }
  }

  func pictureEnded() {
    picture = .none
    snapshots.reconcile()
  }

  /// - Returns: Where the last rendered frame doesn't show the top screen as it is at rest.
  @discardableResult
  func endPicture() -> Scope? {
    let scope = blurredScope
    trailing?.end()
    picture = .none
    if scope != nil { snapshots.renderAnew() }
    return scope
  }

  /// Where the last rendered frame shows only a part of the top screen, shows it through, or takes in the
  /// tab bar and with it the picture itself.
  private var blurredScope: Scope? {
    guard let navigation, let view = trailing?.view ?? fadingView,
      let next = NavigationScope(of: navigation)?.scope(
        showing: navigation.viewControllers.dropLast())
    else { return nil }
    if view.isDescendant(of: next.view) { return next }
    return trailing.flatMap { $0.view.showsWholeLive ? nil : $0.setup.scope }
  }
}
