import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  @MainActor
  open class ConnectionOptions: NSObject {}

  nonisolated public static let willConnectNotification = NSNotification.Name(
    "UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification = NSNotification.Name(
    "UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification = NSNotification.Name(
    "UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = NSNotification.Name(
    "UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")

  private let sceneSession: UISceneSession
  var state = ActivationState.foregroundActive

  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    sceneSession = session
    super.init()
    session.currentScene = self
  }

  open var session: UISceneSession { sceneSession }
  open var delegate: (any UISceneDelegate)?
  open var activationState: UIScene.ActivationState { state }
  open var title: String! = ""

  open override var next: UIResponder? { UIApplication.shared }
}

@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  weak var currentScene: UIScene?

  open var scene: UIScene? { currentScene }
  open var role: UISceneSession.Role { .windowApplication }
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  open var persistentIdentifier: String { "host" }
  open var userInfo: [String: Any]?
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  private let givenName: String?
  private let givenRole: UISceneSession.Role

  public init(name: String?, sessionRole: UISceneSession.Role) {
    givenName = name
    givenRole = sessionRole
    super.init()
  }

  open var name: String? { givenName }
  open var role: UISceneSession.Role { givenRole }
  public var sceneClass: AnyClass?
  public var delegateClass: AnyClass?
}

@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
