import UIKit

extension Scope {
  func view(of snapshot: UIImage) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: self.view.bounds.size))
    view.layer.show(CGRect(origin: .zero, size: snapshot.size), of: snapshot)
    return view
  }

  var canvas: SnapshotCanvas {
    SnapshotCanvas(scale: displayScale, isWide: view.traitCollection.displayGamut == .P3)
  }
}

extension UIView {
  /// Whether a frame has shown the view: an uncommitted layer has no presentation, by Apple's
  /// header.
  var isCommitted: Bool { layer.presentation() != nil }

  /// Lets UIKit do what it deferred, as the commit would: a callback may remove the window.
  ///
  /// - Returns: Whether there's still a window to commit, and it may be laid out.
  func layOutToCommit() -> Bool {
    let screens = sequence(first: window?.rootViewController) { $0?.presentedViewController }
    guard screens.allSatisfy({ $0?.mayLayOut ?? true }) else { return false }
    window?.layoutIfNeeded()
    return window != nil
  }
}

extension UIViewController {
  /// Whether its view may be forced to lay out: not during a transition of a tab bar controller
  /// inside, or of its selected screen.
  ///
  /// Developers report that iOS 27.0 traps there.
  var mayLayOut: Bool {
    visibleScreens.allSatisfy { screen in
      guard let tabs = screen as? UITabBarController else { return true }
      return tabs.transitionCoordinator == nil
        && tabs.selectedViewController?.transitionCoordinator == nil
    }
  }
}

extension CALayer {
  func show(_ rect: CGRect, of image: UIImage) {
    contents = image.cgImage
    contentsScale = image.scale
    contentsRect = CGRect(
      x: rect.minX / image.size.width, y: rect.minY / image.size.height,
      width: rect.width / image.size.width, height: rect.height / image.size.height)
  }
}
