import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

@MainActor
struct LibraryPushTests {
  @Test func aPushTakesOneBitmapOfTheScreenThatIsLeft() throws {
    let story = Story()
    let before = story.host.runtime.captures
    story.navigation.pushViewController(Page("a", .green), animated: true)
    story.host.advance(by: 1)
    let after = story.host.runtime.captures
    #expect(after.withoutScreenUpdates == before.withoutScreenUpdates + 1)
    #expect(after.withScreenUpdates == before.withScreenUpdates)
    #expect(after.replicants == before.replicants)
    let picture = try #require(story.navigation.snapshot(for: story.root))
    #expect(picture.size == Story.size)
    #expect(story.navigation.snapshotMemoryUsage >= 200 * 400 * 4)
  }

  @Test func aPushMovesTheNewScreenOverTheOldPicture() {
    let story = Story()
    story.navigation.configuration.timing = .curve(duration: 1, .linear)
    story.navigation.pushViewController(Page("a", .green), animated: true)
    story.host.advance(by: 0.5)
    #expect(story.stages.count == 1)
    #expect(story.color(x: 190) == Shade.green)
    #expect(story.color(x: 10)[0] > 200)
    #expect(story.color(x: 10)[1] == 0)
    story.host.advance(by: 1)
    #expect(story.color(x: 10) == Shade.green)
    #expect(story.leftovers.isEmpty)
  }

  @Test func appearanceCallbacksComeInUIKitsOrder() {
    let story = Story()
    story.root.forgetCalls()
    let page = Page("a", .green)
    story.push(page)
    #expect(story.root.calls == ["willDisappear", "didDisappear"])
    #expect(page.calls == ["willAppear", "didAppear"])
    story.root.forgetCalls()
    page.forgetCalls()
    story.navigation.popViewController(animated: true)
    story.host.advance(by: 1)
    #expect(page.calls == ["willDisappear", "didDisappear"])
    #expect(story.root.calls == ["willAppear", "didAppear"])
  }

  @Test func theStackIsChangedWhenTheCallReturns() {
    let story = Story()
    let page = Page("a", .green)
    story.navigation.pushViewController(page, animated: true)
    #expect(story.titles == ["root", "a"])
    story.host.advance(by: 1)
    let popped = story.navigation.popViewController(animated: true)
    #expect(popped === page)
    #expect(story.titles == ["root"])
    story.host.advance(by: 1)
    #expect(story.leftovers.isEmpty)
  }

  @Test func twoPushesInOneTurnStoreEachScreenUnderItself() throws {
    let story = Story()
    let (a, b) = (Page("a", .green), Page("b", .blue))
    story.navigation.pushViewController(a, animated: true)
    story.navigation.pushViewController(b, animated: true)
    #expect(story.titles == ["root", "a", "b"])
    story.host.advance(by: 1)
    #expect(story.color() == Shade.blue)
    #expect(try picture(of: story.root, in: story) == Shade.red)
    #expect(try picture(of: a, in: story) == Shade.green)
    #expect(story.leftovers.isEmpty)
  }

  @Test func aPushWithoutAnimationKeepsThePictureOfACommittedScreen() throws {
    let story = Story()
    story.navigation.pushViewController(Page("a", .green), animated: false)
    #expect(try picture(of: story.root, in: story) == Shade.red)
    story.host.advance(by: 0.2)
    #expect(story.color() == Shade.green)
    #expect(story.leftovers.isEmpty)
  }

  @Test func aScreenNeverCommittedIsNotPicturedWithoutAnimation() {
    let story = Story()
    let a = Page("a", .green)
    story.navigation.pushViewController(a, animated: false)
    story.navigation.pushViewController(Page("b", .blue), animated: false)
    #expect(story.navigation.snapshot(for: a) == nil)
  }

  @Test func aSensitiveScreenIsNeverPictured() {
    let story = Story()
    story.root.isSensitive = true
    story.push(Page("a", .green))
    #expect(story.navigation.snapshot(for: story.root) == nil)
    #expect(story.color() == Shade.green)
    story.navigation.popViewController(animated: true)
    story.host.advance(by: 1)
    #expect(story.color() == Shade.red)
    #expect(story.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func aSecondPushDuringTheFirstCutsItToItsEnd(afterAWhile: Bool) {
    let story = Story()
    let a = Page("a", .green)
    story.navigation.pushViewController(a, animated: true)
    story.host.advance(by: afterAWhile ? 0.1 : 1.0 / 60)
    story.navigation.pushViewController(Page("b", .blue), animated: true)
    #expect(story.titles == ["root", "a", "b"])
    #expect(a.calls.prefix(2) == ["willAppear", "didAppear"])
    story.host.advance(by: 1)
    #expect(story.color() == Shade.blue)
    #expect(story.leftovers.isEmpty)
    #expect(story.host.log.isEmpty)
  }

  @Test func pushedPagesBarsAreAsTheyWishFromTheFirstFrame() {
    let story = Story(root: Page("root", .red, hidesBar: true))
    #expect(story.navigation.isNavigationBarHidden)
    let page = Page("a", .green, hidesBar: false)
    story.navigation.pushViewController(page, animated: true)
    story.host.advance(by: 1.0 / 30)
    #expect(!story.navigation.isNavigationBarHidden)
    #expect(story.navigation.navigationBar.layer.animationKeys()?.isEmpty != false)
    story.host.advance(by: 1)
    story.navigation.popViewController(animated: true)
    story.host.advance(by: 1)
    #expect(story.navigation.isNavigationBarHidden)
    #expect(story.leftovers.isEmpty)
  }

  @Test func aPushFromInsideAnAppearanceCallbackWaitsItsTurn() {
    let story = Story()
    let (a, b) = (Page("a", .green), Page("b", .blue))
    a.whenAppearing = { [weak a] in
      a?.whenAppearing = nil
      story.navigation.pushViewController(b, animated: true)
    }
    story.navigation.pushViewController(a, animated: true)
    story.host.advance(by: 2)
    #expect(story.titles == ["root", "a", "b"])
    #expect(story.color() == Shade.blue)
    #expect(story.leftovers.isEmpty)
  }

  private func picture(of page: Page, in story: Story) throws -> [UInt8] {
    let picture = try #require(story.navigation.snapshot(for: page)?.cgImage)
    let pixel = picture.color(x: 100, y: 300)
    return [pixel.red, pixel.green, pixel.blue]
  }
}
