import UIKit

/// Text to read, under an opaque bar, and a way on to the next place.
final class StoryViewController: Screen {
  private let scrollView = UIScrollView()
  private let headline: UILabel
  private let rule = UIView()
  private let text: UILabel
  private let nextTitle = UILabel(
    "NEXT STOP", font: .text(13, .bold, like: .footnote), color: .secondaryLabel)
  private let nextRow: PlaceRow

  init(place: Place) {
    headline = UILabel(
      place.tagline, font: .text(30, .heavy, like: .title1), color: .label)
    rule.backgroundColor = place.accent.color
    text = UILabel(paragraphs: place.story)
    let index = Place.all.firstIndex(of: place) ?? 0
    nextRow = PlaceRow(Place.all[(index + 1) % Place.all.count])
    super.init(bar: .opaque, title: "\(place.name), the story")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    for part in [headline, rule, text, nextTitle, nextRow] { scrollView.addSubview(part) }
    nextRow.onTap { [weak self, place = nextRow.place] in self?.open(.place(place)) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    let (left, width) = view.column()
    scrollView.frame = bounds
    var y = safe.top + 24
    let headlineHeight = headline.height(fitting: width)
    scrollView.place(headline, x: left, y: y, width: width, height: headlineHeight)
    y += headlineHeight + 16
    scrollView.place(rule, x: left, y: y, width: 48, height: 4)
    y += 24
    let textHeight = text.height(fitting: width)
    scrollView.place(text, x: left, y: y, width: width, height: textHeight)
    y += textHeight + 32
    let titleHeight = max(16, nextTitle.height(fitting: width))
    scrollView.place(nextTitle, x: left, y: y, width: width, height: titleHeight)
    y += titleHeight + 4
    let rowHeight = nextRow.height(fitting: width + 40)
    scrollView.place(nextRow, x: left - 20, y: y, width: width + 40, height: rowHeight)
    scrollView.contentSize = CGSize(
      width: bounds.width, height: y + rowHeight + 16 + safe.bottom)
  }
}
