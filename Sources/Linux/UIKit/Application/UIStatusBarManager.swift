import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private let scene: UIWindowScene

  init(scene: UIWindowScene) {
    self.scene = scene
    super.init()
  }

  open var statusBarStyle: UIStatusBarStyle {
    scene.keyWindow?.rootViewController?.statusBarStyleScreen.preferredStatusBarStyle ?? .default
  }

  open var isStatusBarHidden: Bool {
    scene.keyWindow?.rootViewController?.statusBarHiddenScreen.prefersStatusBarHidden ?? false
  }

  open var statusBarFrame: CGRect {
    guard !isStatusBarHidden else { return .zero }
    let height = (scene.runtime ?? .current).deviceSafeArea.top
    return CGRect(x: 0, y: 0, width: scene.screen.bounds.width, height: height)
  }
}
