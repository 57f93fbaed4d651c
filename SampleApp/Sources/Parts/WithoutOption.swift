import SnapshotNavigation
import UIKit

// Recipes without their option, for pictures that show what it prevents.

/// An inbox that is shown before its messages have been fetched.
final class HastyInboxViewController: InboxViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    snapshotNavigation.isReadyToShow = true
  }
}

/// A poster that is shown before its image has been loaded.
final class HastyPosterViewController: PosterViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    snapshotNavigation.isReadyToShow = true
  }
}

/// A passcode screen whose snapshot is kept.
final class OpenPasscodeViewController: PasscodeViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.isSensitive = false
  }
}
