import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active
    case inactive
    case background
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  nonisolated public static let userDidTakeScreenshotNotification = NSNotification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
  nonisolated public static let significantTimeChangeNotification = NSNotification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  nonisolated public static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")

  var state = State.active
  private var ignoredInteractions = 0
  private var lastBackgroundTask = 0

  open class var shared: UIApplication { HostRuntime.current.application }

  unowned(unsafe) open var delegate: (any UIApplicationDelegate)?

  open var isIdleTimerDisabled = false
  open var applicationState: UIApplication.State { state }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    HostRuntime.current.baseTraits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    HostRuntime.current.baseTraits.preferredContentSizeCategory
  }
  open var connectedScenes: Set<UIScene> { Set(HostRuntime.current.scenes) }
  open var supportsMultipleScenes: Bool { false }
  open var windows: [UIWindow] { HostRuntime.current.scene.windows }
  open var keyWindow: UIWindow? { HostRuntime.current.scene.keyWindow }

  open func beginIgnoringInteractionEvents() { ignoredInteractions += 1 }
  open func endIgnoringInteractionEvents() { ignoredInteractions = max(0, ignoredInteractions - 1) }
  open var isIgnoringInteractionEvents: Bool { ignoredInteractions > 0 }

  open func canOpenURL(_ url: URL) -> Bool { false }

  /// No other app is here to open a URL: the completion handler is called in the next turn.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    HostRuntime.current.after(0) { completion(false) }
  }

  open func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    .allButUpsideDown
  }
  open var isProtectedDataAvailable: Bool { true }
  open var applicationIconBadgeNumber = 0

  open func sendEvent(_ event: UIEvent) { dispatch(event) }

  /// Apple: without a target the action goes up the responder chain, from the first responder or
  /// the sender.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let start = keyWindow?.firstResponder ?? (sender as? UIResponder)
    guard
      let receiver = target ?? start?.target(forAction: action, withSender: sender)
    else { return false }
    action.perform(on: receiver as AnyObject, with: sender)
    return true
  }

  open func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    lastBackgroundTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  func applicationDidFinishLaunching(_ application: UIApplication)
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  public func applicationDidFinishLaunching(_ application: UIApplication) {}
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
