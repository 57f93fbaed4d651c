import CoreGraphics
import Foundation

/// Where a cell's image and texts lie in its content view; mirrored for right to left.
struct CellLayout: Equatable {
  static let margin: CGFloat = 16

  var image = CGSize.zero
  var text = CGSize.zero
  var detail = CGSize.zero
  var isStacked: Bool
  var isReversed: Bool

  /// The height that shows everything.
  var height: CGFloat {
    let texts = isStacked ? text.height + detail.height : max(text.height, detail.height)
    return max(texts + (isStacked && detail.height > 0 ? 20 : 22), image.height + 8)
  }

  /// The width that is left for the texts.
  func textWidth(in width: CGFloat) -> CGFloat {
    max(0, width - Self.margin * 2 - (image.width > 0 ? image.width + Self.margin : 0))
  }

  func frames(in size: CGSize) -> (image: CGRect, text: CGRect, detail: CGRect) {
    let imageFrame = CGRect(
      x: Self.margin, y: (size.height - image.height) / 2, width: image.width,
      height: image.height)
    let left = Self.margin + (image.width > 0 ? image.width + Self.margin : 0)
    let room = textWidth(in: size.width)
    var textFrame = CGRect(x: left, y: 0, width: min(text.width, room), height: text.height)
    var detailFrame = CGRect(x: left, y: 0, width: min(detail.width, room), height: detail.height)
    if isStacked {
      let gap: CGFloat = detail.height > 0 ? 2 : 0
      textFrame.origin.y = (size.height - text.height - gap - detail.height) / 2
      detailFrame.origin.y = textFrame.maxY + gap
    } else {
      textFrame.origin.y = (size.height - text.height) / 2
      detailFrame.origin.y = (size.height - detail.height) / 2
      detailFrame.size.width = min(
        detail.width, max(0, room - textFrame.width - (text.width > 0 ? 8 : 0)))
      detailFrame.origin.x = left + room - detailFrame.width
    }
    guard isReversed else { return (imageFrame, textFrame, detailFrame) }
    let mirror = { (frame: CGRect) -> CGRect in
      CGRect(
        x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    return (mirror(imageFrame), mirror(textFrame), mirror(detailFrame))
  }
}
