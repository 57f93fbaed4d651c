import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What is called while a controller or a screen is being freed, by its own `deinit` or by UIKit.
///
/// `WeakTrap` stops the process, as Apple's systems do, if a weak reference is formed to what is being freed.
@MainActor @Suite(.warningsAreRead)
struct LibraryDeinitTests {
  enum Call: CaseIterable, Sendable {
    case readsDelegate, dropsDelegate, dropsHandler, empties, popsToRoot, leavesParent, leavesWindow
    case disappears, hidesBar, asksForStatusBar, asksForOrientation, asksForKeys
    case readsOptions, invalidatesSnapshots, configures, dismisses
  }

  enum Age: CaseIterable, Sendable {
    case new, withRoot, shown, moving
  }

  private final class Freed: SnapshotNavigationController {
    var call: Call?

    isolated deinit { if let call { make(call) } }

    private func make(_ call: Call) {
      switch call {
      case .readsDelegate: _ = delegate
      case .dropsDelegate: delegate = nil
      case .dropsHandler: diagnosticHandler = nil
      case .empties: viewControllers = []
      case .popsToRoot: popToRootViewController(animated: false)
      case .leavesParent: removeFromParent()
      case .leavesWindow: viewIfLoaded?.removeFromSuperview()
      case .disappears:
        viewWillDisappear(false)
        viewDidDisappear(false)
      case .hidesBar: isNavigationBarHidden = true
      case .asksForStatusBar: _ = (childForStatusBarStyle, prefersStatusBarHidden)
      case .asksForOrientation: _ = supportedInterfaceOrientations
      case .asksForKeys: _ = keyCommands
      case .readsOptions: _ = (snapshotNavigation, snapshotNavigationController)
      case .invalidatesSnapshots: Self.invalidateSnapshots()
      case .configures: configuration = Configuration()
      case .dismisses: dismiss(animated: false)
      }
    }
  }

  @Test(arguments: Call.allCases, Age.allCases)
  func aControllerThatIsBeingFreed(_ call: Call, age: Age) {
    let host = LinuxHost.small()
    host.show(ColorScreen("other", .blue), for: 0.1)
    weak var freed: Freed?
    autoreleasepool {
      let controller = Freed()
      freed = controller
      controller.call = call
      if age != .new { controller.viewControllers = [ColorScreen("root", .red)] }
      if age == .shown || age == .moving {
        host.show(controller, for: 0.2)
        controller.pushViewController(ColorScreen("a", .green), animated: age == .moving)
        host.advance(by: 0.1)
        host.window.rootViewController = ColorScreen("other", .blue)
      }
    }
    host.advance(by: 1)
    #expect(freed == nil)
    #expect(host.color(x: 100, y: 300) == Shade.blue)
    #expect(host.log.isEmpty, "\(host.log)")
  }
}
