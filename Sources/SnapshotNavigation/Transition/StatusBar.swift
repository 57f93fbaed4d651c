import UIKit

/// How the status bar looks under a screen.
struct StatusBar: Equatable {
  let style: UIStatusBarStyle
  let isHidden: Bool

  /// What the containers' answers come to, asked as UIKit asks.
  @MainActor
  init(of navigation: UIViewController) {
    var asked = navigation
    while let child = asked.childForStatusBarStyle { asked = child }
    style = asked.preferredStatusBarStyle
    asked = navigation
    while let child = asked.childForStatusBarHidden { asked = child }
    isHidden = asked.prefersStatusBarHidden
  }
}

/// The status bar belongs to the screen that covers more than half.
///
/// UIKit asks the top of the stack, which is the upper screen all through a drag and the screen that
/// comes all through a tapped transition. While the other one covers more, under a finger or in a
/// settle, the controller answers with how the bar looked under that.
extension Director {
  func releaseStatusBar() { statusBar = nil }

  /// Whether the top of the stack asks for another look than the one that is held.
  var changesStatusBar: Bool {
    guard let statusBar, let navigation else { return false }
    isAskingPastStatusBar = true
    defer { isAskingPastStatusBar = false }
    return StatusBar(of: navigation) != statusBar
  }

  /// What the controller answers with in place of its screens; nil where they answer.
  var answeredStatusBar: StatusBar? { isAskingPastStatusBar ? nil : statusBar }

  /// A drag stands at `coverage`: while the screen that UIKit takes for the top covers less, `other`
  /// says how the bar looks.
  func showStatusBar(at coverage: CGFloat, upper: UIViewController, lower: UIViewController) {
    let owner = coverage < 0.5 ? lower : upper
    statusBar = owner === navigation?.topViewController ? nil : statusBars[owner]
  }
}
