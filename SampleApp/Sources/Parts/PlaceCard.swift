import UIKit

/// A place as a card: a wide picture with its name and season beneath.
final class PlaceCard: UIControl {
  let place: Place

  private let picture: LandscapeView
  private let name: UILabel
  private let details: UILabel

  init(_ place: Place) {
    self.place = place
    picture = LandscapeView(place.landscape)
    name = UILabel(
      "\(place.name), \(place.country)", font: .text(18, .bold, like: .headline),
      color: .label)
    details = UILabel(
      "\(place.days) days, \(place.season)", font: .preferredFont(forTextStyle: .subheadline),
      color: .secondaryLabel)
    super.init(frame: .zero)
    accessibilityIdentifier = "place-\(place.id)"
    speak("\(place.name), \(place.country)")
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    clipsToBounds = true
    for part in [picture, name, details] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.75 : 1 }
  }

  /// The height that the card needs at `width` points.
  func height(fitting width: CGFloat) -> CGFloat { 166 + textHeight(fitting: width) }

  private func textHeight(fitting width: CGFloat) -> CGFloat {
    max(70, name.height(fitting: width - 32) + details.height(fitting: width - 32) + 28)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 32
    let textHeight = textHeight(fitting: bounds.width)
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - textHeight)
    let y = picture.frame.maxY + 12
    let nameHeight = name.height(fitting: width)
    let detailsHeight = details.height(fitting: width)
    place(name, x: 16, y: y, width: width, height: nameHeight)
    place(details, x: 16, y: y + nameHeight + 3, width: width, height: detailsHeight)
  }
}
