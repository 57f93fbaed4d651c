import UIKit

/// The first page: a picture up to the upper edge, no bar, places to scroll through.
final class HomeViewController: Screen {
  private let featured: Place
  private let scrollView = UIScrollView()
  private let hero: LandscapeView
  private let scrim = ScrimView()
  private let kicker = UILabel(
    "WAYFARER", font: .text(13, .bold, like: .footnote), color: .white)
  private let headline: UILabel
  private let byline: UILabel
  private let exploreButton: UIButton
  private let kinds = UISegmentedControl(items: ["Snapshots", "Plain UIKit"])
  private let listTitle = UILabel(
    "Worth the journey", font: .text(22, .bold, like: .title2), color: .label)
  private let hint = UILabel("", font: .text(14, like: .footnote), color: .secondaryLabel)
  private let allButton = UIButton.text("See all")
  private let rows: [PlaceRow]

  init(featured: Place) {
    self.featured = featured
    hero = LandscapeView(featured.landscape)
    headline = UILabel(
      featured.tagline, font: .text(34, .heavy, like: .largeTitle), color: .white)
    byline = UILabel(
      "\(featured.name), \(featured.country)", font: .text(16, .medium, like: .callout),
      color: UIColor(white: 1, alpha: 0.85))
    exploreButton = UIButton.capsule("Take me there", fill: .white, text: featured.accent.color)
    rows = Place.all.filter { $0 != featured }.map { PlaceRow($0) }
    super.init(bar: .hidden, title: "Guide")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    for part in [hero, scrim, kicker, headline, byline, exploreButton, listTitle, hint, allButton] {
      scrollView.addSubview(part)
    }
    for row in rows { scrollView.addSubview(row) }
    view.addSubview(kinds)

    exploreButton.accessibilityIdentifier = "explore"
    exploreButton.onTap { [weak self] in
      guard let self else { return }
      open(.place(featured))
    }
    kinds.accessibilityIdentifier = "kind"
    kinds.overrideUserInterfaceStyle = .dark
    kinds.backgroundColor = UIColor(white: 0, alpha: 0.4)
    kinds.addAction(UIAction { [weak self] _ in self?.kindChanged() }, for: .valueChanged)
    allButton.accessibilityIdentifier = "see-all"
    allButton.onTap { [weak self] in self?.open(.places) }
    for row in rows {
      row.onTap { [weak self, place = row.place] in self?.open(.place(place)) }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showKind()
  }

  private func kindChanged() {
    let kind = ControllerKind.allCases[max(kinds.selectedSegmentIndex, 0)]
    guide?.change { $0.controller = kind }
    showKind()
  }

  /// Shows what to try, and which transitions are used.
  private func showKind() {
    let kind = guide?.preferences.controller ?? .snapshot
    kinds.isHidden = guide == nil
    kinds.selectedSegmentIndex = ControllerKind.allCases.firstIndex(of: kind) ?? 0
    switch kind {
    case .snapshot: hint.text = "Open a place, then drag it back from anywhere on the screen."
    case .system: hint.text = "The same screens, by UIKit alone: watch the bar as you go."
    }
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let (left, width) = view.column()
    scrollView.frame = bounds

    let top = max(safe.top + 6, 14)
    let kickerHeight = max(16, kicker.height(fitting: width))
    let kindsAreBelow = kicker.intrinsicContentSize.width > width - 210
    let barHeight = kindsAreBelow ? kickerHeight + 48 : 32
    let button = exploreButton.capsuleSize(atLeast: 156)
    let bylineHeight = max(22, byline.height(fitting: width))
    let headlineHeight = headline.height(fitting: width)
    let textHeight = headlineHeight + 4 + bylineHeight + 20 + button.height + 24
    let heroHeight = max(
      (bounds.height * 0.55).rounded(), safe.top + 300, top + barHeight + 20 + textHeight)
    hero.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heroHeight)
    scrim.frame = CGRect(
      x: 0, y: heroHeight * 0.35, width: bounds.width, height: heroHeight * 0.65)
    var y = heroHeight - textHeight
    scrollView.place(headline, x: left, y: y, width: width, height: headlineHeight)
    y += headlineHeight + 4
    scrollView.place(byline, x: left, y: y, width: width, height: bylineHeight)
    y += bylineHeight + 20
    scrollView.place(
      exploreButton, x: left, y: y, width: min(button.width, width), height: button.height)
    scrollView.place(kicker, x: left, y: top + 8, width: width, height: kickerHeight)
    view.place(
      kinds, x: kindsAreBelow ? left : left + width - 200,
      y: kindsAreBelow ? top + kickerHeight + 16 : top, width: 200, height: 32)

    y = heroHeight + 20
    let all = max(70, allButton.sizeThatFits(bounds.size).width)
    let listHeight = max(30, listTitle.height(fitting: width - all - 10))
    scrollView.place(listTitle, x: left, y: y, width: width - all - 10, height: listHeight)
    scrollView.place(
      allButton, x: left + width - all, y: y - 2, width: all, height: listHeight + 4)
    y += listHeight + 2
    let hintHeight = hint.height(fitting: width)
    scrollView.place(hint, x: left, y: y, width: width, height: hintHeight)
    y += hintHeight + 8
    for row in rows {
      let height = row.height(fitting: width + 40)
      scrollView.place(row, x: left - 20, y: y, width: width + 40, height: height)
      y += height
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y + safe.bottom + 12)
  }
}
