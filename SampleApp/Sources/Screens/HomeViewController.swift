import UIKit

/// The first page: a picture up to the upper edge, no bar, places to scroll through.
final class HomeViewController: Screen {
  private let featured: Place
  private let scrollView = UIScrollView()
  private let hero: LandscapeView
  private let scrim = ScrimView()
  private let kicker = UILabel(
    "WAYFARER", font: .systemFont(ofSize: 13, weight: .bold), color: .white)
  private let headline: UILabel
  private let byline: UILabel
  private let exploreButton: UIButton
  private let kinds = UISegmentedControl(items: ["Snapshots", "Plain UIKit"])
  private let listTitle = UILabel(
    "Worth the journey", font: .systemFont(ofSize: 22, weight: .bold), color: .label)
  private let hint = UILabel("", font: .systemFont(ofSize: 14), color: .secondaryLabel)
  private let allButton = UIButton.text("See all")
  private let rows: [PlaceRow]

  init(featured: Place) {
    self.featured = featured
    hero = LandscapeView(featured.landscape)
    headline = UILabel(
      featured.tagline, font: .systemFont(ofSize: 34, weight: .heavy), color: .white)
    byline = UILabel(
      "\(featured.name), \(featured.country)", font: .systemFont(ofSize: 16, weight: .medium),
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

  /// Says what there is to try, and with whose transitions.
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

    let heroHeight = max((bounds.height * 0.55).rounded(), safe.top + 300)
    hero.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heroHeight)
    scrim.frame = CGRect(
      x: 0, y: heroHeight * 0.35, width: bounds.width, height: heroHeight * 0.65)
    let headlineHeight = headline.height(fitting: width)
    scrollView.place(exploreButton, x: left, y: heroHeight - 70, width: 156, height: 46)
    scrollView.place(byline, x: left, y: heroHeight - 112, width: width, height: 22)
    scrollView.place(
      headline, x: left, y: heroHeight - 116 - headlineHeight, width: width, height: headlineHeight)
    let top = max(safe.top + 6, 14)
    scrollView.place(kicker, x: left, y: top + 8, width: 110, height: 16)
    view.place(kinds, x: left + width - 200, y: top, width: 200, height: 32)

    scrollView.place(listTitle, x: left, y: heroHeight + 20, width: width - 80, height: 30)
    scrollView.place(allButton, x: left + width - 70, y: heroHeight + 18, width: 70, height: 34)
    let hintHeight = hint.height(fitting: width)
    scrollView.place(hint, x: left, y: heroHeight + 52, width: width, height: hintHeight)
    var y = heroHeight + 52 + hintHeight + 8
    for row in rows {
      scrollView.place(row, x: left - 20, y: y, width: width + 40, height: 88)
      y += 88
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y + safe.bottom + 12)
  }
}
