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

  open var activationState: UIScene.ActivationState { state }

  open override var next: UIResponder? { UIApplication.shared }
}
