extension SnapshotNavigationController {
  /// The fault that made the app leave all transitions to UIKit, or `nil`.
  ///
  /// The library sets it after three failures in a row, which it reports to ``diagnosticHandler``.
  /// Starting with the next transition, UIKit animates in all controllers. On a screen without a
  /// navigation bar, where UIKit has no gesture, a swipe doesn't move the screen but pops it when
  /// the finger lifts.
  ///
  /// Your app can set it at launch, for example, to the value that it read in an earlier launch on
  /// the same system build. To try the library's transitions again, set it to `nil`. Read before
  /// each transition and drag. The default is `nil`. See <doc:IfUIKitBehavesUnexpectedly>.
  public static var fallback: TransitionFault? {
    get { Fuse.app.fault }
    set { Fuse.app.fault = newValue }
  }
}
