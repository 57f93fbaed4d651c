import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  private var members: [WeakWindow] = []
  weak var currentKeyWindow: UIWindow?
  weak var runtime: HostRuntime?
  var currentTraits: UITraitCollection?

  open var screen: UIScreen { runtime?.screen ?? UIScreen.main }
  open var traitCollection: UITraitCollection { currentTraits ?? screen.traitCollection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var windows: [UIWindow] { allWindows.filter { !($0 is KeyboardWindow) } }
  open var keyWindow: UIWindow? { currentKeyWindow }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager(scene: self) }

  /// Apple: what the scene's size is, and how it changes.
  @MainActor open class Geometry: NSObject {
    private let resizes: Bool

    init(isInteractivelyResizing: Bool) {
      resizes = isInteractivelyResizing
      super.init()
    }

    /// Whether somebody is changing the size of the scene's window.
    open var isInteractivelyResizing: Bool { resizes }
  }

  var isInteractivelyResizing = false

  open var effectiveGeometry: Geometry {
    Geometry(isInteractivelyResizing: isInteractivelyResizing)
  }

  /// The app's windows and the system's.
  var allWindows: [UIWindow] { members.compactMap(\.window) }

  func add(_ window: UIWindow) {
    guard !allWindows.contains(where: { $0 === window }) else { return }
    members = members.filter { $0.window != nil } + [WeakWindow(window: window)]
    updateVisibleWindows()
  }

  func remove(_ window: UIWindow) {
    members.removeAll { $0.window == nil || $0.window === window }
    if currentKeyWindow === window { currentKeyWindow = nil }
    updateVisibleWindows()
  }

  /// Apple: higher levels lie above lower ones, later windows above earlier ones of their level.
  func updateVisibleWindows() {
    let visible = allWindows.filter { !$0.isHidden }.enumerated().sorted {
      ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset)
    }
    visibleWindows = visible.map(\.element)
    runtime?.showWindows()
  }

  private(set) var visibleWindows: [UIWindow] = []

  func changeKeyWindow(to window: UIWindow?) {
    let old = currentKeyWindow
    guard old !== window else { return }
    currentKeyWindow = window
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: old)
    }
    if let window {
      window.becomeKey()
      NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: window)
    }
  }

  /// New traits for everything in the scene.
  func changeTraits(to new: UITraitCollection) {
    let old = traitCollection
    guard new.traits != old.traits else { return }
    currentTraits = new
    traitCollectionDidChange(old)
    tellTraitRegistrations(about: old, new: new)
    for window in allWindows { window.updateTraits() }
  }
}

private struct WeakWindow {
  weak var window: UIWindow?
}
