import UIKit

/// Makes the calls that the library has admitted on a navigation controller.
@MainActor
protocol SystemNavigation: AnyObject {
  /// Makes a call on `super`, so that no override of the app's runs.
  ///
  /// - Returns: The screens that a pop has removed; nil if it has removed none, and for other calls.
  @discardableResult
  func makeOnSystem(_ call: NavigationCall<UIViewController>) -> [UIViewController]?
}
