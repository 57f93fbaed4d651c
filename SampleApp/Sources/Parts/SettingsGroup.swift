import UIKit

/// A heading, a control on a card, and a note about it.
final class SettingsGroup: UIView {
  private let heading: UILabel
  private let card = UIView()
  private let control: UIControl
  private let note: UILabel

  init(_ title: String, control: UIControl, note: String) {
    heading = UILabel(
      title.uppercased(), font: .systemFont(ofSize: 13, weight: .medium), color: .secondaryLabel)
    self.control = control
    self.note = UILabel(note, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    super.init(frame: .zero)
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 12
    addSubview(heading)
    addSubview(card)
    card.addSubview(control)
    addSubview(self.note)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 24 + 60 + 8 + note.height(fitting: size.width - 32))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    heading.frame = CGRect(x: 16, y: 0, width: width - 32, height: 18)
    card.frame = CGRect(x: 0, y: 24, width: width, height: 60)
    control.frame = CGRect(x: 14, y: 14, width: width - 28, height: 32)
    note.frame = CGRect(
      x: 16, y: card.frame.maxY + 8, width: width - 32, height: note.height(fitting: width - 32))
  }
}
