import UIKit
import XCTest

/// Who decides on the status bar.
final class StatusBarTests: XCTestCase {
  private final class Styled: UIViewController {
    var style = UIStatusBarStyle.lightContent
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  /// Where its bar is shown a navigation controller answers for the style itself.
  @MainActor func testWithABarTheControllerAnswersItself() async {
    let phone = await Phone()
    let navigation = UINavigationController(rootViewController: Styled())
    await phone.show(navigation)
    XCTAssertNil(navigation.childForStatusBarStyle)
  }

  /// Where its bar is hidden it passes the question on to its top.
  @MainActor func testWithoutABarTheTopIsAsked() async {
    let phone = await Phone()
    let screen = Styled()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.setNavigationBarHidden(true, animated: false)
    await phone.show(navigation)
    XCTAssertTrue(navigation.childForStatusBarStyle === screen)
  }

  /// The top decides whether there's a status bar where the navigation bar is hidden.
  @MainActor func testWithoutABarTheTopDecidesWhetherThereIsAStatusBar() async {
    let phone = await Phone()
    let screen = Styled()
    let navigation = UINavigationController(rootViewController: screen)
    navigation.setNavigationBarHidden(true, animated: false)
    await phone.show(navigation)
    XCTAssertTrue(navigation.childForStatusBarHidden === screen)
  }

  /// A tab bar controller passes the question on to the selected tab.
  @MainActor func testTabsPassTheQuestionOn() async {
    let phone = await Phone()
    let tabs = UITabBarController()
    let first = Styled()
    tabs.setViewControllers([first, Styled()], animated: false)
    await phone.show(tabs)
    XCTAssertTrue(tabs.childForStatusBarStyle === first)
  }

  /// The bar's dark style makes the controller's status bar light.
  @MainActor func testTheControllersStyleFollowsTheBars() async {
    let phone = await Phone()
    let navigation = UINavigationController(rootViewController: Styled())
    navigation.navigationBar.overrideUserInterfaceStyle = .dark
    await phone.show(navigation)
    XCTAssertEqual(navigation.preferredStatusBarStyle, .lightContent)
  }
}
