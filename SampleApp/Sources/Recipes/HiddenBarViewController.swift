import SnapshotNavigation
import UIKit

/// A screen without a navigation bar, on a stack whose other screens have one.
///
/// One line hides the bar. Dragging back works as everywhere, and the bar comes back with its screen.
final class HiddenBarViewController: LessonScreen {
  init() {
    super.init(
      "No bar",
      "This screen hides the navigation bar. Drag it back from anywhere: the bar of the screen below "
        + "comes along with that screen.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.navigationBar = .hidden
    add(LandscapeView(Place.lofoten.landscape), height: 260)
    addButton("Back", "back") { [weak self] in
      self?.navigationController?.popViewController(animated: true)
    }
  }
}
