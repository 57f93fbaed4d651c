import SnapshotNavigation
import UIKit

/// A screen that moves something outside the stack with the finger that drags it back.
///
/// `wantsCoordinatedDrag` makes the drag an interactive pop of UIKit's from its first move, so that
/// what is animated alongside the coordinator follows the finger: here a line above the tab bar. What
/// lies in the screen itself is seen as a snapshot meanwhile.
final class ProgressViewController: Screen {
  private let text = UILabel(
    "Drag this screen back slowly. The line above the tab bar is animated alongside the transition, "
      + "and follows your finger.",
    font: .systemFont(ofSize: 17), color: .secondaryLabel)
  private let line = UIView()

  init() { super.init(bar: .translucent, title: "Alongside") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.wantsCoordinatedDrag = true
    view.backgroundColor = .systemBackground
    line.backgroundColor = Tone.brand.color
    line.accessibilityIdentifier = "progress"
    view.addSubview(text)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let tabs = tabBarController else { return }
    let bar = tabs.tabBar.frame
    line.frame = CGRect(x: 0, y: bar.minY - 6, width: bar.width, height: 6)
    tabs.view.addSubview(line)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    line.removeFromSuperview()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    transitionCoordinator?.animate { [line] _ in
      line.transform = CGAffineTransform(scaleX: 0.01, y: 1)
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
  }
}
