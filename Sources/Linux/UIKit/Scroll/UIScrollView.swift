import QuartzCore

/// A view that shows a part of content larger than itself.
///
/// The content offset is the origin of `bounds`; whoever moves it, `scrollViewDidScroll` follows.
@preconcurrency @MainActor open class UIScrollView: UIView {
  var zoom: CGFloat = 1
  private var adjusted = UIEdgeInsets.zero
  private var laidOutSize = CGSize.zero
  private lazy var pan = ScrollPan(scrollView: self)

  /// The state of the finger and of what moves without one.
  var drag = ScrollDrag()
  private(set) lazy var motion = ScrollMotion(scrollView: self)
  lazy var indicators = ScrollIndicators(scrollView: self)

  /// What a navigation bar does when the content moves under it.
  var offsetDidChange: (() -> Void)?

  weak open var delegate: (any UIScrollViewDelegate)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addGestureRecognizer(ScrollTouchDelay(scrollView: self))
    addGestureRecognizer(pan)
  }

  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      motion.stop()
      moveContent(to: newValue)
    }
  }

  open override var bounds: CGRect {
    didSet {
      guard bounds != oldValue else { return }
      if bounds.size != oldValue.size {
        insetsMayHaveChanged()
      }
      if bounds.origin != oldValue.origin {
        setNeedsLayout()
        indicators.update()
        offsetDidChange?()
        delegate?.scrollViewDidScroll(self)
      }
    }
  }

  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      insetsMayHaveChanged()
      pullContentIn()
    }
  }

  /// Content that rests at its top stays there.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      insetsMayHaveChanged()
      pullContentIn()
    }
  }

  open var adjustedContentInset: UIEdgeInsets { adjusted }

  open func adjustedContentInsetDidChange() {}

  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior =
    .automatic
  {
    didSet { insetsMayHaveChanged() }
  }

  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false {
    didSet { insetsMayHaveChanged() }
  }
  open var alwaysBounceHorizontal = false {
    didSet { insetsMayHaveChanged() }
  }
  open var isPagingEnabled = false
  open var isScrollEnabled = true {
    didSet { pan.isEnabled = isScrollEnabled }
  }
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle: UIScrollView.IndicatorStyle = .default

  open var decelerationRate: UIScrollView.DecelerationRate = .normal

  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated {
      motion.animate(to: contentOffset)
    } else {
      self.contentOffset = contentOffset
    }
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let area = bounds.inset(by: adjusted)
    var offset = contentOffset
    offset.x += Self.way(from: area.minX, area.maxX, to: rect.minX, rect.maxX)
    offset.y += Self.way(from: area.minY, area.maxY, to: rect.minY, rect.maxY)
    offset.x = min(max(offset.x, limits.x.lowerBound), limits.x.upperBound)
    offset.y = min(max(offset.y, limits.y.lowerBound), limits.y.upperBound)
    if offset != contentOffset {
      setContentOffset(offset, animated: animated)
    }
  }

  open var isTracking: Bool { drag.isTracking }
  open var isDragging: Bool { drag.isDragging }
  open var isDecelerating: Bool { motion.isDecelerating }
  open var isScrollAnimating: Bool { motion.isAnimating }

  open var delaysContentTouches = true
  open var canCancelContentTouches = true

  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool {
    true
  }

  /// A control keeps its touch, as Apple documents.
  open func touchesShouldCancel(in view: UIView) -> Bool {
    !(view is UIControl)
  }

  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1

  open var zoomScale: CGFloat {
    get { zoom }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Apple: the middle of what is seen stays in the middle, as far as the content reaches.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(to: scale, around: CGPoint(x: bounds.midX, y: bounds.midY), animated: animated)
  }

  /// No finger zooms here.
  open var isZooming: Bool { false }
  open internal(set) var isZoomAnimating = false
  open var isZoomBouncing: Bool { false }
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
  open var refreshControl: UIRefreshControl?

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayHaveChanged()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    insetsMayHaveChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    insetsMayHaveChanged()
    if bounds.size != laidOutSize {
      laidOutSize = bounds.size
      pullContentIn()
    }
    indicators.update()
  }

  /// The scroll view's own pan begins where there is something to scroll and the content lets go.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    guard gestureRecognizer === pan else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return mayBeginDragging()
  }

  /// Moves the content without stopping what moves it.
  func moveContent(to offset: CGPoint) {
    guard offset != bounds.origin else { return }
    bounds.origin = offset
  }

  /// Adds up the insets again; the content moves with its top edge.
  func insetsMayHaveChanged() {
    let adjustment = InsetAdjustment(
      behavior: contentInsetAdjustmentBehavior, scrollsHorizontally: hasWay.horizontal,
      scrollsVertically: hasWay.vertical, isNavigationContent: isNavigationContent)
    let safe = adjustment.insets(for: safeAreaInsets)
    let new = UIEdgeInsets(
      top: contentInset.top + safe.top, left: contentInset.left + safe.left,
      bottom: contentInset.bottom + safe.bottom, right: contentInset.right + safe.right)
    guard new != adjusted else { return }
    let old = adjusted
    adjusted = new
    if !drag.isDragging && !motion.isDecelerating {
      var offset = contentOffset
      if offset.y == -old.top { offset.y = -new.top }
      if offset.x == -old.left { offset.x = -new.left }
      moveContent(to: offset)
    }
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Content that has become too short for where it stands moves, as measured on iOS; a finger and
  /// what moves by itself are left alone.
  private func pullContentIn() {
    guard !drag.isTracking, !drag.isDragging, !motion.isDecelerating, !motion.isAnimating else {
      return
    }
    moveContent(
      to: CGPoint(
        x: min(max(contentOffset.x, limits.x.lowerBound), limits.x.upperBound),
        y: min(max(contentOffset.y, limits.y.lowerBound), limits.y.upperBound)))
  }

  private static func way(
    from areaStart: CGFloat, _ areaEnd: CGFloat, to start: CGFloat, _ end: CGFloat
  ) -> CGFloat {
    if start < areaStart { return start - areaStart }
    if end > areaEnd { return min(end - areaEnd, start - areaStart) }
    return 0
  }
}
