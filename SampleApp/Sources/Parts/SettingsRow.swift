import UIKit

/// A row of a settings card: a title, and at its end whatever the row is about.
class SettingsRow: UIControl {
  let title: UILabel
  private let line = UIView()

  init(_ text: String) {
    title = UILabel(text, font: .preferredFont(forTextStyle: .body), color: .label)
    super.init(frame: .zero)
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

  /// How far the title keeps from the row's end.
  var titleInset: CGFloat { 16 }

  /// The height that the row needs at `width` points.
  func height(fitting width: CGFloat) -> CGFloat {
    max(46, title.height(fitting: width - 16 - titleInset) + 22)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(title, x: 16, y: 0, width: bounds.width - 16 - titleInset, height: bounds.height)
    let hair = 1 / max(traitCollection.displayScale, 1)
    place(line, x: 16, y: bounds.height - hair, width: bounds.width - 16, height: hair)
  }
}

/// A choice, ticked if it's selected.
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

  override var titleInset: CGFloat { 48 }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(tick, x: bounds.width - 38, y: 0, width: 22, height: bounds.height)
  }
}

/// An action, in the tint color.
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

  private var controlSize: CGSize {
    control.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
  }

  override var titleInset: CGFloat { isAlone ? 16 : controlSize.width + 28 }

  override func height(fitting width: CGFloat) -> CGFloat {
    isAlone ? 60 : max(super.height(fitting: width), controlSize.height + 14)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isAlone {
      control.frame = bounds.insetBy(dx: 14, dy: 14)
      return
    }
    let size = controlSize
    place(
      control, x: bounds.width - 16 - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
  }
}
