import SnapshotNavigation
import UIKit

/// A deep stack of large pictures: snapshots far below are compressed, then dropped.
///
/// `SnapshotNavigationController.snapshotMemoryLimit` sets how much is kept.
final class JourneyViewController: UIViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let bytes = SnapshotNavigationController.snapshotMemoryUsage  // recipe
    labels[2].text = String(format: "Snapshots: %.1f MB", Double(bytes) / 1_000_000)
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private static let plans = [
    "Slow bus to the fishing village, and northern lights from the pier.",
    "Two hundred steps to breakfast, then the boat along the coast.",
    "The gates on the hill before sunrise, lunch under the trees.",
    "A long walk to the lake, with the wind at your back.",
    "Blue domes, white lanes, and the sunset everybody comes for.",
    "Into the dunes by noon, out again by starlight.",
    "Cable car to the hut, and home with tired legs.",
  ]

  private let pictures: [UIImage]
  private let day: Int
  private let picture = UIImageView()
  private let panel = UIView()
  private let labels = [UILabel(), UILabel(), UILabel()]
  private let onward = UIButton(configuration: .filled())
  private let back = UIButton(configuration: .filled())

  /// Days count from 0.
  init(pictures: [UIImage] = [], day: Int = 0) {
    self.pictures = pictures
    self.day = day
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  required init?(coder: NSCoder) {
    pictures = []
    day = 0
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Day \(day + 1)"
    hidesBottomBarWhenPushed = true
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  private func goOn() {
    if day + 1 < Self.plans.count {
      let tomorrow = JourneyViewController(pictures: pictures, day: day + 1)
      navigationController?.pushViewController(tomorrow, animated: true)
    } else {
      navigationController?.popToRootViewController(animated: true)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.navigationBar = .hidden
    let colors: [UIColor] = [.systemIndigo, .systemOrange, .systemPink, .systemTeal]
    picture.backgroundColor = colors[day % colors.count]
    picture.image = pictures.isEmpty ? nil : pictures[day % pictures.count]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    view.backgroundColor = .systemBackground
    panel.backgroundColor = .systemBackground
    panel.layer.cornerRadius = 24
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    labels[0].text = "Day \(day + 1)"
    labels[1].text = Self.plans[day % Self.plans.count]
    for (label, style) in zip(labels, [UIFont.TextStyle.largeTitle, .body, .footnote]) {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      panel.addSubview(label)
    }
    labels[0].font = UIFontMetrics(forTextStyle: .largeTitle)
      .scaledFont(for: .systemFont(ofSize: 34, weight: .bold))
    labels[2].textColor = .secondaryLabel
    onward.configuration?.title = day + 1 < Self.plans.count ? "Next day" : "Home again"
    onward.configuration?.cornerStyle = .capsule
    onward.accessibilityIdentifier = "next-day"
    onward.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
    panel.addSubview(onward)
    back.configuration?.image = UIImage(systemName: "chevron.backward")
    back.configuration?.baseBackgroundColor = UIColor(white: 0, alpha: 0.45)
    back.configuration?.cornerStyle = .capsule
    back.accessibilityIdentifier = "back"
    back.accessibilityLabel = "Back"
    let goBack = UIAction { [weak self] _ in
      self?.navigationController?.popViewController(animated: true)
    }
    back.addAction(goBack, for: .touchUpInside)
    for part in [picture, panel, back] { view.addSubview(part) }
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
    var y: CGFloat = 20
    for label in labels {
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(x: left, y: y, width: width, height: height)
      y += height + 8
    }
    let buttonHeight = max(onward.sizeThatFits(room).height + 12, 46)
    onward.frame = CGRect(x: left, y: y + 8, width: width, height: buttonHeight)
    let height = onward.frame.maxY + 20 + safe.bottom
    panel.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    picture.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: panel.frame.minY + panel.layer.cornerRadius)
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    back.frame = CGRect(
      x: isRightToLeft ? bounds.width - safe.right - 56 : safe.left + 16, y: max(safe.top, 12),
      width: 40, height: 40)
  }
}
