import Testing
import UIKit

@Suite(.warningsAreRead) @MainActor struct GraphicsLabelTests {
  private let sentence = "The quick brown fox jumps over the lazy dog"

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    return label
  }

  @Test func aNewLabelIsAsUIKitDocuments() {
    let label = UILabel()
    #expect(label.font.pointSize == 17 && label.textColor == .label)
    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
    #expect(label.textAlignment == .natural && !label.isUserInteractionEnabled)
  }

  @Test func aSingleLineWantsItsWholeWidth() {
    let size = label(sentence).sizeThatFits(CGSize(width: 50, height: 50))
    #expect(size.width > 200 && size.height < 30)
    #expect(label(sentence).intrinsicContentSize == size)
  }

  @Test func severalLinesStayWithinTheWidth() {
    let many = label(sentence, lines: 0).sizeThatFits(CGSize(width: 120, height: 1000))
    let two = label(sentence, lines: 2).sizeThatFits(CGSize(width: 120, height: 1000))
    #expect(many.width <= 120 && many.height > two.height)
    #expect(two.height > 35 && two.height < 50)
  }

  @Test func thePreferredWidthLimitsTheIntrinsicSize() {
    let text = label(sentence, lines: 0)
    let wide = text.intrinsicContentSize
    text.preferredMaxLayoutWidth = 120
    #expect(text.intrinsicContentSize.width <= 120)
    #expect(text.intrinsicContentSize.height > wide.height)
  }

  @Test func anEmptyLabelHasNoSize() {
    #expect(UILabel().sizeThatFits(CGSize(width: 100, height: 100)) == .zero)
  }

  @Test func settingFontAndColorDressesTheAttributedText() {
    let label = UILabel()
    label.attributedText = NSAttributedString(
      string: "abc", attributes: [.font: UIFont.systemFont(ofSize: 30)])
    #expect(label.font.pointSize == 30)
    label.font = .systemFont(ofSize: 11)
    label.textColor = .red
    let shown = label.attributedText?.attributes(at: 1, effectiveRange: nil)
    #expect((shown?[.font] as? UIFont)?.pointSize == 11)
    #expect(shown?[.foregroundColor] as? UIColor == .red)
  }

  @Test func plainTextForgetsTheAttributes() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "abc", attributes: [.kern: 20])
    let wide = label.intrinsicContentSize.width
    label.text = "abc"
    #expect(label.intrinsicContentSize.width < wide)
  }

  /// First and last column with ink in a label 200 points wide.
  private func ink(_ alignment: NSTextAlignment, rightToLeft: Bool = false) -> (Int, Int) {
    let label = label("ink")
    label.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    label.textAlignment = alignment
    label.semanticContentAttribute = rightToLeft ? .forceRightToLeft : .forceLeftToRight
    let image = drawn(200, 30) { _ in label.drawText(in: label.bounds) }.cgImage
    let columns = (0..<200).filter { x in
      (0..<30).contains { Pixel(image, x, $0).alpha > 0 }
    }
    return (columns.first ?? -1, columns.last ?? -1)
  }

  @Test func naturalAlignmentFollowsTheLayoutDirection() {
    #expect(ink(.natural).0 < 5)
    #expect(ink(.natural, rightToLeft: true).1 > 195)
    #expect(ink(.left, rightToLeft: true).0 < 5)
    let (first, last) = ink(.center)
    #expect(abs((first + last) / 2 - 100) <= 1)
  }

  @Test func textThatDoesNotFitIsShrunkToTheMinimumScale() {
    func lastInk(adjusts: Bool, minimum: CGFloat) -> Int {
      let label = label("Widely set text")
      label.lineBreakMode = .byClipping
      label.adjustsFontSizeToFitWidth = adjusts
      label.minimumScaleFactor = minimum
      let image = drawn(300, 30) { _ in
        label.drawText(in: CGRect(x: 0, y: 0, width: 80, height: 30))
      }.cgImage
      return (0..<300).last { x in (0..<30).contains { Pixel(image, x, $0).alpha > 0 } } ?? 0
    }
    #expect(lastInk(adjusts: false, minimum: 0.5) > 90)
    #expect(lastInk(adjusts: true, minimum: 0.5) <= 80)
    #expect(lastInk(adjusts: true, minimum: 0.95) > 80)
  }

  @Test func anImageViewIsAsLargeAsItsImage() {
    let image = drawn(12, 7, scale: 2) { _ in }
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 12, height: 7))
    #expect(view.intrinsicContentSize == CGSize(width: 12, height: 7))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func anImageViewShowsTemplatesInItsTint() {
    let dot = drawn(1, 1) { _ in UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    let view = UIImageView(image: dot.withRenderingMode(.alwaysTemplate))
    view.tintColor = .red
    #expect(Pixel(view.layer.contents as? CGImage, 0, 0) == .red)
    view.image = dot
    #expect(Pixel(view.layer.contents as? CGImage, 0, 0) == .black)
  }
}
