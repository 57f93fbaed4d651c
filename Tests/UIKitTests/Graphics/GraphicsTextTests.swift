import Foundation
import Testing
import UIKit

@Suite(.warningsAreRead) struct GraphicsTextTests {
  @Test func theSystemFontIsInstalled() throws {
    try TextFont.checkInstalled()
  }

  @Test func aMissingFontNamesTheRemedy() {
    #expect("\(MissingFont())".contains("fonts-inter"))
  }

  @Test(arguments: [
    (UIContentSizeCategory.large, 17.0), (.extraSmall, 14.0),
    (.accessibilityExtraExtraExtraLarge, 53.0), (.unspecified, 17.0),
  ])
  func bodyTextFollowsTheContentSizeCategory(category: UIContentSizeCategory, size: Double) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    #expect(font.pointSize == CGFloat(size))
  }

  @Test func fontMetricsScaleWithTheSize() {
    let font = UIFont.systemFont(ofSize: 17)
    let double = font.withSize(34)
    #expect(abs(double.lineHeight - 2 * font.lineHeight) < 1e-6)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.descender < 0)
    #expect(abs(font.lineHeight - (font.ascender - font.descender)) < 1e-6)
  }

  @Test func weightsMakeDifferentFonts() {
    let regular = UIFont.systemFont(ofSize: 20)
    let bold = UIFont.systemFont(ofSize: 20, weight: .bold)
    #expect(regular != bold && regular == UIFont.systemFont(ofSize: 20, weight: .regular))
    let text = NSString("Navigation")
    #expect(
      text.size(withAttributes: [.font: bold]).width
        > text.size(withAttributes: [.font: regular]).width)
  }

  @Test func oneLinesHeightIsItsFonts() {
    let font = UIFont.systemFont(ofSize: 30)
    let size = "Text".size(withAttributes: [.font: font])
    #expect(abs(size.height - font.lineHeight) < 0.1)
  }

  @Test func kernWidensEveryCharacter() {
    let font = UIFont.systemFont(ofSize: 20)
    let plain = "abcd".size(withAttributes: [.font: font]).width
    let wide = "abcd".size(withAttributes: [.font: font, .kern: 5]).width
    #expect(abs(wide - plain - 20) < 5.1 && wide > plain + 14)
  }

  @Test func lineSpacingStandsBetweenLinesOnly() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 10
    let font = UIFont.systemFont(ofSize: 17)
    let spaced: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: style]
    let extra =
      NSString("a\nb").size(withAttributes: spaced).height
      - NSString("a\nb").size(withAttributes: [.font: font]).height
    #expect(abs(extra - 10) < 0.01)
  }

  @Test func paragraphStylesCopyByValue() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    let copy = style.copy() as? NSParagraphStyle
    style.alignment = .right
    let again = copy?.mutableCopy() as? NSMutableParagraphStyle
    #expect(again?.alignment == .center)
  }

  @Test func drawnTextTakesItsColor() {
    let image = drawn(40, 30) { _ in
      "\u{2588}".draw(
        at: .zero,
        withAttributes: [.font: UIFont.systemFont(ofSize: 24), .foregroundColor: UIColor.red])
    }
    let bytes = image.cgImage?.pixels
    #expect(bytes?.contains { $0 > 200 } == true)
    let pixels = (0..<30).flatMap { y in (0..<40).map { Pixel(image.cgImage, $0, y) } }
    #expect(pixels.contains(.red) && pixels.allSatisfy { $0.green == 0 && $0.blue == 0 })
  }

  @Test func textIsDrawnTheSameTwice() {
    func picture() -> [UInt8] {
      let image = drawn(200, 40, scale: 2) { _ in
        "Snapshots of screens".draw(at: CGPoint(x: 3.3, y: 4.7), withAttributes: nil)
      }
      return image.cgImage.map { Array($0.pixels) } ?? []
    }
    #expect(picture() == picture())
  }
}
