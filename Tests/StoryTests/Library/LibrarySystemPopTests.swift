import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

@MainActor
struct LibrarySystemPopTests {
  private func system(_ name: String, hidesBar: Bool? = nil) -> ColorScreen {
    let screen = ColorScreen(name, .green, hidesBar: hidesBar)
    screen.usesSystemTransition = true
    return screen
  }

  @Test func aScreenThatWantsTheSystemsTransitionHasNoStage() {
    let rig = Rig()
    rig.navigation.pushViewController(system("a"), animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func theSystemsGestureDrivesIt(finishing: Bool) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: true))
    let screen = system("a", hidesBar: false)
    rig.push(screen)
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == true)
    rig.grab(at: 5, moving: finishing ? 150 : 50)
    #expect(rig.stages.isEmpty)
    rig.letGo(at: finishing ? 155 : 55)
    rig.host.advance(by: 1)
    #expect(rig.titles == (finishing ? ["root"] : ["root", "a"]))
    #expect(rig.navigation.isNavigationBarHidden == finishing)
    #expect(rig.ends == [.willBegin, finishing ? .didFinish : .didCancel])
    #expect(rig.leftovers.isEmpty)
    #expect(screen.questions == [.drag])
  }

  @Test func theScreensVetoHoldsForTheSystemsGestureToo() {
    let rig = Rig()
    let screen = system("a")
    screen.answers[.drag] = false
    rig.push(screen)
    rig.grab(at: 5, moving: 150)
    rig.letGo(at: 155)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
  }

  @Test func theSwitchGovernsTheSystemsGesturesToo() {
    let rig = Rig()
    rig.navigation.configuration.drag = .disabled
    rig.push(system("a"))
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(rig.navigation.interactiveContentPopGestureRecognizer?.isEnabled == false)
  }

  @Test func onTheNextScreenTheyAreOffAgainAndUIKitsDelegateIsBack() {
    let rig = Rig()
    let original = rig.navigation.interactivePopGestureRecognizer?.delegate
    rig.push(system("a"))
    #expect(rig.navigation.interactivePopGestureRecognizer?.delegate !== original)
    rig.push(ColorScreen("b", .blue))
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(rig.navigation.interactiveContentPopGestureRecognizer?.isEnabled == false)
    #expect(rig.navigation.interactivePopGestureRecognizer?.delegate === original)
  }

  @Test func aGestureRevivedByAnAppIsOffAfterTheNextScreen() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.navigation.interactivePopGestureRecognizer?.delegate = nil
    rig.navigation.interactivePopGestureRecognizer?.isEnabled = true
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    // At the root a revived gesture would wedge UIKit.
    rig.grab(at: 5, moving: 150)
    rig.letGo(at: 155)
    rig.host.advance(by: 1)
    rig.push(ColorScreen("b", .blue))
    #expect(rig.titles == ["root", "b"])
    #expect(rig.color() == Shade.blue)
  }
}
