/// What UIKit might do otherwise than the host does, within its documentation: all off by default.
///
/// Each stands for something that a library believes about UIKit and that Apple doesn't state.
package struct HostileSettings: Equatable, Sendable {
  /// Whether a transition has a coordinator only once it starts, in the layout after the call.
  ///
  /// Apple says only that there is one in `viewWillAppear`.
  package var coordinatorComesWithStart = false

  /// What `snapshotView(afterScreenUpdates:)` and its like answer.
  package enum SnapshotViews: Equatable, Sendable {
    case asTaken
    case areNil
  }

  /// What `snapshotView(afterScreenUpdates:)` and its like answer.
  ///
  /// Apple declares the answer optional, and says nothing of when there is none.
  package var snapshotViews = SnapshotViews.asTaken

  /// Whether completion blocks of transactions are never called.
  ///
  /// They wait for animations that the render server runs, and that others may take away.
  package var transactionCompletionsAreLost = false

  /// Whether `navigationBar(_:shouldPop:)` is asked of pops by code, too, once the stack has changed.
  ///
  /// So it was to iOS 12, before the bar's items followed.
  package var shouldPopIsAskedForPopsByCode = false

  package init() {}
}
