import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UISceneSession: NSObject {
  weak var currentScene: UIScene?
}
