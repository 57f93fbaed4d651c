import SnapshotNavigation
import UIKit

/// Shows why a drag didn't begin.
///
/// The handler is also called when a snapshot is missing or doesn't fit.
final class DiagnosticsViewController: LessonScreen {
  private let reason = UILabel.note("No drag has been refused yet.")
  private let slider = UISlider(frame: .zero)

  init() {
    super.init(
      "Why a drag didn't begin",
      "Drag the slider, drag upward, or drag to the left; then drag back.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    slider.value = 0.2
    slider.accessibilityIdentifier = "slider"
    add(slider, height: 44)
    add(reason)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let navigation = navigationController as? SnapshotNavigationController
    navigation?.diagnosticHandler = { [weak self] diagnostic in
      guard case .dragRefused(let reason) = diagnostic else { return }
      self?.reason.text = "Refused: \(reason)"
      self?.view.setNeedsLayout()
    }
  }
}
