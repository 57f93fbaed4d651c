import QuartzCore

/// The two thin bars that show where one is; they fade when the content rests.
@MainActor final class ScrollIndicators {
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36

  private weak var scrollView: UIScrollView?
  private var bars: (horizontal: UIView, vertical: UIView)?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func show() {
    guard let scrollView else { return }
    if bars == nil {
      bars = (makeBar(in: scrollView), makeBar(in: scrollView))
    }
    bars?.horizontal.alpha = 1
    bars?.vertical.alpha = 1
    update()
  }

  func hide() {
    guard let bars else { return }
    UIView.animate(withDuration: 0.25) {
      bars.horizontal.alpha = 0
      bars.vertical.alpha = 0
    }
  }

  /// Lays the bars along the edges of what is seen.
  func update() {
    guard let scrollView, let bars else { return }
    let area = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    let limits = scrollView.limits
    bars.vertical.isHidden =
      !scrollView.showsVerticalScrollIndicator || limits.y.upperBound == limits.y.lowerBound
    bars.horizontal.isHidden =
      !scrollView.showsHorizontalScrollIndicator || limits.x.upperBound == limits.x.lowerBound
    let vertical = Self.span(
      length: area.height, content: scrollView.contentSize.height,
      offset: scrollView.contentOffset.y, limits: limits.y)
    let horizontal = Self.span(
      length: area.width, content: scrollView.contentSize.width,
      offset: scrollView.contentOffset.x, limits: limits.x)
    UIView.performWithoutAnimation {
      bars.vertical.frame = CGRect(
        x: area.maxX - Self.margin - Self.thickness, y: area.minY + vertical.start,
        width: Self.thickness, height: vertical.length)
      bars.horizontal.frame = CGRect(
        x: area.minX + horizontal.start, y: area.maxY - Self.margin - Self.thickness,
        width: horizontal.length, height: Self.thickness)
      // Reordering asks for another layout, which comes back here.
      let last = scrollView.subviews.suffix(2)
      if last.first !== bars.vertical || last.last !== bars.horizontal {
        scrollView.bringSubviewToFront(bars.vertical)
        scrollView.bringSubviewToFront(bars.horizontal)
      }
    }
  }

  /// Where a bar lies along its edge: as long as the part of the content that is seen.
  static func span(
    length: CGFloat, content: CGFloat, offset: CGFloat, limits: ClosedRange<CGFloat>
  ) -> (start: CGFloat, length: CGFloat) {
    let room = max(0, length - 2 * margin)
    let way = limits.upperBound - limits.lowerBound
    guard content > 0, way > 0 else { return (margin, room) }
    let bar = max(min(shortest, room), min(room, room * length / content))
    let part = min(1, max(0, (offset - limits.lowerBound) / way))
    return (margin + (room - bar) * part, bar)
  }

  private func makeBar(in scrollView: UIScrollView) -> UIView {
    let bar = UIView(frame: .zero)
    bar.isUserInteractionEnabled = false
    bar.backgroundColor = UIColor(white: scrollView.indicatorStyle == .white ? 1 : 0, alpha: 0.35)
    bar.layer.cornerRadius = Self.thickness / 2
    scrollView.addSubview(bar)
    return bar
  }
}
