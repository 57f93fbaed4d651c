import UIKitHost

/// The device of the app that runs.
@MainActor
open class XCUIDevice: NSObject {
  /// Buttons of a device.
  public enum Button: Int, Sendable {
    case home = 1
  }

  private static let device = XCUIDevice()

  open class var shared: XCUIDevice { device }

  private var current = UIDeviceOrientation.portrait

  /// How the device is held; setting it turns the screen.
  open var orientation: UIDeviceOrientation {
    get { current }
    set {
      let isTurned = newValue.isLandscape != current.isLandscape
      current = newValue
      guard isTurned, let host = XCUIApplication.host else { return }
      host.settle()
      host.turn()
      host.settle()
    }
  }

  /// A new app has a device of its own, held upright.
  func beUpright() { current = .portrait }

  /// Leaves the app for the home screen.
  open func press(_ button: Button) {
    XCUIApplication.host?.settle()
    XCUIApplication.host?.enterBackground()
  }
}
