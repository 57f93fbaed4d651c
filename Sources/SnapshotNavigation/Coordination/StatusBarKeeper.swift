import UIKit

/// Gives the status bar to the screen that covers more than half.
///
/// UIKit asks the top of the stack. While the other screen covers more, the controller answers with the
/// bar's last appearance under that screen.
@MainActor
final class StatusBarKeeper {
  private weak var navigation: UINavigationController?
  /// The bar's appearance while it isn't the top screen's; nil otherwise.
  var held: StatusBarAppearance? {
    didSet { if oldValue != held { navigation?.setNeedsStatusBarAppearanceUpdate() } }
  }
  /// Whether the screens are being asked for the bar's future appearance.
  private var isAskingTop = false
  private let records: ScreenRecords

  init(of navigation: UINavigationController, _ records: ScreenRecords) {
    self.navigation = navigation
    self.records = records
  }

  /// The controller's answer for its screens; nil if they answer themselves.
  var answer: StatusBarAppearance? { isAskingTop ? nil : held }

  var current: StatusBarAppearance? {
    guard let navigation, navigation.viewIfLoaded?.window != nil else { return nil }
    return StatusBarAppearance(of: navigation)
  }

  func note(_ appearance: StatusBarAppearance?, under screen: UIViewController) {
    records[screen].statusBar = appearance
  }

  func release() { held = nil }

  /// Whether the top screen asks for an appearance other than the held one.
  var changes: Bool {
    guard let held else { return false }
    isAskingTop = true
    defer { isAskingTop = false }
    return current != held
  }

  /// Shows the appearance for the screen that covers more than half.
  func show(_ screen: UIViewController) {
    held = screen === navigation?.topViewController ? nil : records[screen].statusBar
  }
}
