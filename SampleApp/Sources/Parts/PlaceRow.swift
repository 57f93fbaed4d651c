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
    name = UILabel(place.name, font: .preferredFont(forTextStyle: .headline), color: .label)
    tagline = UILabel(
      place.tagline, font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    super.init(frame: .zero)
    accessibilityIdentifier = "place-\(place.id)"
    speak("\(place.name), \(place.tagline)")
    thumbnail.layer.cornerRadius = 12
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

  private let margin: CGFloat = 20

  private func textWidth(in width: CGFloat) -> CGFloat { width - margin * 2 - 68 - 14 - 28 }

  /// The height that the row needs at `width` points.
  func height(fitting width: CGFloat) -> CGFloat {
    let room = textWidth(in: width)
    return max(88, name.height(fitting: room) + 3 + tagline.height(fitting: room) + 24)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let left = margin + 68 + 14
    let width = textWidth(in: bounds.width)
    let heights = (name: name.height(fitting: width), tagline: tagline.height(fitting: width))
    let y = (bounds.height - heights.name - 3 - heights.tagline) / 2
    place(thumbnail, x: margin, y: (bounds.height - 68) / 2, width: 68, height: 68)
    place(name, x: left, y: y, width: width, height: heights.name)
    place(tagline, x: left, y: y + heights.name + 3, width: width, height: heights.tagline)
    place(chevron, x: bounds.width - margin - 16, y: bounds.midY - 8, width: 16, height: 16)
    let hair = 1 / max(traitCollection.displayScale, 1)
    place(line, x: left, y: bounds.height - hair, width: bounds.width - left, height: hair)
  }
}
