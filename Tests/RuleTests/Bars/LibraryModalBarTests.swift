import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// While a modal comes or goes, the app's calls for the bar act as they do at rest.
@MainActor @Suite(.warningsAreRead)
struct LibraryModalBarTests {
  enum Modal: CaseIterable, Sendable {
    case alert, sheet, overFullScreen, fullScreen, pushPresentation

    @MainActor func present(on screen: UIViewController) {
      var modal: UIViewController = ColorScreen("modal", .blue)
      switch self {
      case .alert:
        modal = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      case .sheet: modal.modalPresentationStyle = .pageSheet
      case .overFullScreen: modal.modalPresentationStyle = .overFullScreen
      case .fullScreen: modal.modalPresentationStyle = .fullScreen
      case .pushPresentation:
        let stack = SnapshotNavigationController(rootViewController: modal)
        return screen.presentAsPush(stack)
      }
      screen.present(modal, animated: true)
    }
  }

  nonisolated private static let cases = Modal.allCases.flatMap {
    [($0, isComing: true), ($0, isComing: false)]
  }

  @Test(arguments: cases, [ScreenOptions.NavigationBar.automatic, .visible])
  func theBarFollowsACall(
    _ modal: (Modal, isComing: Bool), _ option: ScreenOptions.NavigationBar
  ) {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    screen.snapshotNavigation.navigationBar = option
    rig.push(screen)
    modal.0.present(on: screen)
    if !modal.isComing {
      rig.host.advance(by: 1)
      rig.navigation.dismiss(animated: true)
    }
    rig.host.advance(by: 0.1)
    rig.navigation.setNavigationBarHidden(true, animated: true)
    #expect(rig.navigation.isNavigationBarHidden)
    rig.host.advance(by: 1)
    if modal.isComing { rig.navigation.dismiss(animated: true) }
    rig.host.advance(by: 1)
    #expect(rig.navigation.isNavigationBarHidden)
    // At rest such a call lasts until the screen leaves, and is forgotten.
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.isNavigationBarHidden == (option == .automatic))
  }
}
