/// The bars' visibility and its reason, restored if an interactive change is canceled.
struct BarState: Equatable, Sendable {
  let isNavigationBarHidden: Bool
  let isToolbarHidden: Bool
  let choice: BarChoice
  /// The tab bar around the stack; nil if there's none.
  let tabBar: TabBar?

  struct TabBar: Equatable, Sendable {
    /// Whether the app has hidden the bar by `setTabBarHidden(_:animated:)`.
    let isHiddenByApp: Bool
    /// The bar's own `isHidden`.
    let isHidden: Bool
    let isInWindow: Bool
  }
}
