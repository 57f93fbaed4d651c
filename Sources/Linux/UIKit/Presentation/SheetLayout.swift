import Foundation

/// Where a sheet lies in its container, in points.
struct SheetLayout: Equatable, Sendable {
  var bounds: CGRect
  var safeArea: UIEdgeInsets
  var isCompactWidth: Bool
  var isCompactHeight: Bool
  var isForm = false
  var attachesInCompactHeight = false
  var preferredSize = CGSize.zero

  /// The height of the detent that is selected, without the bottom safe area; nil is the largest.
  var detentHeight: CGFloat?

  /// How far below the safe area the card begins.
  var topGap = HostSettings().sheetTopGap

  static let formSize = CGSize(width: 540, height: 620)
  static let largestPageWidth: CGFloat = 704
  static let pageMargin: CGFloat = 44

  /// Apple: in compact height a sheet covers the whole screen, unless it wants to be attached.
  var coversScreen: Bool { isCompactHeight && !attachesInCompactHeight }
  var isAttachedToBottom: Bool { isCompactWidth || isCompactHeight }

  /// What a detent is resolved against: the tallest sheet, without the bottom safe area.
  var largestDetent: CGFloat {
    let top = safeArea.top + topGap
    return max(bounds.height - top - safeArea.bottom, 0)
  }

  /// Apple: "approximately half of the screen".
  var mediumDetent: CGFloat { max(bounds.height / 2 - safeArea.bottom, 0) }

  var frame: CGRect {
    if coversScreen { return bounds }
    return isAttachedToBottom ? attachedFrame : floatingFrame
  }

  private var attachedFrame: CGRect {
    let height = min(detentHeight ?? largestDetent, largestDetent) + safeArea.bottom
    return CGRect(
      x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  private var floatingFrame: CGRect {
    let room = bounds.inset(by: safeArea)
    var size = Self.formSize
    if isForm {
      if preferredSize.width > 0 { size.width = preferredSize.width }
      if preferredSize.height > 0 { size.height = preferredSize.height }
    } else {
      size = CGSize(
        width: min(room.width - 2 * Self.pageMargin, Self.largestPageWidth),
        height: room.height - 2 * Self.pageMargin)
    }
    size.width = min(size.width, room.width)
    size.height = min(size.height, room.height)
    return CGRect(
      x: (room.midX - size.width / 2).rounded(), y: (room.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }
}
