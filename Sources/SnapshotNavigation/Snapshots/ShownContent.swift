import UIKit

/// The content of a captured screen that may differ when the screen returns: the screens inside it, and
/// moving scroll views.
@MainActor
struct ShownContent {
  let screens: [Weak<UIViewController>]
  /// The places of moving scroll views.
  ///
  /// An animated zoom is nil and never matches: UIKit already returns its final value.
  private let scrolling: [(view: Weak<UIScrollView>, offset: CGPoint, zoom: CGFloat?)]

  init(of screen: UIViewController) {
    screens = screen.visibleScreens.map { Weak(object: $0) }
    scrolling = (screen.viewIfLoaded?.scrolling ?? []).map {
      (Weak(object: $0), $0.contentOffset, $0.isZoomAnimated ? nil : $0.zoomScale)
    }
  }

  /// Whether `screen` still shows this content.
  func matches(_ screen: UIViewController) -> Bool {
    screen.visibleScreens.elementsEqual(screens) { $0 === $1.object }
      && scrolling.allSatisfy { place in
        guard let view = place.view.object, view.zoomScale == place.zoom else { return false }
        let (here, scale) = (view.contentOffset, view.traitCollection.displayScale)
        return max(abs(here.x - place.offset.x), abs(here.y - place.offset.y)) * scale < 1
      }
  }
}

extension UIView {
  /// The moving scroll views, from this view down, that cover a quarter of it; smaller views aren't
  /// searched.
  fileprivate var scrolling: [UIScrollView] {
    var found: [UIScrollView] = []
    findScrolling(over: bounds.width * bounds.height / 4, &found)
    return found
  }

  private func findScrolling(over area: CGFloat, _ found: inout [UIScrollView]) {
    let size = bounds.size
    guard size.width * size.height >= area else { return }
    if let view = self as? UIScrollView, view.isMoving { found.append(view) }
    for view in subviews { view.findScrolling(over: area, &found) }
  }
}

extension UIScrollView {
  fileprivate var isMoving: Bool {
    isDragging || isDecelerating || isZooming || isZoomAnimated || isScrollingByAnimation
  }

  fileprivate var isZoomAnimated: Bool { isZoomingByAnimation || isZoomBouncing }
}
