import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    public static let normal = Level(0)
    public static let alert = Level(2000)

    public var rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  nonisolated public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  nonisolated public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  weak var firstResponder: UIResponder? {
    didSet {
      guard firstResponder !== oldValue, !changesFirstResponder else { return }
      windowScene?.runtime?.keyboard.follow(firstResponder)
    }
  }

  /// Whether one responder is handing over to another; the keyboard stays for that.
  var changesFirstResponder = false

  private var root: UIViewController?

  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
    joinScene(nil)
  }

  /// Apple: without scenes of its own an app's window belongs to the screen; here, to its scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    windowScene = HostRuntime.current.scene
    joinScene(nil)
  }

  /// Measured: without a frame it has its screen's size.
  public convenience init() { self.init(frame: HostRuntime.current.screen.bounds) }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    windowScene = HostRuntime.current.scene
    joinScene(nil)
  }

  weak open var windowScene: UIWindowScene? {
    didSet { if oldValue !== windowScene { joinScene(oldValue) } }
  }

  open var screen: UIScreen {
    get { windowScene?.screen ?? UIScreen.main }
    set {}
  }

  open var windowLevel = Level.normal {
    didSet { windowScene?.updateVisibleWindows() }
  }

  open var isKeyWindow: Bool { windowScene?.keyWindow === self }
  open var canBecomeKey: Bool { true }
  open func becomeKey() {}
  open func resignKey() {}

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Apple: a window is hidden until it is shown.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      windowScene?.updateVisibleWindows()
      if newValue, isKeyWindow { windowScene?.changeKeyWindow(to: nil) }
      if newValue { hideRoot() } else { showRoot() }
      NotificationCenter.default.post(
        name: newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification,
        object: self)
    }
  }

  open func makeKey() {
    guard canBecomeKey else { return }
    windowScene?.changeKeyWindow(to: self)
  }

  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(with: newValue) }
  }

  open func sendEvent(_ event: UIEvent) { dispatchTouches(of: event) }

  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: window).origin
  }

  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: window).origin
  }

  /// Apple: no window stands for the screen.
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect {
    let onScreen = GeometryPath.onto(screen: rect, from: self)
    guard let window else { return onScreen }
    return GeometryPath.down(onScreen, to: window)
  }

  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect {
    let onScreen = window.map { GeometryPath.onto(screen: rect, from: $0) } ?? rect
    return GeometryPath.down(onScreen, to: self)
  }

  // MARK: Root

  private var showsRoot = false

  private func replaceRoot(with controller: UIViewController?) {
    guard controller !== root else { return }
    let wasShown = showsRoot
    if wasShown { hideRoot() }
    root?.viewIfLoaded?.removeFromSuperview()
    root = controller
    if !isHidden { showRoot() }
  }

  /// Apple: the root's view fills the window and appears with it; it has appeared once it has been
  /// laid out and shown.
  private func showRoot() {
    // Loading the view, or its appearance, may bring another root.
    guard let root, let view = root.view, self.root === root, !showsRoot else { return }
    showsRoot = true
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.beginAppearanceTransition(true, animated: false)
    guard self.root === root else { return }
    insertSubview(view, at: 0)
    HostRuntime.current.afterNextRender { [weak root] in
      guard let root, root.appearance.phase == .appearing else { return }
      root.endAppearanceTransition()
    }
  }

  private func hideRoot() {
    guard showsRoot, let root else { return }
    showsRoot = false
    // One that a full-screen modal covers has disappeared already.
    guard root.appearance.phase == .appeared || root.appearance.phase == .appearing else { return }
    root.beginAppearanceTransition(false, animated: false)
    root.endAppearanceTransition()
  }

  private func joinScene(_ old: UIWindowScene?) {
    old?.remove(self)
    if old == nil { super.isHidden = true }
    hostWindow = self
    windowScene?.add(self)
    updateTraits()
    safeAreaMayHaveChanged()
  }

  /// What the device's edges cover of this window.
  var safeAreaOnScreen: UIEdgeInsets {
    guard let windowScene else { return .zero }
    return SafeArea(
      bounds: windowScene.screen.bounds, insets: (windowScene.runtime ?? .current).deviceSafeArea
    )
    .insets(of: backingLayer.frame)
  }
}
