import CoreGraphics
import Foundation

/// The software keyboard: a plain panel, but in a window of its own, with Apple's notifications.
@MainActor
package final class Keyboard {
  private static let height: CGFloat = 291
  private static let duration: TimeInterval = 0.25
  private static let curve = 7

  private let scene: UIWindowScene
  private var window: KeyboardWindow?
  private(set) package var isShown = false

  init(scene: UIWindowScene) {
    self.scene = scene
  }

  /// The panel's frame on the screen while it is shown.
  package var frame: CGRect {
    let screen = scene.screen.bounds
    return CGRect(
      x: 0, y: screen.maxY - Self.height, width: screen.width, height: Self.height)
  }

  private var hiddenFrame: CGRect { frame.offsetBy(dx: 0, dy: Self.height) }

  /// Apple: the keyboard comes up for a first responder that takes keys, unless it brings an input
  /// view of its own, and goes down when there is none.
  func follow(_ responder: UIResponder?) {
    let wanted = responder is any UIKeyInput
    guard wanted != isShown else { return }
    isShown = wanted
    let duration = UIView.areAnimationsEnabled ? Self.duration : 0
    post(wanted ? .willShow : .willHide, duration: duration)
    let window = preparedWindow()
    window.isHidden = false
    let panel = window.panel
    panel.frame = wanted ? hiddenFrame : frame
    let target = wanted ? frame : hiddenFrame
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [.overrideInheritedDuration, .allowUserInteraction]
    ) {
      panel.frame = target
    } completion: { [weak self] _ in
      guard let self, self.isShown == wanted else { return }
      window.isHidden = !wanted
      self.post(wanted ? .didShow : .didHide, duration: duration)
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

    var shows: Bool { self == .willShow || self == .didShow }
  }

  private func post(_ moment: Moment, duration: TimeInterval) {
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey:
        NSValue(cgRect: moment.shows ? hiddenFrame : frame),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: moment.shows ? frame : hiddenFrame),
      UIResponder.keyboardAnimationDurationUserInfoKey: duration,
      UIResponder.keyboardAnimationCurveUserInfoKey: Self.curve,
      UIResponder.keyboardIsLocalUserInfoKey: true,
    ]
    for name in moment.names {
      NotificationCenter.default.post(name: name, object: scene.screen, userInfo: info)
    }
  }
}

/// Lies above the app's windows and takes touches only on the panel.
final class KeyboardWindow: UIWindow {
  let panel = UIView()

  override init(windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = Level(10_000_001)
    panel.backgroundColor = UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 0.17 : 0.82, alpha: 1)
    }
    addSubview(panel)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var canBecomeKey: Bool { false }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    panel.frame.contains(point)
  }
}
