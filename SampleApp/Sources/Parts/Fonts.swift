import UIKit

extension UIFont {
  /// The system font of that size and weight; it grows with the user's text size as `style` does.
  static func text(
    _ size: CGFloat, _ weight: UIFont.Weight = .regular, like style: UIFont.TextStyle
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style).scaledFont(for: .systemFont(ofSize: size, weight: weight))
  }
}

extension UIImage {
  /// What leads back, for a button over a picture.
  static var back: UIImage { symbol("chevron.left", size: 19) }

  /// A symbol of the system's.
  static func symbol(_ name: String, size: CGFloat) -> UIImage {
    let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: .medium)
    return UIImage(systemName: name, withConfiguration: configuration) ?? UIImage()
  }
}
