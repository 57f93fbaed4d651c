import QuartzCore

/// The content of a row: an image, a text and a second text.
public struct UIListContentConfiguration: UIContentConfiguration, Sendable {
  enum Arrangement: Equatable, Sendable {
    case plain
    case subtitle
    case value
  }

  public struct TextProperties: Sendable {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines: Int
  }

  let arrangement: Arrangement

  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties

  init(arrangement: Arrangement) {
    self.arrangement = arrangement
    textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .body), color: .label, numberOfLines: 0)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: arrangement == .value ? .body : .caption1),
      color: arrangement == .value ? .secondaryLabel : .label, numberOfLines: 0)
  }

  public static func cell() -> UIListContentConfiguration { .init(arrangement: .plain) }
  public static func subtitleCell() -> UIListContentConfiguration {
    .init(arrangement: .subtitle)
  }
  public static func valueCell() -> UIListContentConfiguration { .init(arrangement: .value) }
}
