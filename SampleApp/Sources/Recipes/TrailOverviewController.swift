import SnapshotNavigation
import UIKit

/// The screens of a stack as a row of cards, made of their snapshots; a tap on one goes back to it.
final class TrailOverviewController: UIViewController {
  private let stack: SnapshotNavigationController
  private let row = UIScrollView()
  private var cards: [UIButton] = []

  init(of stack: SnapshotNavigationController) {
    self.stack = stack
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
    modalTransitionStyle = .crossDissolve
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray5
    view.accessibilityViewIsModal = true
    row.showsHorizontalScrollIndicator = false
    row.decelerationRate = .fast
    view.addSubview(row)
    cards = stack.viewControllers.indices.map(makeCard)
    for card in cards { row.addSubview(card) }
  }

  private func makeCard(_ index: Int) -> UIButton {
    let screen = stack.viewControllers[index]
    let choice = UIAction { [weak self] _ in self?.goBack(to: screen) }
    let card = UIButton(frame: .zero, primaryAction: choice)
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = 16
    card.clipsToBounds = true
    let title = screen.title ?? ""
    card.accessibilityLabel = "\(title), \(index + 1) of \(stack.viewControllers.count)"
    if let picture = picture(of: screen) {
      picture.isUserInteractionEnabled = false
      card.addSubview(picture)
    } else {
      card.setTitle(title, for: .normal)
      card.setTitleColor(.label, for: .normal)
    }
    return card
  }

  /// The library keeps a snapshot of each screen that's covered; the top one is seen.
  private func picture(of screen: UIViewController) -> UIView? {
    if screen === stack.topViewController {
      return stack.view.snapshotView(afterScreenUpdates: false)
    }
    let picture = stack.snapshot(for: screen)  // recipe
    return picture.map { UIImageView(image: $0) }
  }

  private func goBack(to screen: UIViewController) {
    dismiss(animated: true) { [stack] in stack.popToViewController(screen, animated: true) }
  }

  override func accessibilityPerformEscape() -> Bool {
    dismiss(animated: true)
    return true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isFirst = row.bounds.size != view.bounds.size
    row.frame = view.bounds
    let screen = stack.view.bounds.size
    let scale: CGFloat = 0.62
    let size = CGSize(width: screen.width * scale, height: screen.height * scale)
    let gap: CGFloat = 24
    let margin = (row.bounds.width - size.width) / 2
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: margin + CGFloat(index) * (size.width + gap), y: (row.bounds.height - size.height) / 2,
        width: size.width, height: size.height)
      for picture in card.subviews where picture !== card.titleLabel {
        picture.transform = .identity
        picture.frame = CGRect(origin: .zero, size: screen)
        picture.transform = CGAffineTransform(scaleX: scale, y: scale)
        picture.center = CGPoint(x: size.width / 2, y: size.height / 2)
      }
    }
    let width = CGFloat(cards.count) * (size.width + gap) - gap + 2 * margin
    row.contentSize = CGSize(width: width, height: row.bounds.height)
    if isFirst { row.contentOffset.x = max(0, width - row.bounds.width) }
  }
}
