import SnapshotNavigation
import UIKit

/// Waits for each transition to end before it does something else.
///
/// Every operation has a completion. In an asynchronous function, use
/// `await navigation.transitionsSettled()` after any of them instead.
final class TourViewController: LessonScreen {
  init() {
    super.init("One after the other", "Starts a tour of three places, each when the last is shown.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Start the tour", "start-tour") { [weak self] in
      guard let navigation = self?.snapshotNavigationController else { return }
      TourViewController.show([.lofoten, .kyoto, .amalfi], on: navigation)
    }
  }

  private static func show(_ places: [Place], on navigation: SnapshotNavigationController) {
    guard let place = places.first else { return }
    let screen = Page.place(place).makeScreen()
    navigation.pushViewController(screen, animated: true) { [weak navigation] in
      guard let navigation else { return }
      show(Array(places.dropFirst()), on: navigation)
    }
  }
}
