/// Which bars of a navigation controller are to be seen, and which are on their way.
struct BarVisibility: Equatable, Sendable {
  var isBarHidden = false
  var isToolbarHidden = true
  var isSliding = false
  var isToolbarSliding = false
}
