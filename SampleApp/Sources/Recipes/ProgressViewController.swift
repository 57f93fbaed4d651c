import SnapshotNavigation
import UIKit

/// A screen that moves something of its own with the finger that drags it back.
///
/// `wantsCoordinatedDrag` makes the drag an interactive pop of UIKit's from its first move, so that
/// what is animated alongside the coordinator follows the finger.
final class ProgressViewController: Screen {
  private let text = UILabel(
    "Drag this screen back slowly. The line below is animated alongside the transition, and follows "
      + "your finger.",
    font: .systemFont(ofSize: 17), color: .secondaryLabel)
  private let line = UIView()

  init() { super.init(bar: .translucent, title: "Alongside") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.wantsCoordinatedDrag = true
    view.backgroundColor = .systemBackground
    line.backgroundColor = Tone.brand.color
    for part in [text, line] { view.addSubview(part) }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transitionCoordinator?.animate { [line] _ in
      line.transform = CGAffineTransform(scaleX: 0.1, y: 1)
    } completion: { [line] _ in
      line.transform = .identity
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    let top = view.safeAreaInsets.top + 24
    let height = text.height(fitting: width)
    view.place(text, x: left, y: top, width: width, height: height)
    view.place(line, x: left, y: top + height + 24, width: width, height: 6)
  }
}
