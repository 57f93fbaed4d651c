import CoreGraphics
import Foundation
import QuartzCore

extension HostRuntime {
  /// Apple: controllers are told, then the notification goes out.
  package func sendMemoryWarning() {
    for window in scenes.flatMap(\.windows) { window.rootViewController?.warnOfMemory() }
    post(UIApplication.didReceiveMemoryWarningNotification)
  }

  /// Apple: inactive first, then the background; there the system pictures the app in both styles,
  /// so traits flip twice.
  ///
  /// One scene alone: the application isn't told before the last one has gone.
  package func enterBackground(_ one: UIWindowScene? = nil) {
    let leaving = scenes(one).filter { $0.state != .background }
    guard !leaving.isEmpty else { return }
    resignActive(one)
    for scene in leaving { scene.state = .background }
    let isWhole = scenes.allSatisfy { $0.state == .background }
    if isWhole { application.state = .background }
    isEnteringBackground = true
    if isWhole { post(UIApplication.didEnterBackgroundNotification) }
    for scene in leaving { post(UIScene.didEnterBackgroundNotification, of: scene) }
    isEnteringBackground = false
    if !settings.snapshotViewsOutlastBackground { replicants.empty() }
    guard isWhole else { return }
    let style = scene.traitCollection.userInterfaceStyle
    for style in [style == .dark ? .light : .dark, style] as [UIUserInterfaceStyle] {
      changeStyle(to: style)
      server.layoutIfNeeded()
      server.commit()
    }
  }

  package func enterForeground(_ one: UIWindowScene? = nil) {
    let coming = scenes(one).filter { $0.state == .background }
    guard !coming.isEmpty else { return }
    let wasAway = application.state == .background
    if wasAway { post(UIApplication.willEnterForegroundNotification) }
    for scene in coming {
      post(UIScene.willEnterForegroundNotification, of: scene)
      scene.state = .foregroundInactive
    }
    if wasAway { application.state = .inactive }
    becomeActive(one)
  }

  /// A call, an alert of the system, the app switcher.
  package func resignActive(_ one: UIWindowScene? = nil) {
    let leaving = scenes(one).filter { $0.state == .foregroundActive }
    guard !leaving.isEmpty else { return }
    let isWhole = scenes.filter { $0.state == .foregroundActive }.count == leaving.count
    if isWhole { post(UIApplication.willResignActiveNotification) }
    for scene in leaving {
      post(UIScene.willDeactivateNotification, of: scene)
      scene.state = .foregroundInactive
    }
    if isWhole { application.state = .inactive }
  }

  package func becomeActive(_ one: UIWindowScene? = nil) {
    let coming = scenes(one).filter { $0.state == .foregroundInactive }
    guard !coming.isEmpty else { return }
    let wasActive = application.state == .active
    for scene in coming { scene.state = .foregroundActive }
    for tabs in tabBarControllers(in: coming) { tabs.tabBar.isMinimized = false }
    if !wasActive {
      application.state = .active
      post(UIApplication.didBecomeActiveNotification)
    }
    for scene in coming { post(UIScene.didActivateNotification, of: scene) }
  }

  /// A finger has scrolled down beneath the tab bars that get smaller then.
  ///
  /// Developers report that a bar is whole again once the app becomes active.
  package func minimizeTabBars() {
    for tabs in tabBarControllers(in: scenes) where tabs.tabBarMinimizeBehavior == .onScrollDown {
      tabs.tabBar.isMinimized = true
    }
  }

  private func tabBarControllers(in scenes: [UIWindowScene]) -> [UITabBarController] {
    func controllers(in controller: UIViewController?) -> [UITabBarController] {
      guard let controller else { return [] }
      return [controller as? UITabBarController].compactMap(\.self)
        + controller.children.flatMap(controllers)
    }
    return scenes.flatMap(\.windows).flatMap { controllers(in: $0.rootViewController) }
  }

  private func scenes(_ one: UIWindowScene?) -> [UIWindowScene] { one.map { [$0] } ?? scenes }

  package func changeStyle(to style: UIUserInterfaceStyle) {
    changeTraits { $0.style = style }
  }

  package func changeLayoutDirection(to direction: UITraitEnvironmentLayoutDirection) {
    changeTraits { $0.layoutDirection = direction }
  }

  /// The screen shows more colors, or fewer; the host draws the same.
  package func changeDisplayGamut(to gamut: UIDisplayGamut) {
    changeTraits { $0.gamut = gamut }
  }

  package func changeAccessibilityContrast(to contrast: UIAccessibilityContrast) {
    changeTraits { $0.contrast = contrast }
  }

  /// Bold text is switched on or off; the host draws the same.
  package func changeLegibilityWeight(to weight: UILegibilityWeight) {
    changeTraits { $0.weight = weight }
  }

  /// The system stands navigation bars upright at a side of the window, whose inset takes them in.
  package func changeVerticalBarEdge(to edge: UIVerticalBarEdge) {
    changeTraits { $0.verticalBarEdge = edge }
    let isLeft = (edge == .leading) == (baseTraits.traits.layoutDirection != .rightToLeft)
    let width = edge == .unspecified ? 0 : NavigationLayout.uprightBarWidth
    var insets = deviceSafeArea
    (insets.left, insets.right) = isLeft ? (width, 0) : (0, width)
    changeSafeArea(to: insets)
  }

  package func changeReduceMotion(to isOn: Bool) {
    accessibility.isReduceMotionEnabled = isOn
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
  }

  package func changeContentSizeCategory(to category: UIContentSizeCategory) {
    changeTraits { $0.contentSizeCategory = category }
    post(UIContentSizeCategory.didChangeNotification)
  }

  package func changeSafeArea(to safeArea: UIEdgeInsets) {
    deviceSafeArea = safeArea
    for window in scene.windows { window.safeAreaMayHaveChanged() }
  }

  /// Makes it a phone with a home button: no home indicator, and a status bar that belongs to the
  /// safe area.
  package func addHomeButton(statusBarHeight: CGFloat) {
    safeStatusBarHeight = statusBarHeight
    changeSafeArea(to: UIEdgeInsets(top: statusBarHeight, left: 0, bottom: 0, right: 0))
    followStatusBar()
  }

  /// A new size of the screen, by rotation or by a window on a desk: full-screen windows follow.
  package func resize(to size: CGSize) {
    let old = screen.bounds
    guard size != old.size else { return }
    screen.size = size
    server.size = size
    let traits = baseTraits.traits.fitted(to: size)
    let followers = scene.windows.filter { $0.frame == old }
    func change(_ rest: ArraySlice<UIWindow>) {
      guard let window = rest.first else { return changeTraits { $0 = traits } }
      ScreenResize(of: window).run(to: size, traits: UITraitCollection(traits)) {
        change(rest.dropFirst())
        window.frame = CGRect(origin: .zero, size: size)
      }
    }
    change(followers[...])
    for window in scene.windows { window.safeAreaMayHaveChanged() }
  }

  /// Somebody drags a corner of the window: its size changes in steps, one in each frame.
  package func resize(through sizes: [CGSize], step: () -> Void) {
    scene.isInteractivelyResizing = true
    for size in sizes {
      resize(to: size)
      step()
    }
    scene.isInteractivelyResizing = false
  }

  private func changeTraits(_ change: (inout Traits) -> Void) {
    var traits = baseTraits.traits
    change(&traits)
    let collection = UITraitCollection(traits)
    baseTraits = collection
    TraitStack.fallback = collection
    screen.currentTraits = collection
    scene.changeTraits(to: collection)
  }

  /// What typed letters go to.
  package var keyInput: (any UIKeyInput)? {
    firstResponder as? any UIKeyInput
  }

  /// The first responder, in an accessory above the keyboard or in the key window.
  var firstResponder: UIResponder? {
    scene.allWindows.lazy.compactMap { $0 as? KeyboardWindow }.compactMap(\.firstResponder).first
      ?? scene.keyWindow?.firstResponder
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }

  private func post(_ name: NSNotification.Name, of scene: UIScene) {
    NotificationCenter.default.post(name: name, object: scene)
  }
}
