import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct PushPresentationTests {
  @Test(arguments: PushRig.Place.allCases)
  func itComesLikeAPushAndGoesLikeAPop(place: PushRig.Place) {
    let rig = PushRig(place)
    rig.present(wait: 0.1)
    #expect(rig.stages.count == 1)
    // From the trailing side, over a lower screen that is still seen.
    #expect(rig.color(x: 199) == Shade.green)
    #expect(rig.color(x: 2)[0] > 150)
    rig.host.advance(by: 1)
    #expect(rig.isPresented)
    #expect(rig.color() == Shade.green)
    #expect(rig.color(y: 395) == Shade.green, "the tab bar is covered")
    #expect(rig.leftovers.isEmpty)
    rig.dismiss(wait: 0.1)
    #expect(rig.stages.count == 1)
    #expect(rig.color(x: 199) == Shade.green)
    #expect(rig.color(x: 2)[0] > 150)
    rig.host.advance(by: 1)
    #expect(!rig.isPresented)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func appearanceCallbacksAreThoseOfAFullScreenPresentation(animated: Bool) {
    let rig = PushRig()
    rig.base.forgetCalls()
    rig.present(animated: animated)
    #expect(rig.base.calls == ["willDisappear", "didDisappear"])
    #expect(rig.root.calls == ["willAppear", "didAppear"])
    rig.base.forgetCalls()
    rig.root.forgetCalls()
    rig.dismiss(animated: animated)
    #expect(rig.base.calls == ["willAppear", "didAppear"])
    #expect(rig.root.calls == ["willDisappear", "didDisappear"])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func theCompletionIsCalledOnce() {
    let rig = PushRig()
    var count = 0
    rig.base.presentAsPush(rig.inner) { MainActor.assumeIsolated { count += 1 } }
    rig.host.advance(by: 1)
    #expect(count == 1)
  }

  @Test func whatBelongedToThePresentationIsGivenBack() {
    let rig = PushRig()
    rig.inner.modalPresentationStyle = .formSheet
    rig.present()
    rig.dismiss()
    #expect(rig.inner.modalPresentationStyle == .formSheet)
    #expect(rig.inner.transitioningDelegate == nil)
    #expect(!rig.inner.modalPresentationCapturesStatusBarAppearance)
  }

  @Test func aRefusedPresentationChangesNothing() {
    let rig = PushRig()
    let other = UIViewController()
    rig.base.present(other, animated: false)
    rig.host.advance(by: 0.5)
    rig.present()
    #expect(!rig.isPresented)
    #expect(rig.inner.modalPresentationStyle == UIViewController().modalPresentationStyle)
    #expect(rig.host.log.count == 1)
  }

  @Test func thePresentedStackPushesAndPopsAsAnyOther() {
    let rig = PushRig(.navigation)
    rig.present()
    rig.inner.pushViewController(ColorScreen("deep", .blue), animated: true)
    rig.host.advance(by: 1)
    #expect(rig.color() == Shade.blue)
    rig.drag(by: 150)
    #expect(rig.isPresented)
    #expect(rig.inner.viewControllers.count == 1)
    #expect(rig.color() == Shade.green)
    rig.drag(by: 150)
    #expect(!rig.isPresented)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aDeepStackIsDismissedWhole() {
    let rig = PushRig()
    rig.present()
    rig.inner.pushViewController(ColorScreen("deep", .blue), animated: true)
    rig.host.advance(by: 1)
    rig.dismiss()
    #expect(!rig.isPresented)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func rightToLeftItComesFromTheLeft() {
    let rig = PushRig(.plain, direction: .rightToLeft)
    rig.present(wait: 0.1)
    #expect(rig.color(x: 1) == Shade.green)
    rig.host.advance(by: 1)
    rig.host.touch(.began, at: CGPoint(x: 180, y: 200))
    rig.host.move(from: CGPoint(x: 180, y: 200), to: CGPoint(x: 40, y: 200), duration: 0.4)
    rig.host.advance(by: 1.0 / 60)
    #expect(rig.color(x: 5) == Shade.green)
    rig.letGo(at: 40)
    #expect(!rig.isPresented)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func insideASheetItStaysInTheSheet() {
    let rig = PushRig()
    let sheet = ColorScreen("sheet", .blue)
    rig.base.present(sheet, animated: false)
    rig.host.advance(by: 0.5)
    let card = sheet.view.convert(sheet.view.bounds, to: nil)
    sheet.forgetCalls()
    sheet.presentAsPush(rig.inner)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.count == 1)
    rig.host.advance(by: 1)
    #expect(rig.inner.view.convert(rig.inner.view.bounds, to: nil) == card)
    #expect(rig.color() == Shade.green)
    #expect(sheet.calls == ["willDisappear", "didDisappear"])
    rig.drag(by: 150)
    #expect(!rig.isPresented)
    #expect(rig.color() == Shade.blue)
    #expect(sheet.view.convert(sheet.view.bounds, to: nil) == card)
    #expect(rig.stages.isEmpty)
  }

  @Test(arguments: [true, false])
  func insideASplitColumnItStaysInTheColumn(fillsSplitView: Bool) throws {
    let host = LinuxHost(size: CGSize(width: 1000, height: 700), scale: 1)
    host.settings.secondaryColumnFillsSplitView = fillsSplitView
    let split = UISplitViewController(style: .doubleColumn)
    let base = ColorScreen("base", .red)
    split.setViewController(ColorScreen("side", .blue), for: .primary)
    split.setViewController(SnapshotNavigationController(rootViewController: base), for: .secondary)
    host.show(split, for: 0.3)
    let column = try #require(base.navigationController?.view)
    let frame = column.convert(column.bounds, to: nil)
    try #require((frame.width < 1000) == !fillsSplitView)
    let inner = SnapshotNavigationController(rootViewController: ColorScreen("in", .green))
    base.presentAsPush(inner)
    host.advance(by: 0.1)
    // The other column is neither covered nor moved meanwhile.
    let beside = host.pixel(at: CGPoint(x: 20, y: 500))
    #expect([beside.red, beside.green, beside.blue] == Shade.blue)
    host.advance(by: 1)
    #expect(inner.view.convert(inner.view.bounds, to: nil) == frame)
    inner.dismiss(animated: true)
    host.advance(by: 1)
    #expect(inner.presentingViewController == nil)
    #expect(column.convert(column.bounds, to: nil) == frame)
    #expect(host.window.descendants.allSatisfy { !($0 is TransitionView) })
  }

  @Test(arguments: FadeSetting.allCases)
  func whereFadesArePreferredItFades(_ setting: FadeSetting) {
    let rig = PushRig()
    setting.turnOn(rig.host)
    rig.present(wait: 0.12)
    let left = rig.color(x: 2)
    #expect(left == rig.color(x: 197))
    #expect(left[0] > 0 && left[1] > 0)
    rig.host.advance(by: 1)
    rig.dismiss()
    #expect(rig.leftovers.isEmpty)
  }

  @Test func presentingFromAnotherPresentationInTheSameTurnWorks() {
    let rig = PushRig()
    rig.present(wait: 0.1)
    let next = ColorScreen("next", .blue)
    rig.inner.presentAsPush(next)
    rig.host.advance(by: 1)
    #expect(rig.inner.presentedViewController === next)
    #expect(rig.color() == Shade.blue)
    rig.base.dismiss(animated: true)
    rig.host.advance(by: 1)
    #expect(!rig.isPresented)
    #expect(rig.leftovers.isEmpty)
  }

  /// Whoever hears that it begins may change the stack that comes.
  @Test(arguments: [true, false])
  func aCallAsItBeginsLetsItEnd(animated: Bool) {
    let rig = PushRig(.navigation)
    let next = ColorScreen("next", .blue)
    let observation = rig.inner.observeTransitions { [rig] in
      guard $0.isPresentation, $0.phase == .willBegin, rig.inner.viewControllers.count == 1 else {
        return
      }
      rig.inner.pushViewController(next, animated: animated)
    }
    rig.present(wait: 2)
    #expect(rig.isPresented && !rig.inner.isBeingPresented)
    #expect(rig.inner.topViewController === next)
    #expect(rig.color() == Shade.blue)
    #expect(rig.stages.isEmpty)
    observation.cancel()
  }
}
