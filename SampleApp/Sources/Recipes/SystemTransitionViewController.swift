import SnapshotNavigation
import UIKit

/// A screen that UIKit animates, with UIKit's own gestures.
///
/// `configuration.systemTransition = .whereBarsAgree` leaves all transitions between screens with
/// equal bars to UIKit; see Preferences.swift.
final class SystemTransitionViewController: LessonScreen {
  init() {
    super.init(
      "UIKit's transition",
      "UIKit pushed this screen and pops it, gesture included. Compare it with the other recipes.")
    snapshotNavigation.transition = .system
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add(LandscapeView(Place.kyoto.landscape), height: 260)
  }
}
