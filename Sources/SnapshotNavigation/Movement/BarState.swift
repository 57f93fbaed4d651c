/// The bars' visibility and its reason, restored if an interactive change is canceled.
struct BarState: Equatable, Sendable {
  let isNavigationBarHidden: Bool
  let isToolbarHidden: Bool
  let choice: BarChoice
}
