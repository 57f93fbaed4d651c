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

  /// Ends it for a drag of the screen that it shows, which captures that screen: meanwhile nobody sees
  /// the screen in its place.
  func endPicture(for capture: () -> (any DragDriver)?) -> (any DragDriver)? {
    let scope = trailing.flatMap { $0.view.showsWholeLive ? nil : $0.setup.scope }
    endPicture()
    return scope.map { $0.keepingFrame(capture) } ?? capture()
  }

  func endPicture() {
    if let trailing {
      let isWhole = trailing.view.showsWholeLive
      trailing.end()
      if !isWhole {
        // The last rendered frame shows a part of it, or shows it through.
        snapshots.renderAnew()
      }
    }
    fadingView?.takeDown()
    picture = .none
  }
}
