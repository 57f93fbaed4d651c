import UIKit

/// A recipe in a card: its sign, its name, a line about it.
final class RecipeRow: SettingsRow {
  private let tile = UIView()
  private let sign: UIImageView
  private let summary: UILabel
  private let chevron = UIImageView.chevron()

  init(_ glyph: Glyph, _ tone: Tone, _ text: String, _ summary: String) {
    sign = UIImageView(image: glyph.image(side: 20, color: .white))
    self.summary = UILabel(summary, font: .systemFont(ofSize: 14), color: .secondaryLabel)
    super.init(text)
    speak("\(text), \(summary)")
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    tile.backgroundColor = tone.color
    tile.layer.cornerRadius = 9
    for part in [tile, sign, self.summary, chevron] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    self.summary.numberOfLines = 1
  }

  required init?(coder: NSCoder) { nil }

  override var height: CGFloat { 66 }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : .clear }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 66 - 36
    place(tile, x: 16, y: bounds.midY - 18, width: 36, height: 36)
    sign.frame = tile.frame.insetBy(dx: 8, dy: 8)
    place(title, x: 66, y: bounds.midY - 22, width: width, height: 22)
    place(summary, x: 66, y: bounds.midY + 1, width: width, height: 20)
    place(chevron, x: bounds.width - 30, y: bounds.midY - 8, width: 16, height: 16)
  }
}
