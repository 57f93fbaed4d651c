import UIKit

/// One place, under an opaque bar in the place's own color.
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
    headline = UILabel(place.tagline, font: .text(26, .bold, like: .title1), color: .label)
    facts = FactsView([
      ("Where", place.country), ("How long", "\(place.days) days"), ("When", place.season),
    ])
    text = UILabel(paragraphs: Array(place.story.prefix(2)))
    photoButton = UIButton.capsule("Full picture", fill: place.accent.color, text: .white)
    storyButton = UIButton.capsule(
      "Read on", fill: place.accent.ink.withAlphaComponent(0.16), text: place.accent.ink)
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
    let (left, width) = view.column()
    scrollView.frame = bounds
    picture.frame = CGRect(x: 0, y: safe.top, width: bounds.width, height: 250)
    var y = picture.frame.maxY + 20
    let headlineHeight = headline.height(fitting: width)
    scrollView.place(headline, x: left, y: y, width: width, height: headlineHeight)
    y += headlineHeight + 14
    let factsHeight = facts.height(fitting: width)
    scrollView.place(facts, x: left, y: y, width: width, height: factsHeight)
    y += factsHeight + 18
    let sizes = [photoButton, storyButton].map { $0.capsuleSize() }
    let half = (width - 12) / 2
    if sizes.allSatisfy({ $0.width <= half }) {
      scrollView.place(photoButton, x: left, y: y, width: half, height: sizes[0].height)
      scrollView.place(storyButton, x: left + half + 12, y: y, width: half, height: sizes[1].height)
      y += sizes[0].height + 20
    } else {
      scrollView.place(photoButton, x: left, y: y, width: width, height: sizes[0].height)
      y += sizes[0].height + 12
      scrollView.place(storyButton, x: left, y: y, width: width, height: sizes[1].height)
      y += sizes[1].height + 20
    }
    let textHeight = text.height(fitting: width)
    scrollView.place(text, x: left, y: y, width: width, height: textHeight)
    scrollView.contentSize = CGSize(
      width: bounds.width, height: y + textHeight + 24 + safe.bottom)
  }
}
