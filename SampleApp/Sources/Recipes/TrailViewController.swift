import SnapshotNavigation
import UIKit

/// The screens of a stack as a row of cards, made of their snapshots; a tap on one goes back to it.
private final class TrailOverviewController: UIViewController {
  /// The library keeps a snapshot of each screen that's covered; the top one is seen.
  ///
  /// A sensitive screen has no snapshot. A snapshot from before a rotation isn't shown.
  private func picture(of screen: UIViewController) -> UIView? {
    if screen === stack.topViewController {
      let isSensitive = screen.snapshotNavigation.isSensitive
      return isSensitive ? nil : stack.view.snapshotView(afterScreenUpdates: false)
    }
    let picture = stack.snapshot(for: screen)  // recipe
    return picture?.size == stack.view.bounds.size ? UIImageView(image: picture) : nil
  }

  /// The library doesn't ask about pops in code; here, a user goes back.
  private func goBack(to screen: UIViewController) {
    let top = stack.topViewController
    guard screen === top || (top as? any PopConfirming)?.shouldPop(for: .programmatic) ?? true
    else { return }
    dismiss(animated: true) { [stack] in stack.popToViewController(screen, animated: true) }
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let stack: SnapshotNavigationController
  private let row = CardRow()
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

/// Legs of a trip, one on top of the other, and all of them as cards.
///
/// The overview shows the stack from its snapshots and pops to the card that's chosen.
final class TrailViewController: UIViewController {
  private static let legs = [
    ("Lofoten", "Red huts under a green sky"), ("Amalfi", "A town that climbs out of the sea"),
    ("Kyoto", "A week of petals"), ("Patagonia", "Granite, wind, and one road"),
    ("Santorini", "White walls, blue domes"), ("Erg Chebbi", "Dunes as high as houses"),
    ("Dolomites", "Pale towers at sunset"),
  ]

  private let pictures: [UIImage]
  private let leg: Int
  private let picture = UIImageView()
  private let panel = UIView()
  private let heading = UILabel()
  private let onward = UIButton(configuration: .filled())
  private let overview = UIButton(configuration: .tinted())

  /// Legs count from 0.
  init(pictures: [UIImage] = [], leg: Int = 0) {
    self.pictures = pictures
    self.leg = leg
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  required init?(coder: NSCoder) {
    pictures = []
    leg = 0
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = Self.legs[leg % Self.legs.count].0
    navigationItem.largeTitleDisplayMode = .never
    let bar = UINavigationBarAppearance()
    bar.configureWithDefaultBackground()
    navigationItem.scrollEdgeAppearance = bar
    hidesBottomBarWhenPushed = true
  }

  private func showOverview() {
    guard let stack = snapshotNavigationController else { return }
    present(TrailOverviewController(of: stack), animated: true)
  }

  private func goOn() {
    let next = TrailViewController(pictures: pictures, leg: leg + 1)
    navigationController?.pushViewController(next, animated: true)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if leg % 2 == 1 { snapshotNavigation.navigationBar = .hidden }
    let colors: [UIColor] = [.systemIndigo, .systemOrange, .systemPink, .systemTeal]
    picture.backgroundColor = colors[leg % colors.count]
    picture.image = pictures.isEmpty ? nil : pictures[leg % pictures.count]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    view.backgroundColor = .systemBackground
    panel.backgroundColor = .systemBackground
    panel.layer.cornerRadius = 24
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    heading.text = Self.legs[leg % Self.legs.count].1
    heading.font = UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    heading.adjustsFontForContentSizeCategory = true
    heading.numberOfLines = 0
    onward.configuration?.title = "Next leg"
    onward.accessibilityIdentifier = "next-leg"
    onward.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
    overview.configuration?.title = "Overview"
    overview.accessibilityIdentifier = "overview"
    overview.addAction(UIAction { [weak self] _ in self?.showOverview() }, for: .touchUpInside)
    for part in [picture, panel] { view.addSubview(part) }
    for part in [heading, onward, overview] { panel.addSubview(part) }
    for button in [onward, overview] { button.configuration?.cornerStyle = .capsule }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let width = min(bounds.width - safe.left - safe.right - 48, 560)
    let left = (bounds.width - width) / 2
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let textHeight = heading.sizeThatFits(room).height
    let buttonHeight = max(onward.sizeThatFits(room).height + 12, 46)
    let half = (width - 12) / 2
    let isWide = max(onward.sizeThatFits(room).width, overview.sizeThatFits(room).width) > half
    let buttonsHeight = isWide ? 2 * buttonHeight + 10 : buttonHeight
    let panelHeight = textHeight + buttonsHeight + 64 + safe.bottom
    panel.frame = CGRect(
      x: 0, y: bounds.height - panelHeight, width: bounds.width, height: panelHeight)
    picture.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: panel.frame.minY + panel.layer.cornerRadius)
    heading.frame = CGRect(x: left, y: 24, width: width, height: textHeight)
    let y = heading.frame.maxY + 20
    onward.frame = CGRect(x: left, y: y, width: isWide ? width : half, height: buttonHeight)
    overview.frame = onward.frame.offsetBy(
      dx: isWide ? 0 : half + 12, dy: isWide ? buttonHeight + 10 : 0)
  }
}

/// A scroll view that also scrolls where a finger comes down on a card.
private final class CardRow: UIScrollView {
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
