import UIKit

/// Text to read, under an opaque bar, and a way on to the next place.
final class StoryViewController: Screen {
  private let scrollView = UIScrollView()
  private let headline: UILabel
  private let rule = UIView()
  private let text: UILabel
  private let nextTitle = UILabel(
    "NEXT STOP", font: .systemFont(ofSize: 13, weight: .bold), color: .secondaryLabel)
  private let nextRow: PlaceRow

  init(place: Place) {
    headline = UILabel(
      place.tagline, font: .systemFont(ofSize: 30, weight: .heavy), color: .label)
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
    let margin: CGFloat = 20
    let width = bounds.width - safe.left - safe.right - margin * 2
    let left = safe.left + margin
    scrollView.frame = bounds
    headline.frame = CGRect(
      x: left, y: safe.top + 24, width: width, height: headline.height(fitting: width))
    rule.frame = CGRect(x: left, y: headline.frame.maxY + 16, width: 48, height: 4)
    text.frame = CGRect(
      x: left, y: rule.frame.maxY + 20, width: width, height: text.height(fitting: width))
    nextTitle.frame = CGRect(x: left, y: text.frame.maxY + 32, width: width, height: 16)
    nextRow.frame = CGRect(
      x: safe.left, y: nextTitle.frame.maxY + 4, width: width + margin * 2, height: 88)
    scrollView.contentSize = CGSize(
      width: bounds.width, height: nextRow.frame.maxY + 16 + safe.bottom)
  }
}
