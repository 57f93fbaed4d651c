import UIKitHost
import XCTest

/// The device of the app that runs.
@MainActor
public final class XCUIDevice {
  /// Buttons of a device.
  public enum Button: Int, Sendable {
    case home = 1
  }

  public static let shared = XCUIDevice()

  private var current = UIDeviceOrientation.portrait

  /// How the device is held; setting it turns the screen.
  public var orientation: UIDeviceOrientation {
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
  public func press(_ button: Button) {
    XCUIApplication.host?.settle()
    XCUIApplication.host?.enterBackground()
  }
}

/// A picture of an element.
@MainActor
public final class XCUIScreenshot {
  public let image: UIImage

  init(of element: XCUIElement) {
    guard let host = XCUIApplication.host else {
      image = UIImage()
      return
    }
    let whole = host.frame()
    let scale = host.window.screen.scale
    let frame = element.frame
    let pixels = CGRect(
      x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale,
      height: frame.height * scale)
    image = UIImage(cgImage: whole.cropping(to: pixels) ?? whole, scale: scale, orientation: .up)
  }

  public var pngRepresentation: Data { image.pngData() ?? Data() }
}

/// Failures of a test that the automation finds by itself.
enum XCUIFailure {
  static func record(_ message: String) { XCTFail(message) }
}
