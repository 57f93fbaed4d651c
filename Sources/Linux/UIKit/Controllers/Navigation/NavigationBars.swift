/// How far a navigation controller is with its bars, beside its transitions.
@MainActor struct NavigationBars {
  var visibility = BarVisibility()
  var rides: [BarRide.Kind: BarRide] = [:]
  var ownHiding = UINavigationController.OwnHiding()

  /// So many of the lowest items of the bar are those of the stack.
  var itemsKept = 0

  /// The screen whose insets stay as they were, after a bar has come back.
  var staleScreen: ObjectIdentifier?

  /// Whether the bottom bars are away for the top, which is read once in a change.
  var hidesBottomBar: Bool?

  /// Whether they were before the last change, to which a canceled transition returns.
  var hidBottomBar: Bool?

  /// Whether the pop at hand is one that the bar's delegate has allowed.
  var hasAskedToPop = false

  /// While a canceled transition gives the screens their callbacks, bars come without animation.
  var isTurningBack = false
}
