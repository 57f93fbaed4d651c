/// The visibility of the bars and its reason, saved before an interactive pop, restored if it's
/// canceled.
struct BarState: Equatable, Sendable {
  let isNavigationBarHidden: Bool
  let isToolbarHidden: Bool
  let choice: BarChoice
}
