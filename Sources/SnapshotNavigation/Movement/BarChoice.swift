/// Decides whether the navigation bar is hidden, by the top screen's option or the app's calls.
///
/// Calls set the app's own value while a screen without an option is on top and, for any screen,
/// from a change of the stack until the new top has been shown. A call on a screen that has an
/// option lasts until the screen leaves.
struct BarChoice: Equatable, Sendable {
  typealias Option = ScreenOptions.NavigationBar

  /// The app's own value; nil until it's known, when the bar's own applies.
  private var isHiddenByApp: Bool?
  /// The option of the screen that was shown last.
  private var option = Option.automatic

  /// The app calls for the bar to be hidden or shown.
  ///
  /// - Parameters:
  ///   - isHidden: What the app wants.
  ///   - next: The option of the screen on top; ``ScreenOptions/NavigationBar/automatic`` if it hasn't
  ///     been loaded.
  ///   - isChanging: Whether the top has changed and hasn't been shown yet.
  /// - Returns: Whether the bar follows.
  mutating func call(_ isHidden: Bool, on next: Option, isChanging: Bool) -> Bool {
    if isChanging || option == .automatic { isHiddenByApp = isHidden }
    return !isChanging || next == .automatic
  }

  /// Whether a screen with an option would have the bar.
  func shows(_ next: Option, while isHidden: Bool) -> Bool {
    next == .visible || next == .automatic && !(isHiddenByApp ?? isHidden)
  }

  /// A screen is about to be shown, or the one on top has another option.
  ///
  /// - Parameters:
  ///   - next: Its option.
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
