import UIKit

/// What the guide can ask of the device it runs on, filled in by whoever starts it.
///
/// UIKit has no one way to do these things everywhere; where one is nil, the settings leave its row
/// out.
public struct DeviceControls {
  /// Turns the screen by a quarter.
  public var turn: (@MainActor () -> Void)?
  /// Lets the interface run from right to left, or as the user's language does.
  public var setRightToLeft: (@MainActor (Bool) -> Void)?
  /// Switches Reduce Motion.
  public var setReduceMotion: (@MainActor (Bool) -> Void)?

  /// Recipes that only this device can show, such as those in SwiftUI.
  public var recipes: [Recipe] = []

  /// Controls that do nothing.
  public init() {}
}

extension DeviceControls {
  /// A row of the recipes screen, and what it shows.
  public struct Recipe {
    var title: String
    var summary: String
    var show: @MainActor (_ screen: UIViewController) -> Void

    /// Creates a recipe; `show` is called with the screen that has the row.
    public init(
      _ title: String, _ summary: String, show: @escaping @MainActor (UIViewController) -> Void
    ) {
      self.title = title
      self.summary = summary
      self.show = show
    }
  }
}
