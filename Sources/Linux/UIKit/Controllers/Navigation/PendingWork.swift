/// What a navigation controller has to make good once its transition or its own appearing is over.
@MainActor struct PendingWork {
  var operations: [@MainActor () -> Void] = []
  var departures: [UIViewController] = []

  /// The screen the controller appears with: its delegate hears of it as of any other.
  var firstScreen: (screen: UIViewController, isAnimated: Bool)?
}
