import UIKit

extension UIControl {
  /// Acts as one button for VoiceOver, read out as `label`.
  func speak(_ label: String) {
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = .button
  }

  /// Does `action` when a finger is lifted inside.
  func onTap(_ action: @escaping @MainActor () -> Void) {
    addAction(UIAction { _ in action() }, for: .touchUpInside)
  }
}

extension UIButton {
  /// A filled button with round ends.
  static func capsule(_ title: String, fill: UIColor, text: UIColor) -> UIButton {
    let button = CapsuleButton(type: .custom)
    button.setTitle(title, for: .normal)
    button.setTitleColor(text, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.titleLabel?.minimumScaleFactor = 0.5
    button.backgroundColor = fill
    return button
  }

  /// A title that can be tapped, at the end of a line or where `alignment` says.
  static func text(
    _ title: String, alignment: UIControl.ContentHorizontalAlignment = .trailing
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.titleLabel?.font = .text(17, .medium, like: .body)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.tintColor = Tone.brand.ink
    button.contentHorizontalAlignment = alignment
    return button
  }

  /// An icon on a dark, round ground, for use over a picture.
  static func round(_ icon: UIImage) -> UIButton {
    let button = CapsuleButton(type: .custom)
    let image = icon.withTintColor(.white, renderingMode: .alwaysOriginal)
    button.setImage(image.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
    button.backgroundColor = UIColor(white: 0, alpha: 0.32)
    return button
  }

  /// The size for a title with round ends, at least `width` by 46 points.
  func capsuleSize(atLeast width: CGFloat = 0) -> CGSize {
    let title = titleLabel?.intrinsicContentSize ?? .zero
    return CGSize(
      width: max(title.width + 40, width).rounded(.up), height: max(title.height + 24, 46))
  }
}

/// A button whose ends are half circles at any size.
private final class CapsuleButton: UIButton {
  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.7 : 1 }
  }
}

extension UIImageView {
  /// The icon at the end of a row that leads somewhere.
  static func chevron() -> UIImageView {
    let image = UIImage.symbol("chevron.right", size: 13.5)
      .withTintColor(UIColor(white: 0.6, alpha: 1), renderingMode: .alwaysOriginal)
    return UIImageView(image: image.imageFlippedForRightToLeftLayoutDirection())
  }
}
