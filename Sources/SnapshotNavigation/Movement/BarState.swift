/// Which bars a navigation controller shows, and why; saved before an interactive pop, put back if it is
/// canceled.
struct BarState: Equatable, Sendable {
  let isNavigationBarHidden: Bool
  let isToolbarHidden: Bool
  let choice: BarChoice
}
