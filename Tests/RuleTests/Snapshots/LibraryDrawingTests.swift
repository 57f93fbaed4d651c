import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A push takes a snapshot view; the image is drawn from it at rest, once it's no longer the nearest.
@MainActor @Suite(.warningsAreRead)
struct LibraryDrawingTests {
  private let rig = Rig()
  private var stored: StoredSnapshots { rig.navigation.stored }
  private var isDrawn: Bool { stored.image(of: rig.root) != nil }

  private func push() {
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
  }

  @Test func nothingIsDrawnWhileAFingerIsDown() {
    push()
    rig.host.advance(by: 1)
    push()
    rig.host.advance(by: 0.1)
    // It keeps the screen that comes busy; the picture moves on.
    rig.host.touch(.began, at: CGPoint(x: 100, y: 200))
    rig.host.advance(by: 2)
    #expect(!isDrawn)
    #expect(stored.views.count == 2)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 200))
    rig.host.advance(by: 0.1)
    #expect(isDrawn)
    #expect(rig.leftovers.isEmpty)
  }

  /// What comes before the image is ready is served by the snapshot view.
  @Test(arguments: [true, false], [true, false])
  func aWayBackBeforeItIsDrawnShowsTheSnapshotView(byFinger: Bool, finishes: Bool) {
    rig.host.settings.snapshotViewDrawing = .always
    push()
    rig.host.advance(by: 0.37)
    rig.root.view.backgroundColor = .blue
    #expect(!isDrawn)
    if byFinger {
      rig.grab(moving: 150, duration: 0.2)
    } else {
      rig.navigation.popViewController(animated: true)
      rig.host.advance(by: 0.25)
    }
    #expect(rig.color(x: 20)[0] > 200 && rig.color(x: 20)[2] < 50)
    if byFinger {
      rig.host.move(
        from: CGPoint(x: 170, y: 200), to: CGPoint(x: finishes ? 190 : 40, y: 200), duration: 0.2)
      rig.letGo(at: finishes ? 190 : 40)
    }
    rig.host.advance(by: 1)
    #expect(rig.navigation.viewControllers.count == (byFinger && !finishes ? 2 : 1))
    #expect(!isDrawn)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func whoAsksEarlierGetsTheSameImage() throws {
    let before = rig.pixels()
    push()
    let early = try #require(rig.navigation.snapshot(for: rig.root)?.cgImage)
    let isSame = Pixels(early) == before
    #expect(isSame)
    #expect(stored.views.isEmpty)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func anInvalidationDropsIt(all: Bool) {
    push()
    rig.host.advance(by: 0.1)
    if all {
      SnapshotNavigationController.invalidateSnapshots()
    } else {
      rig.navigation.invalidateSnapshot(for: rig.root)
    }
    rig.host.advance(by: 1)
    #expect(rig.navigation.snapshot(for: rig.root) == nil)
    #expect(rig.navigation.snapshotMemoryUsage == 0)
    #expect(rig.leftovers.isEmpty)
  }

  /// With all three no wrong or blank picture is shown; where nothing is drawn, bitmaps follow.
  @Test(arguments: [
    HostSettings.SnapshotViewDrawing.always, .withScreenUpdates, .never,
  ])
  func howeverSnapshotViewsAreDrawnGoingBackShowsTheScreen(
    _ drawing: HostSettings.SnapshotViewDrawing
  ) {
    rig.host.settings.snapshotViewDrawing = drawing
    var diagnostics: [NavigationDiagnostic] = []
    rig.navigation.diagnosticHandler = { diagnostics.append($0) }
    for color in [UIColor.green, .blue] {
      rig.navigation.pushViewController(ColorScreen("a", color), animated: true)
      rig.host.advance(by: 1)
    }
    // The root's is drawn now that it isn't the nearest.
    #expect(diagnostics == (drawing == .never ? [.snapshotViewsAreEmpty] : []))
    let before = rig.host.runtime.captures
    push()
    #expect(
      rig.host.runtime.captures.withoutScreenUpdates - before.withoutScreenUpdates
        == (drawing == .never ? 1 : 0))
    rig.host.advance(by: 1)
    for shade in [Shade.blue, Shade.green, Shade.red] {
      rig.grab(moving: 150)
      let color = rig.color(x: 20)
      #expect(zip(color, shade).allSatisfy { ($1 == 255) == ($0 > 200) && $0 <= $1 })
      rig.letGo(at: 170)
      rig.host.advance(by: 1)
    }
    #expect(rig.titles == ["root"])
    // Where nothing is drawn the live root was shown.
    #expect(diagnostics.contains(.snapshotMissing) == (drawing == .never))
    #expect(rig.leftovers.isEmpty)
  }

  /// A menu hides its button until it has shrunk back, and its action may push before that.
  @Test(arguments: [true, false], [true, false])
  func aSnapshotWithoutTheButtonOfAMenuIsNotStored(hasMenu: Bool, isControl: Bool) {
    let button: UIView = isControl ? UIButton() : UIView()
    if hasMenu, let control = button as? UIControl {
      control.isContextMenuInteractionEnabled = true
    } else if hasMenu {
      button.addInteraction(UIContextMenuInteraction())
    }
    button.frame = CGRect(x: 60, y: 200, width: 80, height: 44)
    rig.root.view.addSubview(button)
    rig.host.advance(by: 0.1)
    rig.host.tap(at: button.center)
    rig.host.advance(by: 0.3)
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.1)
    // The push shows it all the same.
    #expect(!rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect((rig.navigation.snapshot(for: rig.root) == nil) == hasMenu)
    // The next push begins with another touch.
    rig.host.tap(at: CGPoint(x: 100, y: 300))
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.viewControllers.dropLast().last.flatMap(rig.navigation.snapshot) != nil)
    #expect(rig.leftovers.isEmpty)
  }

  /// An app may forbid screenshots: captures are empty then, bitmaps as well as views.
  @Test func whereCapturesAreEmptyTheLiveScreenIsShown() {
    rig.host.settings.capturesAreEmpty = true
    for color in [UIColor.green, .blue, .green] {
      rig.navigation.pushViewController(ColorScreen("a", color), animated: true)
      rig.host.advance(by: 1)
    }
    // By now, the views have turned out empty, and so has each image.
    #expect(!rig.navigation.trustsSnapshotViews)
    let top = ColorScreen("top", .red)
    rig.navigation.pushViewController(top, animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    for screen in rig.navigation.viewControllers.dropLast() {
      #expect(rig.navigation.snapshot(for: screen) == nil)
    }
    #expect(rig.leftovers.isEmpty)
  }

  /// Such an app moves the layer of its window, or another one, into that of a secure text field.
  @Test func whereAnAppForbidsScreenshotsAllIsUIKits() {
    let navigation = SnapshotNavigationController(rootViewController: SimpleScreen("root", .red))
    let (around, field) = (UIViewController(), UITextField())
    around.addChild(navigation)
    field.isSecureTextEntry = true
    field.frame = rig.host.window.bounds
    navigation.view.frame = field.bounds
    around.view.addSubview(field)
    around.view.addSubview(navigation.view)
    field.layer.addSublayer(navigation.view.layer)
    navigation.didMove(toParent: around)
    rig.host.window.rootViewController = around
    rig.host.advance(by: 1)
    navigation.pushViewController(SimpleScreen("a", .green), animated: true)
    rig.host.advance(by: 0.1)
    let (left, right) = (CGPoint(x: 3, y: 300), CGPoint(x: 197, y: 300))
    #expect(rig.host.pixel(at: left).red > 150)
    rig.host.advance(by: 1)
    #expect(navigation.snapshot(for: navigation.viewControllers[0]) == nil)
    rig.host.touch(.began, at: left)
    rig.host.move(from: left, to: CGPoint(x: 103, y: 300), duration: 0.3)
    #expect(rig.host.pixel(at: CGPoint(x: 60, y: 300)).red > 150)
    #expect(rig.host.pixel(at: right).green > 100)
    rig.host.touch(.ended, at: CGPoint(x: 103, y: 300))
    rig.host.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    navigation.pushViewController(SimpleScreen("b", .blue), animated: true)
    rig.host.advance(by: 1)
    navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.host.pixel(at: right).blue > 100)
    rig.host.advance(by: 1)
  }

  /// Device RGB would clip the colors of a screen that shows more; a wide bitmap takes longer to draw.
  @Test(arguments: [UIDisplayGamut.SRGB, .P3], [true, false])
  func anImageHasTheGamutOfItsScreenIn8Bits(gamut: UIDisplayGamut, fromView: Bool) throws {
    rig.host.runtime.changeDisplayGamut(to: gamut)
    rig.navigation.trustsSnapshotViews = fromView
    push()
    rig.host.advance(by: 1)
    let image = try #require(rig.navigation.snapshot(for: rig.root)?.cgImage)
    let isWide = image.colorSpace?.name == CGColorSpace.displayP3
    #expect(isWide == (gamut == .P3))
    #expect(image.bitsPerComponent == 8)
    #expect(rig.leftovers.isEmpty)
  }

  /// Screens that go unseen take what was to be drawn along.
  @Test func whatIsForgottenBeforeItIsDrawnLeavesNothing() {
    for name in ["a", "b", "c"] {
      rig.navigation.pushViewController(ColorScreen(name, .green), animated: false)
    }
    rig.navigation.popToRootViewController(animated: false)
    rig.host.advance(by: 0.3)
    #expect(rig.leftovers.isEmpty)
    #expect(stored.count == 0)
  }
}
