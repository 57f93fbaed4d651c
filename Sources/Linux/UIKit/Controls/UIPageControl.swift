import QuartzCore

/// A row of dots, one for each page.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private static let spacing: CGFloat = 16
  private static let dotSize: CGFloat = 7

  private var dots: [UIView] = []

  open var numberOfPages = 0 {
    didSet {
      currentPage = min(currentPage, max(0, numberOfPages - 1))
      show()
    }
  }

  /// Kept between the first and the last page, as Apple documents.
  open var currentPage = 0 {
    didSet {
      let page = min(max(0, currentPage), max(0, numberOfPages - 1))
      if page != currentPage { currentPage = page }
      show()
    }
  }

  open var pageIndicatorTintColor: UIColor? {
    didSet { show() }
  }
  open var currentPageIndicatorTintColor: UIColor? {
    didSet { show() }
  }
  open var hidesForSinglePage = false {
    didSet { show() }
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: CGFloat(numberOfPages + 1) * Self.spacing, height: 26)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let left = bounds.midX - CGFloat(dots.count - 1) * Self.spacing / 2
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: left + CGFloat(index) * Self.spacing - Self.dotSize / 2,
        y: bounds.midY - Self.dotSize / 2, width: Self.dotSize, height: Self.dotSize)
    }
  }

  /// A tap on one side goes one page that way.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, isTouchInside else { return }
    let old = currentPage
    currentPage += touch.location(in: self).x < bounds.midX ? -1 : 1
    if currentPage != old {
      send([.valueChanged, .primaryActionTriggered], with: event)
    }
  }

  override var claimsTaps: Bool { true }

  private func show() {
    while dots.count > numberOfPages {
      dots.removeLast().removeFromSuperview()
    }
    while dots.count < numberOfPages {
      let dot = UIView(frame: .zero)
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = Self.dotSize / 2
      addSubview(dot)
      dots.append(dot)
    }
    for (index, dot) in dots.enumerated() {
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5)
    }
    setNeedsLayout()
  }
}
