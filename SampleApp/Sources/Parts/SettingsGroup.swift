import UIKit

/// A heading, a card of rows, and a note about them.
final class SettingsGroup: UIView {
  private let heading: UILabel
  private let card = UIView()
  private let rows: [SettingsRow]
  private let note: UILabel

  init(_ title: String, _ rows: [SettingsRow], note: String = "") {
    heading = UILabel(
      title.uppercased(), font: .systemFont(ofSize: 13, weight: .medium), color: .secondaryLabel)
    self.rows = rows
    self.note = UILabel(note, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    super.init(frame: .zero)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    for part in [heading, card, self.note] { addSubview(part) }
    for row in rows { card.addSubview(row) }
    rows.last?.hasLine = false
  }

  required init?(coder: NSCoder) { nil }

  private var cardHeight: CGFloat { rows.reduce(0) { $0 + $1.height } }

  private func noteHeight(fitting width: CGFloat) -> CGFloat {
    note.text?.isEmpty ?? true ? 0 : 8 + note.height(fitting: width - 32)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 24 + cardHeight + noteHeight(fitting: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    place(heading, x: 16, y: 0, width: width - 32, height: 18)
    card.frame = CGRect(x: 0, y: 24, width: width, height: cardHeight)
    var y: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: width, height: row.height)
      y += row.height
    }
    let height = max(noteHeight(fitting: width) - 8, 0)
    place(note, x: 16, y: card.frame.maxY + 8, width: width - 32, height: height)
  }
}
