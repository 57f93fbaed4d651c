import Foundation

@preconcurrency @MainActor
open class UIDevice: NSObject {
  private static let only = UIDevice()

  open class var current: UIDevice { only }
  open var systemVersion: String { HostRuntime.current.settings.systemVersion }
}
