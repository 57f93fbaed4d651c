import SnapshotNavigation
import SwiftUI
import UIKit

extension DeviceControls {
  /// What an app can ask of an iPhone or iPad; Reduce Motion is the user's, in the Settings app.
  init(of window: UIWindow) {
    self.init()
    recipes = [
      Recipe("SwiftUI screens", "A screen for each id of a binding") { screen in
        screen.presentAsPush(UIHostingController(rootView: TripsView()))
      },
      Recipe("A storyboard", "Its own stack, with the ticket on it") { screen in
        let storyboard = UIStoryboard(name: "Ticket", bundle: nil)
        guard let stack = storyboard.instantiateInitialViewController() else { return }
        stack.modalPresentationStyle = .pageSheet
        screen.present(stack, animated: true)
      },
    ]
    setRightToLeft = { [weak window] isRightToLeft in
      UIView.appearance().semanticContentAttribute =
        isRightToLeft ? .forceRightToLeft : .unspecified
      // Appearances are applied as views enter a window.
      guard let window else { return }
      for view in window.subviews {
        view.removeFromSuperview()
        window.addSubview(view)
        view.layOutAgain()
      }
    }
    if #available(iOS 16.0, *) {
      turn = { [weak window] in
        guard let scene = window?.windowScene else { return }
        let isPortrait = scene.interfaceOrientation.isPortrait
        scene.requestGeometryUpdate(
          .iOS(interfaceOrientations: isPortrait ? .landscape : .portrait))
      }
    }
  }
}

extension UIView {
  fileprivate func layOutAgain() {
    setNeedsLayout()
    for view in subviews { view.layOutAgain() }
  }
}
