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
      "\(place.name), \(place.country)", font: .systemFont(ofSize: 18, weight: .bold),
      color: .label)
    details = UILabel(
      "\(place.days) days, \(place.season)", font: .systemFont(ofSize: 15), color: .secondaryLabel)
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

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 32
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 70)
    place(name, x: 16, y: picture.frame.maxY + 12, width: width, height: 24)
    place(details, x: 16, y: picture.frame.maxY + 37, width: width, height: 20)
  }
}
