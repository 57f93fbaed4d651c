import UIKit

extension UILabel {
  /// A label with as many lines as its text needs.
  convenience init(_ text: String, font: UIFont, color: UIColor) {
    self.init(frame: .zero)
    self.text = text
    self.font = font
    textColor = color
    numberOfLines = 0
    adjustsFontForContentSizeCategory = true
  }

  /// Text to read, with air between lines and paragraphs.
  convenience init(paragraphs: [String]) {
    self.init(frame: .zero)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 4
    style.paragraphSpacing = 10
    numberOfLines = 0
    attributedText = NSAttributedString(
      string: paragraphs.joined(separator: "\n"),
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
        .paragraphStyle: style,
      ])
    adjustsFontForContentSizeCategory = true
  }

  /// The height that the text takes at `width` points.
  func height(fitting width: CGFloat) -> CGFloat {
    sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }
}

extension Int {
  /// The number of bytes as text.
  var megabytes: String {
    let tenths = (self + 50_000) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }
}
