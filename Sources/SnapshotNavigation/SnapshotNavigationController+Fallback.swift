extension SnapshotNavigationController {
  /// The fault that has left all transitions of the app to UIKit, or `nil`.
  ///
  /// Set by the library after three failures in a row, which are reported to ``diagnosticHandler``. From the
  /// next transition on, UIKit animates in all controllers. A swipe over a screen without a navigation bar,
  /// where UIKit has no gesture, moves nothing and pops at the lift.
  ///
  /// An app may set it at launch, for example to what an earlier launch on the same build of the system has
  /// read here, or set it to `nil` to try again. Read before each transition and drag. The default is `nil`.
  /// See <doc:IfUIKitBehavesUnexpectedly>.
  public static var fallback: TransitionFault? {
    get { Fuse.app.fault }
    set { Fuse.app.fault = newValue }
  }
}
