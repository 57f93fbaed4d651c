import SnapshotNavigation
import UIKit

/// A flow with a stack of its own, presented over everything so that it moves like a push.
final class SupportViewController: UIViewController {
  /// Shows support over `screen`, tab bar and all; a finger drags it away again.
  static func show(from screen: UIViewController) { screen.presentAsPush(stack()) }

  /// What a screen names to have support dragged in.
  static func stack() -> UINavigationController {
    let stack = SnapshotNavigationController(rootViewController: SupportViewController())
    stack.navigationBar.tintColor = Tone.brand.ink
    return stack
  }

  private let headline = UILabel(
    "How can we help?", font: .systemFont(ofSize: 30, weight: .heavy), color: .label)
  private let text = UILabel(
    "This is a presentation with a navigation controller of its own. At its first screen a drag "
      + "takes it away, deeper down it goes back one screen.",
    font: .systemFont(ofSize: 17), color: .secondaryLabel)
  private let story = UIButton.capsule(
    "Read about a place", fill: Tone.brand.color, text: .white)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Support"
    view.backgroundColor = .systemBackground
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    navigationItem.standardAppearance = bar
    navigationItem.scrollEdgeAppearance = bar
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close",
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    for part in [headline, text, story] { view.addSubview(part) }
    story.accessibilityIdentifier = "support-story"
    story.onTap { [weak self] in
      let screen = Page.story(Place.all[0]).makeScreen()
      self?.navigationController?.pushViewController(screen, animated: true)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    var y = view.safeAreaInsets.top + 28
    for label in [headline, text] {
      let height = label.height(fitting: width)
      view.place(label, x: left, y: y, width: width, height: height)
      y += height + 12
    }
    view.place(story, x: left, y: y + 12, width: width, height: 50)
  }
}
