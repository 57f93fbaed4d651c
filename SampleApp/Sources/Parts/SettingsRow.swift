import UIKit

/// A row of a settings card: a title, and at its end whatever the row is about.
class SettingsRow: UIControl {
  let title: UILabel
  private let line = UIView()

  init(_ text: String) {
    title = UILabel(text, font: .systemFont(ofSize: 17), color: .label)
    super.init(frame: .zero)
    title.numberOfLines = 1
    title.isUserInteractionEnabled = false
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    for part in [title, line] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether a line divides it from the row beneath.
  var hasLine = true {
    didSet { line.isHidden = !hasLine }
  }

  var height: CGFloat { 46 }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(title, x: 16, y: 0, width: bounds.width - 32, height: bounds.height)
    let hair = 1 / max(traitCollection.displayScale, 1)
    place(line, x: 16, y: bounds.height - hair, width: bounds.width - 16, height: hair)
  }
}

/// One of several, of which one has a tick.
final class ChoiceRow: SettingsRow {
  private let tick = UIImageView(image: UIImage(systemName: "checkmark"))

  override init(_ text: String) {
    super.init(text)
    speak(text)
    tick.tintColor = Tone.brand.ink
    tick.contentMode = .center
    addSubview(tick)
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet {
      tick.isHidden = !isSelected
      accessibilityTraits = isSelected ? [.button, .selected] : .button
    }
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : .clear }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(tick, x: bounds.width - 38, y: 0, width: 22, height: bounds.height)
  }
}

/// Something to do, in the color of what can be tapped.
final class ActionRow: SettingsRow {
  override init(_ text: String) {
    super.init(text)
    speak(text)
    title.textColor = Tone.brand.ink
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : .clear }
  }
}

/// A title with a value or a control at its end, or with a control alone.
final class ControlRow: SettingsRow {
  private let control: UIView

  /// Without a title the control takes the whole row.
  init(_ text: String = "", control: UIView) {
    self.control = control
    super.init(text)
    addSubview(control)
  }

  required init?(coder: NSCoder) { nil }

  private var isAlone: Bool { (title.text ?? "").isEmpty }

  override var height: CGFloat { isAlone ? 60 : 46 }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isAlone {
      control.frame = bounds.insetBy(dx: 14, dy: 14)
      return
    }
    let size = control.sizeThatFits(bounds.size)
    place(
      control, x: bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
