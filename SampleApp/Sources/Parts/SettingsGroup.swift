import UIKit

/// A heading, a card of rows, and a note about them.
final class SettingsGroup: UIView {
  private let heading: UILabel
  private let card = UIView()
  private let rows: [SettingsRow]
  private let note: UILabel

  init(_ title: String, _ rows: [SettingsRow], note: String = "") {
    heading = UILabel(
      title.uppercased(), font: .text(13, .medium, like: .footnote), color: .secondaryLabel)
    self.rows = rows
    self.note = UILabel(
      note, font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    super.init(frame: .zero)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    card.clipsToBounds = true
    for part in [heading, card, self.note] { addSubview(part) }
    for row in rows { card.addSubview(row) }
    rows.last?.hasLine = false
  }

  required init?(coder: NSCoder) { nil }

  private func headingHeight(fitting width: CGFloat) -> CGFloat {
    max(18, heading.height(fitting: width - 32))
  }

  private func noteHeight(fitting width: CGFloat) -> CGFloat {
    note.text?.isEmpty ?? true ? 0 : 8 + note.height(fitting: width - 32)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let card = rows.reduce(0) { $0 + $1.height(fitting: size.width) }
    return CGSize(
      width: size.width,
      height: headingHeight(fitting: size.width) + 6 + card + noteHeight(fitting: size.width))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let headingHeight = headingHeight(fitting: width)
    place(heading, x: 16, y: 0, width: width - 32, height: headingHeight)
    var y: CGFloat = 0
    for row in rows {
      row.frame = CGRect(x: 0, y: y, width: width, height: row.height(fitting: width))
      y = row.frame.maxY
    }
    card.frame = CGRect(x: 0, y: headingHeight + 6, width: width, height: y)
    let height = max(noteHeight(fitting: width) - 8, 0)
    place(note, x: 16, y: card.frame.maxY + 8, width: width - 32, height: height)
  }
}
