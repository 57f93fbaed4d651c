import UIKit

/// A snapshot that the last rendered frame shows in place of a screen.
struct StandIn {
  let snapshot: LeftSnapshot
  let screen: Weak<UIViewController>
  /// The circumstances it was shown in.
  let stamp: SnapshotStamp
}
