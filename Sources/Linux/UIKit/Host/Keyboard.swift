import CoreGraphics
import Foundation

/// The software keyboard: plain keys, with the accessory of what is typed into above it, in a
/// window of their own, with Apple's notifications.
@MainActor
package final class Keyboard {
  private static let height: CGFloat = 291
  private static let duration: TimeInterval = 0.25
  private static let curve = 7

  private let scene: UIWindowScene
  private var window: KeyboardWindow?
  private var shown = InputViews()
  package var isShown: Bool { shown.hasPanel }

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  /// Panel and accessory on the screen while they are shown.
  package var frame: CGRect { frame(of: shown) }

  private func height(of views: InputViews) -> CGFloat {
    let accessory = views.accessory?.bounds.height ?? 0
    if views.hasPanel { return (views.panel?.bounds.height ?? Self.height) + accessory }
    return views.accessory == nil ? 0 : accessory + HostRuntime.current.deviceSafeArea.bottom
  }

  private func frame(of views: InputViews) -> CGRect {
    let screen = scene.screen.bounds
    let height = height(of: views)
    return CGRect(x: 0, y: screen.maxY - height, width: screen.width, height: height)
  }

  /// Apple: the keyboard comes up for a first responder that takes keys, with the input view that it
  /// brings, and goes down when there is none; an accessory stands above it, or at the bottom.
  func follow(_ responder: UIResponder?) {
    let first = responder ?? scene.allWindows.lazy.compactMap(\.firstResponder).first
    let wanted = InputViews(for: first)
    guard wanted != shown else { return }
    var (old, new) = (frame, frame(of: wanted))
    shown = wanted
    let rises = new.height > old.height || (new.height == old.height && wanted.hasPanel)
    // What comes from nothing, or goes to it, is as high as the other.
    if old.height == 0 { old = new.offsetBy(dx: 0, dy: new.height) }
    if new.height == 0 { new = old.offsetBy(dx: 0, dy: old.height) }
    let duration = UIView.areAnimationsEnabled ? Self.duration : 0
    post(rises ? .willShow : .willHide, from: old, to: new, duration: duration)
    let window = preparedWindow()
    window.isHidden = false
    if wanted != InputViews() { window.holder.hold(wanted) }
    window.holder.frame = old
    window.holder.layoutIfNeeded()
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [.overrideInheritedDuration, .allowUserInteraction]
    ) {
      window.holder.frame = new
    } completion: { [weak self] _ in
      guard let self, shown == wanted else { return }
      if wanted == InputViews() {
        window.holder.hold(wanted)
        window.isHidden = true
      }
      post(rises ? .didShow : .didHide, from: old, to: new, duration: duration)
    }
  }

  private func preparedWindow() -> KeyboardWindow {
    if let window { return window }
    let window = KeyboardWindow(windowScene: scene)
    self.window = window
    return window
  }

  private enum Moment {
    case willShow
    case didShow
    case willHide
    case didHide

    @MainActor var names: [NSNotification.Name] {
      switch self {
      case .willShow:
        [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillChangeFrameNotification]
      case .didShow:
        [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidChangeFrameNotification]
      case .willHide:
        [UIResponder.keyboardWillHideNotification, UIResponder.keyboardWillChangeFrameNotification]
      case .didHide:
        [UIResponder.keyboardDidHideNotification, UIResponder.keyboardDidChangeFrameNotification]
      }
    }
  }

  private func post(_ moment: Moment, from old: CGRect, to new: CGRect, duration: TimeInterval) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: old),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: new),
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: Self.curve,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    for name in moment.names {
      NotificationCenter.default.post(name: name, object: scene.screen, userInfo: info)
    }
  }
}

/// What a first responder wants at the bottom of the screen.
@MainActor struct InputViews: @preconcurrency Equatable {
  private(set) var hasPanel = false
  private(set) weak var panel: UIView?
  private(set) weak var accessory: UIView?
  /// Who brings the accessory: what lies in it comes next to it in the responder chain.
  private(set) weak var owner: UIResponder?

  init() {}

  /// Apple: the responder chain is searched for input views and accessories.
  init(for responder: UIResponder?) {
    let chain = sequence(first: responder, next: { $0?.next }).compactMap { $0 }
    panel = responder?.inputView
    hasPanel = responder is any UIKeyInput || panel != nil
    owner = chain.first { $0.inputAccessoryView != nil }
    accessory = owner?.inputAccessoryView
  }

  static func == (one: InputViews, other: InputViews) -> Bool {
    one.hasPanel == other.hasPanel && one.panel === other.panel && one.accessory === other.accessory
  }
}

/// Lies above the app's windows and takes touches only on what it holds.
final class KeyboardWindow: UIWindow {
  let holder = InputHolder()

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = Level(10_000_001)
    addSubview(holder)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var canBecomeKey: Bool { false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    holder.frame.contains(point)
  }
}

/// The accessory above, the keys below.
final class InputHolder: UIView {
  private let keys = KeyboardKeys()
  private var views = InputViews()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(keys)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var next: UIResponder? { views.owner ?? super.next }

  func hold(_ new: InputViews) {
    for old in [views.accessory, views.panel]
    where old?.superview === self && old !== new.accessory && old !== new.panel {
      old?.removeFromSuperview()
    }
    views = new
    keys.isHidden = !new.hasPanel
    for view in [new.accessory, new.panel] {
      if let view, view.superview !== self { addSubview(view) }
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = views.accessory?.bounds.height ?? 0
    views.accessory?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    let rest = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    keys.frame = rest
    views.panel?.frame = rest
  }
}
