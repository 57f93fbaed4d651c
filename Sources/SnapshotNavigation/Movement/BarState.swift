/// The bars' visibility and its reason, restored if an interactive change is canceled.
struct BarState: Equatable, Sendable {
  let isNavigationBarHidden: Bool
  let isToolbarHidden: Bool
  let choice: BarChoice
  /// A tab bar below the screens; nil if there's none, or if it's out of sight.
  let tabBar: TabBar?

  enum TabBar: Equatable, Sendable {
    case isSeen
    /// The app has hidden it by `setTabBarHidden(_:animated:)`.
    case isHidden
  }
}
