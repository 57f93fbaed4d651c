import UIKitHost

/// The app under test: on the host it runs in the tests' own process.
@MainActor
open class XCUIApplication: XCUIElement {
  /// The state of an app.
  public enum State: UInt, Sendable {
    case unknown = 0
    case notRunning = 1
    case runningBackgroundSuspended = 2
    case runningBackground = 3
    case runningForeground = 4
  }

  /// Starts the app with launch arguments, on a device of its own.
  ///
  /// Only the host has it: a simulator finds the app in the project.
  package static var launcher: (@MainActor ([String]) -> LinuxHost)?

  /// The device on which an app runs at the moment.
  static var host: LinuxHost?

  open var launchArguments: [String] = []

  public init() {
    super.init(of: .application) { XCUIApplication.host?.window }
  }

  open var state: State {
    guard let scene = Self.host?.window.windowScene else { return .notRunning }
    return scene.activationState == .background ? .runningBackground : .runningForeground
  }

  open func launch() {
    terminate()
    guard let host = Self.launcher?(launchArguments) else { return }
    Self.host = host
    XCUIDevice.shared.beUpright()
    host.settle()
  }

  open func activate() {
    guard let host = Self.host else { return launch() }
    if state != .runningForeground { host.enterForeground() }
    host.settle()
  }

  open func terminate() { Self.host = nil }
}

extension LinuxHost {
  /// Whether anything is on its way: a runner of UI tests waits until an app is idle.
  var isMoving: Bool {
    guard let scene = window.windowScene else { return false }
    return scene.windows.contains { window in
      window.layer.isMoving
        || window.visibleDescendants.contains { ($0 as? UIScrollView)?.isDecelerating == true }
    }
  }

  /// Lets time pass until nothing moves any more, and ten seconds at the most.
  func settle() {
    advance(by: 0.1)
    for _ in 0..<100 where isMoving { advance(by: 0.1) }
    advance(by: 0.1)
  }

  /// Lets time pass until `condition` holds, and no longer than `timeout` seconds.
  func wait(_ timeout: TimeInterval, for condition: () -> Bool) -> Bool {
    var left = timeout
    while !condition() {
      guard left > 0 else { return false }
      advance(by: min(0.1, left))
      left -= 0.1
    }
    return true
  }
}

extension CALayer {
  fileprivate var isMoving: Bool {
    let animations = (animationKeys() ?? []).compactMap(animation(forKey:))
    if animations.contains(where: { $0.repeatCount != .infinity }) { return true }
    return sublayers?.contains(where: \.isMoving) ?? false
  }
}
