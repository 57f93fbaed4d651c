import QuartzCore

extension UIScrollView {
  /// How long an animated change of the zoom scale takes, in seconds.
  private static let zoomDuration: TimeInterval = 0.3

  /// Scales the delegate's view and brings a point of the content to the middle.
  ///
  /// Apple: only the view that `viewForZooming` names is scaled; `scrollViewWillBeginZooming` and
  /// `scrollViewDidEndZooming` come around a change that is animated.
  func zoom(to wish: CGFloat, around middle: CGPoint, animated: Bool) {
    let scale = min(max(wish, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard let view = delegate?.viewForZooming(in: self) else { return }
    guard animated, window != nil else { return apply(scale, to: view, around: middle) }
    delegate?.scrollViewWillBeginZooming(self, with: view)
    isZoomAnimating = true
    UIView.animate(
      withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction,
      animations: { [self] in apply(scale, to: view, around: middle) },
      completion: { [weak self] _ in
        guard let self else { return }
        isZoomAnimating = false
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
      })
  }

  private func apply(_ scale: CGFloat, to view: UIView, around middle: CGPoint) {
    let ratio = scale / zoom
    let origin = view.frame.origin
    zoom = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.center.x += origin.x - view.frame.minX
    view.center.y += origin.y - view.frame.minY
    contentSize = view.frame.size
    contentOffset = CGPoint(
      x: within(limits.x, middle.x * ratio - bounds.width / 2),
      y: within(limits.y, middle.y * ratio - bounds.height / 2))
    delegate?.scrollViewDidZoom(self)
  }

  private func within(_ limits: ClosedRange<CGFloat>, _ offset: CGFloat) -> CGFloat {
    min(max(offset, limits.lowerBound), limits.upperBound)
  }
}
