extension UIViewController {
  /// Apple: a screen that covers the whole screen decides, and a container passes the question on
  /// to the child it names.
  var statusBarStyleScreen: UIViewController {
    var screen = coveringScreen
    while let child = screen.childForStatusBarStyle { screen = child }
    return screen
  }

  var statusBarHiddenScreen: UIViewController {
    var screen = coveringScreen
    while let child = screen.childForStatusBarHidden { screen = child }
    return screen
  }

  private var coveringScreen: UIViewController {
    guard let presented = presentation?.presented, !presented.isBeingDismissed else { return self }
    switch presented.modalPresentationStyle {
    case .fullScreen: return presented.coveringScreen
    default:
      let captures = presented.modalPresentationCapturesStatusBarAppearance
      return captures ? presented.coveringScreen : self
    }
  }
}
