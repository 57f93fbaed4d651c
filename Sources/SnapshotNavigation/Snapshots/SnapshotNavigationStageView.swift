import UIKit

/// The class of all views in which the library shows snapshots of screens.
///
/// You don't create these views. If your session replay SDK masks views by class, add this class,
/// because the SDK finds no label or image inside a snapshot. The views in the window are of this
/// class or of a subclass. See <doc:RecordingAndPrivacy>.
///
/// The name for Objective-C is the same.
#if canImport(ObjectiveC)
  @objc(SnapshotNavigationStageView)
#endif
public class SnapshotNavigationStageView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityElementsHidden = true
  }

  /// Contains a snapshot view, because UIKit's are of a private class.
  package convenience init(showing snapshot: UIView, at frame: CGRect) {
    self.init(frame: frame)
    snapshot.frame = bounds
    addSubview(snapshot)
  }

  /// Returns `nil`: an archive contains no snapshots.
  @_documentation(visibility: internal)
  public required init?(coder: NSCoder) { nil }
}
