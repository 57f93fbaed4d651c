import Foundation

/// Where an alert's parts lie in its card, in points; the numbers are measured on iPhones.
struct AlertLayout: Equatable, Sendable {
  enum Arrangement: Equatable, Sendable {
    /// Two short actions beside each other.
    case sideBySide
    case stacked
  }

  static let alertWidth: CGFloat = 270
  static let sheetMargin: CGFloat = 8
  static let margin: CGFloat = 16
  static let spacing: CGFloat = 4

  var isSheet: Bool
  var container: CGRect
  var safeArea: UIEdgeInsets
  var titleHeight: CGFloat
  var messageHeight: CGFloat
  var actionCount: Int

  /// A sheet's cancel action stands apart, below the others.
  var hasSeparateCancel: Bool

  var actionHeight: CGFloat { isSheet ? 57 : 44 }
  var width: CGFloat {
    isSheet ? min(container.width, container.height) - 2 * Self.sheetMargin : Self.alertWidth
  }
  var contentWidth: CGFloat { width - 2 * Self.margin }

  var arrangement: Arrangement {
    !isSheet && actionCount == 2 ? .sideBySide : .stacked
  }

  var titleFrame: CGRect {
    CGRect(x: Self.margin, y: topMargin, width: contentWidth, height: titleHeight)
  }

  var messageFrame: CGRect {
    CGRect(
      x: Self.margin, y: titleFrame.maxY + (titleHeight > 0 ? Self.spacing : 0),
      width: contentWidth, height: messageHeight)
  }

  var headHeight: CGFloat {
    titleHeight > 0 || messageHeight > 0 ? messageFrame.maxY + topMargin : 0
  }

  private var topMargin: CGFloat {
    titleHeight > 0 || messageHeight > 0 ? 20 : 0
  }

  func actionFrame(_ index: Int) -> CGRect {
    switch arrangement {
    case .sideBySide:
      return CGRect(
        x: CGFloat(index) * width / 2, y: headHeight, width: width / 2, height: actionHeight)
    case .stacked:
      let isApart = hasSeparateCancel && index == actionCount - 1
      let gap = isApart ? Self.sheetMargin : 0
      return CGRect(
        x: 0, y: headHeight + CGFloat(index) * actionHeight + gap, width: width,
        height: actionHeight)
    }
  }

  var size: CGSize {
    let height = actionCount > 0 ? actionFrame(actionCount - 1).maxY : headHeight
    return CGSize(width: width, height: height)
  }

  /// An alert stands in the middle, an action sheet at the bottom.
  var frame: CGRect {
    let room = container.inset(by: safeArea)
    let x = (container.midX - size.width / 2).rounded()
    let y =
      isSheet
      ? room.maxY - size.height - (safeArea.bottom > 0 ? 0 : Self.sheetMargin)
      : (room.midY - size.height / 2).rounded()
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
