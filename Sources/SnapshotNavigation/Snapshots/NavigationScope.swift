import UIKit

/// The view that a stack's transitions capture and move, and the tab bar that its screens show or hide.
@MainActor
struct NavigationScope {
  /// The navigation controller's own view.
  let scope: Scope
  /// The controller of a tab bar that may appear and disappear with the screens; nil if there's none, or if
  /// the stack is narrower.
  let tabs: UITabBarController?
  /// The visible tab bar, down to the edge, in the scope's coordinates.
  let tabBar: CGRect?
  /// Whether the stack before the current change hides the tab bar.
  ///
  /// The stack isn't retained, so that UIKit can change it without a copy.
  let hidesTabBar: Bool
  /// Whether the tab bar always moves with the screens.
  let movesTabBar: Bool

  init(_ scope: Scope) {
    (self.scope, tabs, tabBar, hidesTabBar, movesTabBar) = (scope, nil, nil, false, false)
  }

  /// - Parameters:
  ///   - navigation: The controller.
  ///   - stack: The stack before the current change; nil for the current stack.
  init?(of navigation: SnapshotNavigationController, before stack: [UIViewController]? = nil) {
    guard let scope = Scope(navigation.viewIfLoaded) else { return nil }
    self.scope = scope
    let around = navigation.tabBarController
    let isSpanned = around?.viewIfLoaded.map(scope.view.spans) ?? false
    tabs = isSpanned ? around : nil
    tabBar = tabs?.bar(beneath: scope.view)
    hidesTabBar =
      tabs != nil
      && navigation.transitions.bars.hidesTabBar(on: stack ?? navigation.viewControllers)
    movesTabBar = navigation.configuration.tabBar == .moves
  }

  /// The size of the screen together with the tab bar.
  ///
  /// A container may end above an opaque bar, and grow when the bar is hidden.
  var size: CGSize {
    let bounds = scope.view.bounds
    return CGSize(width: bounds.width, height: max(bounds.height, tabBar?.maxY ?? 0))
  }

  /// The scope whose frame includes the tab bar.
  var outermost: Scope { Scope(tabs?.viewIfLoaded) ?? scope }
  var stamp: SnapshotStamp { scope.stamp(of: size) }

  /// Lays out the tab bar controller, whose bar may change with a screen that hasn't been rendered.
  ///
  /// - Returns: Whether there's a tab bar that may be laid out.
  func layOutTabBar() -> Bool {
    guard let tabs, tabs.mayLayOut else { return false }
    tabs.view.layoutIfNeeded()
    return true
  }

  // MARK: Snapshots

  /// Draws a snapshot that can be stored, at the screen's scale and in its gamut.
  ///
  /// The image shows the screen, and below the screen the tab bar, if visible.
  ///
  /// - Parameter screenUpdates: Whether to draw what is about to be shown instead of the last rendered
  ///   frame. This lays out and commits, so it's only for a screen that isn't in the last frame.
  /// - Returns: The image; nil if nothing can be drawn, or if the image of an opaque screen is empty, as in
  ///   an app that forbids screenshots.
  func snapshot(afterScreenUpdates screenUpdates: Bool) -> UIImage? {
    var size = size
    let height = size.height
    size.height += tabBar?.height ?? 0
    return scope.canvas.draw(size) { context in
      let isDrawn = scope.view.drawHierarchy(
        in: scope.view.bounds, afterScreenUpdates: screenUpdates)
      guard isDrawn, scope.isClear || !context.isTransparent else { return false }
      guard let tabBar, let around = tabs?.view else { return true }
      context.clip(to: CGRect(x: 0, y: height, width: tabBar.width, height: tabBar.height))
      return around.drawHierarchy(
        in: around.bounds.offsetBy(dx: 0, dy: height - tabBar.minY), afterScreenUpdates: false)
    }
  }

  /// The snapshot as views, without a bitmap; nil if nothing is visible.
  func snapshotView(afterScreenUpdates screenUpdates: Bool) -> SnapshotView? {
    scope.view.snapshotView(afterScreenUpdates: screenUpdates).map {
      SnapshotView(size, on: scope.canvas, screen: $0, strip: strip(), isClear: scope.isClear)
    }
  }

  /// A view that shows a screen that is about to leave; nil if UIKit captures nothing.
  ///
  /// If UIKit makes no snapshot view, an image is drawn, unless `mayBeImage` is false, as for a sensitive
  /// screen.
  func leavingView(afterScreenUpdates screenUpdates: Bool, mayBeImage: Bool) -> UIView? {
    if let view = scope.view.snapshotView(afterScreenUpdates: screenUpdates) { return view }
    guard mayBeImage else { return nil }
    return snapshot(afterScreenUpdates: screenUpdates).flatMap { view(of: .image($0)) }
  }

  /// The tab bar in the last rendered frame, as a view; nil if it isn't visible.
  func strip() -> UIView? {
    guard let tabBar, let around = tabs?.view else { return nil }
    return around.resizableSnapshotView(
      from: scope.view.convert(tabBar, to: around), afterScreenUpdates: false, withCapInsets: .zero)
  }

  /// Whether a snapshot of `view` has the layout of the stack's own snapshots.
  func isFilled(by view: UIView?) -> Bool {
    guard let view else { return false }
    return view === scope.view
      || view === tabs?.view && abs(size.height - view.bounds.height) < 0.5
  }

  /// A snapshot with the visible tab bar in front of it.
  func beneathTabBar(_ look: Snapshot.Look) -> Snapshot.Look {
    guard let bar = strip(), let tabBar, let view = view(of: look) else { return look }
    // The bar may look different from the one in the snapshot.
    bar.frame = tabBar
    view.addSubview(bar)
    return .view(
      SnapshotView(size, on: scope.canvas, screen: view, strip: nil, isClear: scope.isClear))
  }

  /// A view that shows the screen of a snapshot, without the tab bar.
  func view(of look: Snapshot.Look?) -> UIView? {
    switch look {
    case .view(let view): return view.embed(in: size)
    case .image(let image):
      let view = UIView(frame: CGRect(origin: .zero, size: size))
      view.layer.show(view.bounds, of: image)
      return view
    case nil: return nil
    }
  }

  /// The tab bar in a snapshot; nil if the snapshot has none.
  func strip(of look: Snapshot.Look?) -> UIView? {
    switch look {
    case .view(let view): return view.strip
    case .image(let image):
      let height = image.size.height - size.height
      guard height > 0.5 else { return nil }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: size.width, height: height))
      view.layer.show(
        CGRect(x: 0, y: size.height, width: size.width, height: height), of: image)
      return view
    case nil: return nil
    }
  }
}

extension CALayer {
  /// Shows the part `rect` of an image, in points.
  fileprivate func show(_ rect: CGRect, of image: UIImage) {
    contents = image.cgImage
    contentsScale = image.scale
    contentsRect = CGRect(
      x: rect.minX / image.size.width, y: rect.minY / image.size.height,
      width: rect.width / image.size.width, height: rect.height / image.size.height)
  }
}

extension UIImage {
  @MainActor func withoutTabBar(of navigation: SnapshotNavigationController) -> UIImage {
    guard let screen = NavigationScope(of: navigation)?.size, let image = cgImage,
      size.height > screen.height + 0.5
    else { return self }
    let height = Int((screen.height * scale).rounded())
    let part = image.cropping(to: CGRect(x: 0, y: 0, width: image.width, height: height))
    return part.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } ?? self
  }
}

extension UIViewController {
  /// Whether views behind may show through; false if a background is known to be opaque.
  var isClear: Bool { !isOpaque && parent?.hasOpaqueBackground != true }

  /// Whether the controller's view, or that of its visible screen, is known to hide the views beneath.
  var isOpaque: Bool { hasOpaqueBackground || visibleScreen.hasOpaqueBackground }

  private var hasOpaqueBackground: Bool {
    guard let view = viewIfLoaded, let color = view.backgroundColor?.cgColor else { return false }
    return color.alpha * view.alpha >= 1 && view.layer.cornerRadius == 0 && view.layer.mask == nil
  }
}

extension [UIViewController] {
  /// Whether a change to this stack would hide the tab bar.
  @MainActor var hidesTabBar: Bool { contains { $0.hidesBottomBarWhenPushed } }
}

extension UITabBarController {
  /// The visible bar and its accessory, extended to the bottom edge, in the coordinates of `scope`.
  ///
  /// Nil while a push or the app has hidden the bar, for a bar at the top or a sidebar, and if `scope` ends
  /// above the bar.
  func bar(beneath scope: UIView) -> CGRect? {
    guard isBarHiddenByApp != true, !tabBar.isHidden, tabBar.superview != nil,
      tabBar.isDescendant(of: view)
    else {
      return nil
    }
    let frame = tabBar.convert(tabBar.bounds, to: view)
    let edge = view.bounds.maxY
    guard frame.minY < edge - 0.5, abs(frame.maxY - edge) < 0.5,
      frame.width > view.bounds.width - 0.5
    else { return nil }
    let accessory = accessoryView.flatMap { $0.superview?.convert($0.frame, to: view) }
    let top = min(frame.minY, accessory?.minY ?? .infinity)
    let bar = view.convert(
      CGRect(x: 0, y: top, width: view.bounds.width, height: edge - top), to: scope)
    return scope.bounds.maxY > bar.minY - 0.5 ? bar : nil
  }
}
