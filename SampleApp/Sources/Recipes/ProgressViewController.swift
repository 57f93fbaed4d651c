import SnapshotNavigation
import UIKit

/// A podcast player whose line above the tab bar shrinks as a finger drags the screen back.
///
/// With `wantsCoordinatedDrag`, a drag is an interactive pop of UIKit's from its first move, so what
/// is animated alongside the transition coordinator follows the finger.
final class ProgressViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.wantsCoordinatedDrag = true  // recipe
    showPlayer()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    // The line is outside the transition's container view.
    _ = transitionCoordinator?.animateAlongsideTransition(in: line) { [line] _ in  // recipe
      line.transform = CGAffineTransform(scaleX: 0.01, y: 1)  // recipe
    } completion: { [line] _ in
      line.transform = .identity
    }
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let scrollView = UIScrollView()
  private let artwork: UIImageView
  private let texts = [UILabel(), UILabel(), UILabel()]
  private let line = UIView()

  init(pictures: [UIImage] = []) {
    artwork = UIImageView(image: pictures.first)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  required init?(coder: NSCoder) {
    artwork = UIImageView()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Now Playing"
    navigationItem.largeTitleDisplayMode = .never
  }

  private func showPlayer() {
    view.backgroundColor = .systemBackground
    line.backgroundColor = .systemIndigo
    line.accessibilityIdentifier = "progress"
    artwork.backgroundColor = .systemIndigo
    artwork.contentMode = .scaleAspectFill
    artwork.clipsToBounds = true
    artwork.layer.cornerRadius = 16
    view.addSubview(scrollView)
    scrollView.addSubview(artwork)
    show("The Night Ferry", in: texts[0], .title2)
    show("Slow Travel, episode 12, 38 minutes", in: texts[1], .subheadline)
    show(
      "Two harbors, six hours, and one café that never closes. Ines rides the boat that brings "
        + "the mail to the islands, and meets the crew that knows everybody on board.",
      in: texts[2], .body)
    texts[0].font = UIFontMetrics(forTextStyle: .title2)
      .scaledFont(for: .systemFont(ofSize: 22, weight: .bold))
    texts[1].textColor = .secondaryLabel
  }

  private func show(_ text: String, in label: UILabel, _ style: UIFont.TextStyle) {
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    scrollView.addSubview(label)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // The line is still there if a drag was canceled.
    guard line.superview == nil, let tabs = tabBarController else { return }
    let bar = tabs.tabBar.frame
    line.frame = CGRect(x: 0, y: bar.minY - 4, width: bar.width, height: 4)
    tabs.view.addSubview(line)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    line.removeFromSuperview()
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right - 40, 560)
    let left = (view.bounds.width - width) / 2
    artwork.frame = CGRect(x: left, y: 20, width: width, height: width * 0.7)
    var y = artwork.frame.maxY + 20
    for label in texts {
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + 10
    }
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y + 10)
  }
}
