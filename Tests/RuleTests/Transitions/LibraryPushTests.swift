import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct LibraryPushTests {
  /// The nearest snapshot stays a view; the next push, at rest, makes an image of it.
  @Test func aPushTakesASnapshotViewAndTheNextOneMakesItABitmapAtRest() throws {
    let rig = Rig()
    let before = rig.host.runtime.captures
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    #expect(rig.navigation.snapshotMemoryUsage >= 200 * 400 * 4)
    rig.host.advance(while: {
      guard !rig.navigation.isAtRest || rig.events.last != .didFinish else {
        return false
      }
      #expect(rig.host.runtime.captures.withoutScreenUpdates == before.withoutScreenUpdates)
      return true
    })
    rig.host.advance(by: 1)
    #expect(rig.host.runtime.captures.withoutScreenUpdates == before.withoutScreenUpdates)
    #expect(rig.host.runtime.captures.replicants == before.replicants + 1)
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(while: { !rig.navigation.isAtRest })
    #expect(rig.host.runtime.captures.withoutScreenUpdates == before.withoutScreenUpdates)
    rig.host.advance(by: 1)
    let after = rig.host.runtime.captures
    #expect(after.withoutScreenUpdates == before.withoutScreenUpdates + 1)
    #expect(after.withScreenUpdates == before.withScreenUpdates)
    #expect(after.replicants == before.replicants + 2)
    let picture = try #require(rig.navigation.snapshot(for: rig.root))
    #expect(picture.size == Rig.size)
    #expect(rig.navigation.snapshotMemoryUsage >= 200 * 400 * 4)
    // Contexts without alpha lose Metal content on a device.
    #expect(picture.cgImage?.alphaInfo == .premultipliedFirst)
    #expect(picture.cgImage?.bitsPerComponent == 8)
  }

  @Test func aPushMovesTheNewScreenOverTheOldPicture() {
    let rig = Rig()
    rig.navigation.configuration.timing = .curve(duration: 1, .linear)
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.5)
    #expect(rig.stages.count == 1)
    #expect(rig.color(x: 190) == Shade.green)
    #expect(rig.color(x: 10)[0] > 200)
    #expect(rig.color(x: 10)[1] == 0)
    rig.host.advance(by: 1)
    #expect(rig.color(x: 10) == Shade.green)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func appearanceCallbacksComeInUIKitsOrder() {
    let rig = Rig()
    rig.root.forgetCalls()
    let page = ColorScreen("a", .green)
    rig.push(page)
    #expect(rig.root.calls == ["willDisappear", "didDisappear"])
    #expect(page.calls == ["willAppear", "didAppear"])
    rig.root.forgetCalls()
    page.forgetCalls()
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(page.calls == ["willDisappear", "didDisappear"])
    #expect(rig.root.calls == ["willAppear", "didAppear"])
  }

  @Test func twoPushesInOneTurnStoreEachScreenUnderItself() throws {
    let rig = Rig()
    let (a, b) = (ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.navigation.pushViewController(a, animated: true)
    rig.navigation.pushViewController(b, animated: true)
    #expect(rig.titles == ["root", "a", "b"])
    rig.host.advance(by: 1)
    #expect(rig.color() == Shade.blue)
    #expect(try picture(of: rig.root, in: rig) == Shade.red)
    #expect(try picture(of: a, in: rig) == Shade.green)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aPushWithoutAnimationKeepsThePictureOfACommittedScreen() throws {
    let rig = Rig()
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: false)
    #expect(try picture(of: rig.root, in: rig) == Shade.red)
    rig.host.advance(by: 0.2)
    #expect(rig.color() == Shade.green)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aScreenNeverCommittedIsNotPicturedWithoutAnimation() {
    let rig = Rig()
    let a = ColorScreen("a", .green)
    rig.navigation.pushViewController(a, animated: false)
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: false)
    #expect(rig.navigation.snapshot(for: a) == nil)
  }

  @Test(arguments: [true, false])
  func aSecondPushDuringTheFirstCutsItToItsEnd(afterAWhile: Bool) {
    let rig = Rig()
    let a = ColorScreen("a", .green)
    rig.navigation.pushViewController(a, animated: true)
    rig.host.advance(by: afterAWhile ? 0.1 : 1.0 / 60)
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    #expect(rig.titles == ["root", "a", "b"])
    #expect(a.calls.prefix(2) == ["willAppear", "didAppear"])
    rig.host.advance(by: 1)
    #expect(rig.color() == Shade.blue)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func pushedPagesBarsAreAsTheyWishFromTheFirstFrame() {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: true))
    #expect(rig.navigation.isNavigationBarHidden)
    let page = ColorScreen("a", .green, hidesBar: false)
    rig.navigation.pushViewController(page, animated: true)
    rig.host.advance(by: 1.0 / 30)
    #expect(!rig.navigation.isNavigationBarHidden)
    #expect(rig.navigation.navigationBar.layer.animationKeys()?.isEmpty != false)
    rig.host.advance(by: 1)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.isNavigationBarHidden)
    #expect(rig.leftovers.isEmpty)
  }

  private func picture(of page: ColorScreen, in rig: Rig) throws -> [UInt8] {
    let picture = try #require(rig.navigation.snapshot(for: page)?.cgImage)
    let pixel = picture.color(x: 100, y: 300)
    return [pixel.red, pixel.green, pixel.blue]
  }

  /// A button that pushes as it is touched is still pressed then; its screen's snapshot isn't.
  @Test(arguments: [true, false])
  func whatIsPressedIsInNoSnapshot(isRow: Bool) throws {
    @MainActor final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    }
    let rig = Rig()
    let frame = CGRect(x: 0, y: 250, width: 200, height: 100)
    let (button, rows) = (UIButton(frame: frame), Rows())
    let table = UITableView(frame: frame)
    table.dataSource = rows
    button.setBackgroundImage(nil, for: .normal)
    button.setBackgroundImage(
      UIGraphicsImageRenderer(size: frame.size).image {
        UIColor.blue.setFill()
        $0.fill(CGRect(origin: .zero, size: frame.size))
      }, for: .highlighted)
    rig.root.view.addSubview(isRow ? table : button)
    rig.host.advance(by: 0.2)
    let before = rig.pixels()
    rig.host.touch(.began, at: CGPoint(x: 100, y: 270))
    rig.host.advance(by: 0.3)
    #expect(rig.pixels() != before)
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    let picture = try #require(rig.navigation.snapshot(for: rig.root)?.cgImage)
    #expect(Pixels(picture) == before)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 270))
    rig.host.advance(by: 1)
  }

  @Test(arguments: [true, false])
  func aPushFromViewDidAppearAfterAPopCommitsNothing(animated: Bool) {
    let (rig, root, next) = (Rig(), ColorScreen("root", .red), ColorScreen("b", .blue))
    rig.navigation.setViewControllers([root], animated: false)
    rig.push(ColorScreen("a", .green))
    let before = rig.host.runtime.captures.withScreenUpdates
    root.whenAppeared = { rig.navigation.pushViewController(next, animated: animated) }
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 2)
    #expect(rig.host.runtime.captures.withScreenUpdates == before)
    #expect(rig.navigation.topViewController === next)
    #expect(rig.color() == Shade.blue)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func afterTheBackgroundAPushIsCapturedAsCheaplyAsAny() {
    let rig = Rig()
    rig.host.enterBackground()
    rig.host.advance(by: 0.2)
    rig.host.enterForeground()
    rig.host.advance(by: 0.2)
    let before = rig.host.runtime.captures.withScreenUpdates
    rig.push(ColorScreen("a", .green))
    #expect(rig.host.runtime.captures.withScreenUpdates == before)
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
  }
}
