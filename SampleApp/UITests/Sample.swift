import XCTest
import XCUIAutomation

#if canImport(UIKitHost)
  import SampleScreens
  import SampleStories
  import UIKitHost
#endif

/// The sample, as a user meets it: the same on the Linux host and in a simulator.
///
/// It's the only part of these tests that knows where it runs.
@MainActor
struct Sample {
  let app = XCUIApplication()

  /// Starts the sample anew.
  ///
  /// - Parameters:
  ///   - pages: What's on the stack, the root's name first; the first page if none is named.
  ///   - options: Further launch arguments, such as `--slow`.
  init(_ pages: String..., options: [String] = []) {
    #if canImport(UIKitHost)
      XCUIApplication.launcher = { arguments in
        let host = LinuxHost(size: CGSize(width: 390, height: 844), scale: 1)
        host.window.rootViewController = Guide.controller(
          launchedWith: arguments, device: DeviceControls(of: host))
        host.window.makeKeyAndVisible()
        return host
      }
    #endif
    XCUIDevice.shared.orientation = .portrait
    app.launchArguments = options
    if !pages.isEmpty { app.launchArguments += ["--show", pages.joined(separator: ",")] }
    app.launch()
  }

  /// Whatever has that identifier or label.
  subscript(name: String) -> XCUIElement { app.descendants(matching: .any)[name].firstMatch }

  /// The back button of the bar.
  var back: XCUIElement { app.navigationBars.buttons.firstMatch }

  /// Whether something is there within some seconds.
  func shows(_ name: String) -> Bool { self[name].waitForExistence(timeout: 5) }

  /// Whether something has gone within some seconds.
  func loses(_ name: String) -> Bool {
    for _ in 0..<10 where self[name].exists { _ = self["nothing"].waitForExistence(timeout: 0.5) }
    return !self[name].exists
  }

  /// A finger goes from one share of the width to another, and is lifted as it moves or rests.
  func drag(
    from start: CGFloat, to end: CGFloat, at height: CGFloat = 0.5,
    speed: XCUIGestureVelocity = 900, hold: TimeInterval = 0
  ) {
    let window = app.windows.firstMatch
    let first = window.coordinate(withNormalizedOffset: CGVector(dx: start, dy: height))
    let last = window.coordinate(withNormalizedOffset: CGVector(dx: end, dy: height))
    first.press(
      forDuration: 0.05, thenDragTo: last, withVelocity: speed, thenHoldForDuration: hold)
  }
}
