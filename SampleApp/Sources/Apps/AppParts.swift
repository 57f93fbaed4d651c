import UIKit

extension UITableView {
  /// A row in the system's look, which UI tests know by its text.
  func row(
    _ text: String, _ content: UIListContentConfiguration = .valueCell(), detail: String? = nil,
    image: UIImage? = nil, accessory: UITableViewCell.AccessoryType = .none
  ) -> UITableViewCell {
    let cell =
      dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    var content = content
    content.text = text
    content.secondaryText = detail
    content.image = image
    cell.contentConfiguration = content
    cell.accessoryType = accessory
    cell.accessibilityIdentifier = text
    return cell
  }
}

/// A row that is a text field.
final class FieldCell: UITableViewCell {
  private let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(style: .default, reuseIdentifier: nil)
    selectionStyle = .none
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
}

/// A row with a switch, made once because the switch keeps its state.
final class SwitchCell: UITableViewCell {
  let control = UISwitch()

  init(_ title: String) {
    super.init(style: .default, reuseIdentifier: nil)
    textLabel?.text = title
    selectionStyle = .none
    control.accessibilityIdentifier = title
    accessoryView = control
  }

  required init?(coder: NSCoder) { nil }
}

extension UITextField {
  /// A field with a placeholder, by which UI tests find it.
  convenience init(_ name: String) {
    self.init(frame: .zero)
    placeholder = name
    accessibilityIdentifier = name
  }
}

extension UIAlertController {
  /// A question that can be declined.
  convenience init(
    asking question: String, keep: String, orElse title: String,
    _ action: @escaping @MainActor () -> Void
  ) {
    self.init(title: question, message: nil, preferredStyle: .alert)
    addAction(UIAlertAction(title: keep, style: .cancel))
    addAction(UIAlertAction(title: title, style: .destructive) { _ in action() })
  }
}

/// A tap recognizer that calls a closure.
final class TapRecognizer: UITapGestureRecognizer {
  private let recognize: @MainActor () -> Void

  init(taps: Int = 1, _ recognize: @escaping @MainActor () -> Void) {
    self.recognize = recognize
    super.init(target: nil, action: nil)
    numberOfTapsRequired = taps
    #if canImport(ObjectiveC)
      addTarget(self, action: #selector(recognized))
    #else
      addTarget(self, action: Selector("recognized", TapRecognizer.recognized))
    #endif
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func recognized() { recognize() }
}

/// A field and a button, above the keyboard or at the bottom.
final class MessageBar: UIView {
  let field = UITextField("Message")
  let button = UIButton.text("Send", alignment: .center)

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: 56))
    backgroundColor = .secondarySystemBackground
    field.borderStyle = .roundedRect
    field.backgroundColor = .systemBackground
    for part in [field, button] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    place(field, x: 12, y: 8, width: bounds.width - 92, height: 40)
    place(button, x: bounds.width - 76, y: 8, width: 72, height: 40)
  }
}
