import UIKit

/// The first page: a picture up to the upper edge, no bar, places to scroll through.
final class HomeViewController: Screen {
  var preferences = Preferences()

  private let featured: Place
  private let scrollView = UIScrollView()
  private let hero: LandscapeView
  private let scrim = ScrimView()
  private let kicker = UILabel(
    "WAYFARER", font: .systemFont(ofSize: 13, weight: .bold), color: .white)
  private let headline: UILabel
  private let byline: UILabel
  private let exploreButton: UIButton
  private let settingsButton = UIButton.round(.sliders)
  private let listTitle = UILabel(
    "Worth the journey", font: .systemFont(ofSize: 22, weight: .bold), color: .label)
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
    for part in [hero, scrim, kicker, headline, byline, exploreButton, listTitle, allButton] {
      scrollView.addSubview(part)
    }
    for row in rows { scrollView.addSubview(row) }
    view.addSubview(settingsButton)

    exploreButton.accessibilityIdentifier = "explore"
    exploreButton.onTap { [weak self] in
      guard let self else { return }
      open(.place(featured))
    }
    settingsButton.accessibilityIdentifier = "settings"
    settingsButton.accessibilityLabel = "Settings"
    settingsButton.onTap { [weak self] in self?.open(.settings) }
    allButton.accessibilityIdentifier = "see-all"
    allButton.onTap { [weak self] in self?.open(.places) }
    for row in rows {
      row.onTap { [weak self, place = row.place] in self?.open(.place(place)) }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let margin: CGFloat = 20
    let width = bounds.width - safe.left - safe.right - margin * 2
    let left = safe.left + margin
    scrollView.frame = bounds

    let heroHeight = (bounds.height * 0.6).rounded()
    hero.frame = CGRect(x: 0, y: 0, width: bounds.width, height: heroHeight)
    scrim.frame = CGRect(
      x: 0, y: heroHeight * 0.35, width: bounds.width, height: heroHeight * 0.65)
    exploreButton.frame = CGRect(x: left, y: heroHeight - 24 - 46, width: 156, height: 46)
    byline.frame = CGRect(x: left, y: exploreButton.frame.minY - 42, width: width, height: 22)
    let headlineHeight = headline.height(fitting: width)
    headline.frame = CGRect(
      x: left, y: byline.frame.minY - headlineHeight - 4, width: width, height: headlineHeight)

    kicker.frame = CGRect(x: left, y: safe.top + 14, width: width - 60, height: 16)
    settingsButton.frame = CGRect(
      x: bounds.width - safe.right - margin - 40, y: safe.top + 2, width: 40, height: 40)

    listTitle.frame = CGRect(x: left, y: heroHeight + 22, width: width - 80, height: 30)
    allButton.frame = CGRect(
      x: bounds.width - safe.right - margin - 70, y: heroHeight + 20, width: 70, height: 34)
    var y = listTitle.frame.maxY + 10
    for row in rows {
      row.frame = CGRect(x: safe.left, y: y, width: width + margin * 2, height: 88)
      y += 88
    }
    scrollView.contentSize = CGSize(width: bounds.width, height: y + safe.bottom + 12)
  }
}
