import UIKit

/// A place in a list: a small picture, its name, a line about it.
final class PlaceRow: UIControl {
  let place: Place

  private let thumbnail: LandscapeView
  private let name: UILabel
  private let tagline: UILabel
  private let chevron = UIImageView.chevron()
  private let line = UIView()

  init(_ place: Place) {
    self.place = place
    thumbnail = LandscapeView(place.landscape)
    name = UILabel(place.name, font: .systemFont(ofSize: 17, weight: .semibold), color: .label)
    tagline = UILabel(place.tagline, font: .systemFont(ofSize: 15), color: .secondaryLabel)
    super.init(frame: .zero)
    accessibilityIdentifier = "place-\(place.id)"
    speak("\(place.name), \(place.tagline)")
    thumbnail.layer.cornerRadius = 12
    tagline.numberOfLines = 1
    line.backgroundColor = .separator
    for part in [thumbnail, name, tagline, chevron, line] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : .clear }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 20
    let left = margin + 68 + 14
    let width = bounds.width - left - margin - 28
    place(thumbnail, x: margin, y: (bounds.height - 68) / 2, width: 68, height: 68)
    place(name, x: left, y: bounds.midY - 23, width: width, height: 22)
    place(tagline, x: left, y: bounds.midY + 2, width: width, height: 20)
    place(chevron, x: bounds.width - margin - 16, y: bounds.midY - 8, width: 16, height: 16)
    let hair = 1 / max(traitCollection.displayScale, 1)
    place(line, x: left, y: bounds.height - hair, width: bounds.width - left, height: hair)
  }
}
