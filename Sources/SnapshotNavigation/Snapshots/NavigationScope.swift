import UIKit

/// The views that a stack's transitions may capture and move.
///
/// That's the controller's view or, if a tab bar moves, appears or disappears, the tab bar controller's.
@MainActor
struct NavigationScope {
  /// The navigation controller's own view, beneath a tab bar that doesn't move.
  let narrow: Scope
  /// The view that moves together with a tab bar at the bottom; nil if there's no such bar.
  fileprivate let wide: Scope?
  /// The tab bar's frame in the wide scope, down to the scope's edge; nil if the bar isn't visible.
  private let tabBar: CGRect?
  /// Whether the stack before the current change hides the tab bar.
  ///
  /// The stack isn't retained, so that UIKit can change it without a copy.
  private let hidesTabBar: Bool
  private let movesTabBar: Bool

  init(_ scope: Scope) {
    (narrow, wide, tabBar, hidesTabBar, movesTabBar) = (scope, nil, nil, false, false)
  }

  /// - Parameters:
  ///   - navigation: The controller.
  ///   - stack: The stack before the current change; nil for the current stack.
  init?(of navigation: any CoordinatedNavigation, before stack: [UIViewController]? = nil) {
    let configuration = navigation.configuration
    guard let own = Scope(navigation.viewIfLoaded) else { return nil }
    narrow = own
    movesTabBar = configuration.tabBar == .moves
    guard let tabs = navigation.tabBarController,
      let scope = Scope(tabs.viewIfLoaded, around: own.content), own.spans(scope),
      tabs.hasBarAtBottom(lastSeen: navigation.transitions.bars.tabBarPlace)
    else {
      (wide, tabBar, hidesTabBar) = (nil, nil, false)
      return
    }
    wide = scope
    hidesTabBar = (stack ?? navigation.viewControllers).hidesTabBar
    let bounds = scope.view.bounds
    tabBar = tabs.visibleBarTop.map {
      CGRect(x: 0, y: $0, width: bounds.width, height: bounds.maxY - $0)
    }
  }

  var hasTabBar: Bool { wide != nil }
  var stamp: SnapshotStamp { outermost.stamp }

  func scope(showing new: @autoclosure () -> [UIViewController]) -> Scope {
    guard let wide else { return narrow }
    let change = TabBarChange(
      isVisible: tabBar != nil, wasHidden: hidesTabBar, isHidden: new().hidesTabBar)
    return movesTabBar || change.isChange ? wide : narrow
  }

  // MARK: Snapshots

  /// Draws a snapshot that can be stored, at the screen's scale and in its gamut.
  ///
  /// It shows the navigation controller's view as placed in the outermost scope, and below it the
  /// tab bar's strip, if visible.
  ///
  /// - Parameter screenUpdates: Whether to draw what is about to be shown instead of the last rendered
  ///   frame. This lays out and commits, so it's only for a screen that has never been rendered.
  /// - Returns: The image; nil if nothing can be drawn.
  func snapshot(afterScreenUpdates screenUpdates: Bool) -> UIImage? {
    let outer = outermost.view
    var size = outer.bounds.size
    let height = size.height
    size.height += tabBar?.height ?? 0
    return narrow.canvas.draw(size) { context in
      let isDrawn = narrow.view.drawHierarchy(
        in: narrow.view.convert(narrow.view.bounds, to: outer), afterScreenUpdates: screenUpdates)
      guard isDrawn, let tabBar else { return isDrawn }
      context.clip(
        to: CGRect(x: 0, y: height, width: tabBar.width, height: tabBar.height))
      return outer.drawHierarchy(
        in: outer.bounds.offsetBy(dx: 0, dy: height - tabBar.minY), afterScreenUpdates: false)
    }
  }

  /// The snapshot as views, without a bitmap; nil if nothing is visible.
  func snapshotView(afterScreenUpdates screenUpdates: Bool) -> SnapshotView? {
    let outer = outermost.view
    let screen = narrow.view.snapshotView(afterScreenUpdates: screenUpdates)
    guard let screen else { return nil }
    if outer !== narrow.view { screen.frame = narrow.view.convert(narrow.view.bounds, to: outer) }
    return SnapshotView(
      outer.bounds.size, on: narrow.canvas, screen: screen, strip: strip(),
      isClear: narrow.isClear)
  }

  /// The tab bar in the last rendered frame, as a view; nil if it isn't visible.
  private func strip() -> UIView? {
    tabBar.flatMap {
      outermost.view.resizableSnapshotView(
        from: $0, afterScreenUpdates: false, withCapInsets: .zero)
    }
  }

  /// The outermost scope; snapshot views wait behind it for drawing.
  var outermost: Scope { wide ?? narrow }

  /// A snapshot as the outermost scope shows it, with its tab bar.
  func outermost(of look: Snapshot.Look) -> Snapshot.Look {
    guard let wide, let view = view(of: look, in: wide) else { return look }
    // The bar may look different by now.
    if let tabBar, let bar = strip() {
      bar.frame = tabBar
      view.addSubview(bar)
    }
    return .view(
      SnapshotView(
        wide.view.bounds.size, on: wide.canvas, screen: view, strip: nil,
        isClear: narrow.isClear))
  }

  func view(of look: Snapshot.Look?, in scope: Scope) -> UIView? {
    switch look {
    case .image(let image): return view(of: image, in: scope)
    case .view(let view):
      let isWide = scope.view === wide?.view
      let origin = isWide ? .zero : narrow.view.convert(CGPoint.zero, to: outermost.view)
      return view.shown(scope.view.bounds.size, from: origin, withTabBar: isWide)
    case nil: return nil
    }
  }

  private func view(of snapshot: UIImage, in scope: Scope) -> UIView {
    let view = scope.view(of: snapshot)
    guard let wide else { return view }
    let bounds = wide.view.bounds
    guard scope.view === wide.view else {
      view.layer.show(narrow.view.convert(narrow.view.bounds, to: wide.view), of: snapshot)
      return view
    }
    view.layer.show(bounds, of: snapshot)
    let height = snapshot.size.height - bounds.height
    if height > 0.5 {
      let strip = CALayer()
      strip.frame = CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height)
      strip.show(CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: height), of: snapshot)
      view.layer.addSublayer(strip)
    }
    return view
  }
}

extension UIImage {
  @MainActor func withoutTabBar(of navigation: any CoordinatedNavigation) -> UIImage {
    guard let wide = NavigationScope(of: navigation)?.wide, let image = cgImage,
      size.height > wide.view.bounds.height + 0.5
    else { return self }
    let height = Int((wide.view.bounds.height * scale).rounded())
    let part = image.cropping(to: CGRect(x: 0, y: 0, width: image.width, height: height))
    return part.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? self
  }
}

extension UIViewController {
  /// Whether views behind may show through, because no opaque background is known.
  var isClear: Bool { !isOpaque && parent?.hasOpaqueBackground != true }

  /// Whether the controller's own view is known to hide the views beneath.
  var isOpaque: Bool { hasOpaqueBackground || visibleScreen.hasOpaqueBackground }

  private var hasOpaqueBackground: Bool {
    (viewIfLoaded?.backgroundColor?.cgColor.alpha ?? 0) >= 1
  }
}

extension [UIViewController] {
  @MainActor var hidesTabBar: Bool {
    dropFirst().contains { $0.hidesBottomBarWhenPushed }
  }
}

extension UITabBarController {
  /// The bar's place; nil while a push or the app has hidden it.
  var barPlace: TabBarPlace? {
    guard isBarVisible else { return nil }
    let (frame, bounds) = (tabBar.frame, view.bounds)
    return TabBarPlace(
      circumstances: circumstances,
      isAtBottom: frame.width > bounds.width - 0.5 && abs(frame.maxY - bounds.maxY) < 0.5)
  }

  fileprivate func hasBarAtBottom(lastSeen place: TabBarPlace?) -> Bool {
    if let place = barPlace ?? place, place.circumstances == circumstances {
      return place.isAtBottom
    }
    return traitCollection.userInterfaceIdiom == .phone
      || traitCollection.horizontalSizeClass == .compact
  }

  /// Where the bar begins, with the accessory above it; nil while a push or the app has hidden it.
  fileprivate var visibleBarTop: CGFloat? {
    guard isBarVisible else { return nil }
    let accessory = accessoryView.flatMap { $0.superview?.convert($0.frame, to: view) }
    return min(tabBar.frame.minY, accessory?.minY ?? .infinity)
  }

  private var isBarVisible: Bool {
    if #available(iOS 18.0, *), isTabBarHidden { return false }
    return tabBar.superview != nil && !tabBar.isHidden && tabBar.frame.minY < view.bounds.maxY - 0.5
  }

  private var circumstances: TabBarPlace.Circumstances {
    TabBarPlace.Circumstances(
      container: ObjectIdentifier(self), size: view.bounds.size,
      horizontalSizeClass: traitCollection.horizontalSizeClass.rawValue,
      verticalSizeClass: traitCollection.verticalSizeClass.rawValue)
  }
}
