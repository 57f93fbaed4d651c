import SnapshotNavigation
import UIKit

/// Where a drag may begin on one screen: anywhere, near the edge or nowhere.
///
/// `configuration.dragArea` of the controller sets it for all screens; see Preferences.swift.
final class DragAreaViewController: LessonScreen {
  private static let areas: [DragArea] = [.anywhere, .edge(24), .disabled]

  init() {
    super.init(
      "Where a drag begins",
      "Choose an area, then drag from the middle of the screen and from its edge.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.dragArea = .anywhere
    addChoice(["Anywhere", "Edge", "Nowhere"], "drag-area") { [weak self] index in
      self?.snapshotNavigation.dragArea = Self.areas[index]
    }
  }
}
