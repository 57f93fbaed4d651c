import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The snapshot that the next pop of a visible stack shows is the view that the push took.
@MainActor @Suite(.warningsAreRead)
struct LibraryNearestTests {
  private let rig = Rig()
  private var stored: StoredSnapshots { rig.navigation.stored }

  private var bitmaps: Int {
    let captures = rig.host.runtime.captures
    return captures.withScreenUpdates + captures.withoutScreenUpdates
  }

  /// Drags back with a lower screen of another color by now, and says whether its snapshot was shown.
  private func dragShowsSnapshot() -> Bool {
    let below = rig.navigation.viewControllers.dropLast().last
    let color = below?.view.backgroundColor
    below?.view.backgroundColor = .black
    rig.grab(moving: 150)
    let isSnapshot = rig.color(x: 20).contains { $0 > 100 }
    rig.letGo(at: 170)
    rig.host.advance(by: 1)
    below?.view.backgroundColor = color
    return isSnapshot
  }

  @Test(arguments: [true, false])
  func listDetailBackDrawsNoBitmapEver(byFinger: Bool) {
    let before = bitmaps
    rig.push(ColorScreen("a", .green))
    rig.host.advance(by: 10)
    // One that is given up, and one more.
    rig.grab(moving: 60)
    rig.letGo(at: 25)
    rig.host.advance(by: 3)
    if byFinger {
      #expect(dragShowsSnapshot())
    } else {
      rig.navigation.popViewController(animated: true)
    }
    rig.host.advance(by: 3)
    #expect(rig.titles == ["root"])
    #expect(bitmaps == before)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func deeperDownOneBitmapAPushIsDrawn() {
    for depth in 1...9 {
      let before = bitmaps
      rig.push(ColorScreen("\(depth)", UIColor(step: depth)))
      #expect(bitmaps - before == (depth == 1 ? 0 : 1))
    }
    #expect(stored.views.count == 1)
  }

  /// What waits is in the window, so that it's rendered, and nothing of it is seen.
  @Test func itStandsInTheWindowUnseen() throws {
    rig.push(ColorScreen("a", .green))
    let view = try #require(stored.view(of: rig.root))
    #expect(view.window === rig.host.window)
    #expect(view.isClippedSnapshot == true)
    rig.navigation.view.isHidden = true
    rig.host.advance(by: 0.1)
    #expect(rig.color() != Shade.red)
    rig.navigation.view.isHidden = false
    rig.host.advance(by: 0.1)
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Leaving the app

  /// Control Center, an alert, another window.
  @Test func deactivationDrawsNothingInItsCallAndOneImageAfterIt() {
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue))
    let before = bitmaps
    rig.host.runtime.resignActive()
    #expect(bitmaps == before)
    rig.host.advance(by: 1)
    #expect(bitmaps == before + 1)
    #expect(stored.views.isEmpty)
    rig.host.runtime.becomeActive()
    rig.host.advance(by: 1)
    #expect(bitmaps == before + 1)
    #expect(dragShowsSnapshot())
    #expect(rig.leftovers.isEmpty)
  }

  /// However soon the app is in the background, and whatever snapshot views go through there.
  @Test(arguments: [1, 2, 5], [true, false])
  func afterTheBackgroundADragShowsASnapshot(depth: Int, isLasting: Bool) {
    rig.host.settings.snapshotViewsOutlastBackground = isLasting
    for index in 1...depth { rig.push(ColorScreen("\(index)", UIColor(step: index))) }
    rig.host.enterBackground()
    rig.host.advance(by: 1)
    rig.host.enterForeground()
    rig.host.advance(by: 0.5)
    #expect(dragShowsSnapshot())
    #expect(rig.titles.count == depth)
    #expect(rig.leftovers.isEmpty)
  }

  /// The first one that is drawn at all, where those that are clipped are drawn empty.
  @Test func afterTheBackgroundADragShowsASnapshotThatCouldOnlyBeDrawnUnclipped() {
    rig.host.settings.clippedSnapshotViewsAreDrawn = false
    rig.host.settings.snapshotViewsOutlastBackground = false
    rig.push(ColorScreen("a", .green))
    rig.host.enterBackground()
    rig.host.advance(by: 1)
    rig.host.enterForeground()
    rig.host.advance(by: 0.5)
    #expect(rig.navigation.trustsSnapshotViews)
    #expect(dragShowsSnapshot())
    #expect(rig.leftovers.isEmpty)
  }

  /// Where nothing can be drawn any longer, deactivation has come first; else the live screen is shown.
  @Test(arguments: [true, false], [true, false])
  func whatCannotBeDrawnInTheBackgroundIsDrawnBeforeOrDropped(isFirst: Bool, isLasting: Bool) {
    rig.host.settings.drawsAsBackgroundBegins = false
    rig.host.settings.snapshotViewsOutlastBackground = isLasting
    rig.push(ColorScreen("a", .green))
    if isFirst {
      rig.host.runtime.resignActive()
      rig.host.advance(by: 0.5)
    }
    rig.host.enterBackground()
    rig.host.advance(by: 1)
    rig.host.enterForeground()
    rig.host.advance(by: 0.5)
    #expect(rig.navigation.trustsSnapshotViews)
    #expect((rig.navigation.snapshot(for: rig.root) != nil) == isFirst)
    #expect(dragShowsSnapshot() == isFirst)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  /// Also where its container has told it nothing.
  @Test func nothingWaitsInTheWindowOfAControllerThatIsGone() async {
    let host = rig.host
    let ground = SilentContainer()
    host.show(ground, for: 0.1)
    weak var gone: SnapshotNavigationController?
    do {
      let navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
      gone = navigation
      ground.addChild(navigation)
      ground.view.addSubview(navigation.view)
      navigation.didMove(toParent: ground)
      navigation.beginAppearanceTransition(true, animated: false)
      navigation.endAppearanceTransition()
      host.advance(by: 0.2)
      navigation.pushViewController(ColorScreen("a", .green), animated: true)
      host.advance(by: 1)
      let waiting = navigation.stored.views.first
      #expect(waiting?.window === host.window)
      navigation.view.removeFromSuperview()
      navigation.removeFromParent()
    }
    host.advance(by: 1)
    #expect(gone == nil)
    for _ in 0..<100 where host.window.descendants.contains(where: { $0.isSnapshot }) {
      await Task.yield()
    }
    #expect(!host.window.descendants.contains { $0.isSnapshot })
  }

  // MARK: Drawing

  /// One image in an idle turn, and none after a finger has come down.
  @Test func whatIsDrawnNeverCompetesWithATouch() {
    for name in ["a", "b", "c"] {
      rig.navigation.pushViewController(ColorScreen(name, .green), animated: true)
      rig.host.advance(by: 0.1)
    }
    rig.host.advance(while: { !rig.navigation.isAtRest })
    var most = 0
    for _ in 0..<60 {
      let before = bitmaps
      rig.host.advance(by: 1.0 / 60)
      most = max(most, bitmaps - before)
    }
    #expect(most == 1)
    #expect(stored.views.count == 1)
    rig.push(ColorScreen("d", .blue))
    rig.navigation.pushViewController(ColorScreen("e", .red), animated: true)
    rig.host.advance(while: { !rig.navigation.isAtRest })
    rig.host.touch(.began, at: CGPoint(x: 100, y: 200))
    let before = bitmaps
    rig.host.advance(by: 3)
    #expect(bitmaps == before)
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 200))
    rig.host.advance(by: 0.5)
    #expect(bitmaps == before + 1)
  }
}

private final class SilentContainer: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
