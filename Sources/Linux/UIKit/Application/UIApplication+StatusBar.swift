import CoreGraphics
import Foundation

// What the scene's status bar manager says today.
extension UIApplication {
  private var statusBar: UIStatusBarManager? { HostRuntime.current.scene.statusBarManager }

  public var statusBarStyle: UIStatusBarStyle { statusBar?.statusBarStyle ?? .default }
  public var isStatusBarHidden: Bool { statusBar?.isStatusBarHidden ?? true }
  public var statusBarFrame: CGRect { statusBar?.statusBarFrame ?? .zero }
  public var statusBarOrientation: UIInterfaceOrientation {
    HostRuntime.current.scene.interfaceOrientation
  }

  nonisolated public static let openSettingsURLString = "app-settings:"
}
