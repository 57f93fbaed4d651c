import UIKit

/// A recipe in a card: its icon, its name, what to try, and a button for the page about it.
final class RecipeRow: SettingsRow {
  private let tile = UIView()
  private let icon: UIImageView
  private let summary: UILabel
  private let chevron = UIImageView.chevron()
  private let info = UIButton(type: .system)

  init(symbol: String, tint: Tone, title: String, summary: String) {
    icon = UIImageView(image: UIImage.symbol(symbol, size: 17))
    self.summary = UILabel(
      summary, font: .text(14, like: .subheadline), color: .secondaryLabel)
    super.init(title)
    speak("\(title), \(summary)")
    self.title.font = .preferredFont(forTextStyle: .headline)
    tile.backgroundColor = tint.color
    tile.layer.cornerRadius = 9
    icon.tintColor = .white
    icon.contentMode = .center
    for part in [tile, icon, self.summary, chevron] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    info.isHidden = true
    info.setImage(UIImage.symbol("info.circle", size: 17), for: .normal)
    info.tintColor = Tone.brand.ink
    addSubview(info)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a button at the end of the row; VoiceOver has it among the row's actions.
  func onInfo(_ identifier: String, _ action: @escaping @MainActor () -> Void) {
    info.isHidden = false
    chevron.isHidden = true
    info.accessibilityIdentifier = identifier
    info.onTap(action)
    accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Show the code") { _ in
        action()
        return true
      }
    ]
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : .clear }
  }

  private func textWidth(in width: CGFloat) -> CGFloat { width - 66 - 50 }

  override func height(fitting width: CGFloat) -> CGFloat {
    let room = textWidth(in: width)
    return max(66, title.height(fitting: room) + 2 + summary.height(fitting: room) + 22)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = textWidth(in: bounds.width)
    place(tile, x: 16, y: bounds.midY - 18, width: 36, height: 36)
    icon.frame = tile.frame
    let heights = (title: title.height(fitting: width), summary: summary.height(fitting: width))
    let y = (bounds.height - heights.title - 2 - heights.summary) / 2
    place(title, x: 66, y: y, width: width, height: heights.title)
    place(summary, x: 66, y: y + heights.title + 2, width: width, height: heights.summary)
    place(chevron, x: bounds.width - 30, y: bounds.midY - 8, width: 16, height: 16)
    place(info, x: bounds.width - 48, y: bounds.midY - 22, width: 44, height: 44)
  }
}
