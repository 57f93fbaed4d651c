/// Decides whether the navigation bar is hidden, from the top screen's option and the app's calls.
///
/// A call sets the app's own value if the top screen has no option, or if the stack changed and the new top
/// screen hasn't been shown. Otherwise, a call lasts until another screen is shown.
struct BarChoice: Equatable, Sendable {
  typealias Option = ScreenOptions.NavigationBar

  /// The app's own value; nil until known, and the bar's state applies until then.
  private var isHiddenByApp: Bool?
  /// The option of the screen that was shown last.
  private var option = Option.automatic

  /// Handles the app's call to hide or show the bar.
  ///
  /// - Parameters:
  ///   - isHidden: Whether the app hides the bar.
  ///   - next: The top screen's option; ``ScreenOptions/NavigationBar/automatic`` if the screen hasn't been
  ///     loaded.
  ///   - isChanging: Whether a new top screen hasn't been shown yet.
  /// - Returns: Whether to apply the call to the bar now.
  mutating func call(_ isHidden: Bool, on next: Option, isChanging: Bool) -> Bool {
    if isChanging || option == .automatic { isHiddenByApp = isHidden }
    return !isChanging || next == .automatic
  }

  /// Whether the bar would be visible on a screen with this option.
  func shows(_ next: Option, while isHidden: Bool) -> Bool {
    next == .visible || next == .automatic && !(isHiddenByApp ?? isHidden)
  }

  /// Applies the option of a screen that is about to be shown, or whose option changed.
  ///
  /// - Parameters:
  ///   - next: The screen's option.
  ///   - isHidden: Whether the bar is hidden now.
  /// - Returns: Whether to hide the bar; nil to leave it as it is.
  mutating func show(_ next: Option, while isHidden: Bool) -> Bool? {
    let app = isHiddenByApp ?? isHidden
    isHiddenByApp = app
    defer { option = next }
    switch next {
    case .hidden: return true
    case .visible: return false
    case .automatic: return option == .automatic ? nil : app
    }
  }
}
