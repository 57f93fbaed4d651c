import UIKit

/// One panel: a title, lines beneath it, and what can be done.
final class RidePanel: UIView {
  private let title: UILabel
  private let details: [UILabel]
  private let action: UIButton
  private let other: UIButton?

  init(title: String, details: [String], action: String, other: String? = nil) {
    self.title = UILabel(title, font: .systemFont(ofSize: 24, weight: .bold), color: .label)
    self.details = details.map {
      UILabel($0, font: .systemFont(ofSize: 16), color: .secondaryLabel)
    }
    self.action = UIButton.capsule(action, fill: Tone(0x1F6F5C).color, text: .white)
    self.other = other.map { UIButton.text($0) }
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 20
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    for part in [self.title, self.action] + self.details { addSubview(part) }
    if let button = self.other { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Names the buttons, for those who look for them.
  func identify(_ name: String) {
    action.accessibilityIdentifier = name
    other?.accessibilityIdentifier = "ride-other"
  }

  func onAction(_ work: @escaping @MainActor () -> Void) { action.onTap(work) }
  func onOther(_ work: @escaping @MainActor () -> Void) { other?.onTap(work) }

  /// Without the safe area beneath it.
  var height: CGFloat { 140 + CGFloat(details.count) * 24 }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, width) = column(margin: 24)
    place(title, x: left, y: 22, width: width - 90, height: 30)
    if let other { place(other, x: left + width - 90, y: 20, width: 90, height: 34) }
    for (index, detail) in details.enumerated() {
      place(detail, x: left, y: 56 + CGFloat(index) * 24, width: width, height: 22)
    }
    place(action, x: left, y: height - 66, width: width, height: 50)
  }
}
