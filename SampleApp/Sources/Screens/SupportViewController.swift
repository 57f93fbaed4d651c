import SnapshotNavigation
import UIKit

/// A flow of its own, presented so that it moves like a push.
final class SupportViewController: Screen {
  private let headline = UILabel(
    "How can we help?", font: .systemFont(ofSize: 30, weight: .heavy), color: .label)
  private let storyButton = UIButton.capsule(
    "Read about a place", fill: Place.all[0].accent.color, text: .white)
  private let closeButton = UIButton.text("Close")

  init() { super.init(bar: .opaque, title: "Support") }

  required init?(coder: NSCoder) { nil }

  /// Shows support over `screen`, tab bar and all; a finger drags it away again.
  static func show(from screen: UIViewController) {
    let stack = SnapshotNavigationController(rootViewController: SupportViewController())
    screen.presentAsPush(stack)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [headline, storyButton, closeButton] { view.addSubview(part) }
    storyButton.accessibilityIdentifier = "support-story"
    storyButton.onTap { [weak self] in self?.open(.story(Place.all[0])) }
    closeButton.accessibilityIdentifier = "support-close"
    closeButton.onTap { [weak self] in self?.dismiss(animated: true) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let left = safe.left + 20
    let width = view.bounds.width - left - safe.right - 20
    headline.frame = CGRect(
      x: left, y: safe.top + 24, width: width, height: headline.height(fitting: width))
    storyButton.frame = CGRect(x: left, y: headline.frame.maxY + 24, width: width, height: 50)
    closeButton.frame = CGRect(
      x: left, y: storyButton.frame.maxY + 16, width: width, height: 44)
  }
}
