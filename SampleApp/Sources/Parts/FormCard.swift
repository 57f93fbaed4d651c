import UIKit

/// Text fields under each other on a card, each with its name before it.
final class FormCard: UIView {
  private let names: [UILabel]
  private let lines: [UIView]
  let fields: [UITextField]

  init(_ parts: [(name: String, example: String)]) {
    names = parts.map { UILabel($0.name, font: .systemFont(ofSize: 17), color: .label) }
    fields = parts.map { part in
      let field = UITextField(frame: .zero)
      field.placeholder = part.example
      field.accessibilityIdentifier = "field-\(part.name.lowercased())"
      field.accessibilityLabel = part.name
      return field
    }
    lines = parts.dropFirst().map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
    for line in lines { line.backgroundColor = .separator }
    for part in names + fields + lines { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether anything has been written.
  var hasText: Bool { fields.contains { $0.hasText } }

  var height: CGFloat { CGFloat(fields.count) * 50 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hair = 1 / max(traitCollection.displayScale, 1)
    for (index, field) in fields.enumerated() {
      let y = CGFloat(index) * 50
      place(names[index], x: 16, y: y, width: 84, height: 50)
      place(field, x: 104, y: y, width: bounds.width - 120, height: 50)
      guard index > 0 else { continue }
      place(lines[index - 1], x: 16, y: y, width: bounds.width - 16, height: hair)
    }
  }
}
