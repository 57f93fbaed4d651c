import UIKit

/// One place, under an opaque bar in the place's own colour.
final class PlaceViewController: Screen {
  private let place: Place
  private let scrollView = UIScrollView()
  private let picture: LandscapeView
  private let headline: UILabel
  private let facts: FactsView
  private let text: UILabel
  private let photoButton: UIButton
  private let storyButton: UIButton

  init(place: Place) {
    self.place = place
    picture = LandscapeView(place.landscape)
    headline = UILabel(place.tagline, font: .systemFont(ofSize: 26, weight: .bold), color: .label)
    facts = FactsView([
      ("Where", place.country), ("How long", "\(place.days) days"), ("When", place.season),
    ])
    text = UILabel(paragraphs: Array(place.story.prefix(2)))
    photoButton = UIButton.capsule("Full picture", fill: place.accent.color, text: .white)
    storyButton = UIButton.capsule(
      "Read on", fill: place.accent.color.withAlphaComponent(0.14), text: place.accent.color)
    super.init(bar: .colored(place.accent), title: place.name)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    for part in [picture, headline, facts, text, photoButton, storyButton] {
      scrollView.addSubview(part)
    }
    photoButton.accessibilityIdentifier = "photo"
    photoButton.onTap { [weak self] in
      guard let self else { return }
      open(.photo(place))
    }
    storyButton.accessibilityIdentifier = "story"
    storyButton.onTap { [weak self] in
      guard let self else { return }
      open(.story(place))
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
    picture.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: 250)
    headline.frame = CGRect(
      x: left, y: picture.frame.maxY + 20, width: width, height: headline.height(fitting: width))
    facts.frame = CGRect(x: left, y: headline.frame.maxY + 16, width: width, height: 58)
    text.frame = CGRect(
      x: left, y: facts.frame.maxY + 16, width: width, height: text.height(fitting: width))
    let buttonWidth = (width - 12) / 2
    photoButton.frame = CGRect(x: left, y: text.frame.maxY + 20, width: buttonWidth, height: 48)
    storyButton.frame = photoButton.frame.offsetBy(dx: buttonWidth + 12, dy: 0)
    scrollView.contentSize = CGSize(
      width: bounds.width, height: photoButton.frame.maxY + 24 + safe.bottom)
  }
}
