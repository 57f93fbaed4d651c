import SnapshotNavigation
import UIKit

/// A screen that must never be captured.
///
/// No snapshot of it is taken or stored. Going back to it shows the live screen.
final class PasscodeViewController: LessonScreen {
  private let field = UITextField(frame: .zero)

  init() {
    super.init(
      "Passcode",
      "No snapshot of this screen exists. Go on, and drag back: you see the live screen.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.isSensitive = true
    field.placeholder = "Passcode"
    field.borderStyle = .roundedRect
    field.isSecureTextEntry = true
    add(field, height: 44)
    addButton("Go on", "go-on") { [weak self] in
      self?.navigationController?.pushViewController(HiddenBarViewController(), animated: true)
    }
  }
}
