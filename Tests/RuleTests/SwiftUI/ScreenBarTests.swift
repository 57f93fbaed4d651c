import TestSupport
import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation
@testable import SnapshotNavigationUI

/// The bar of a screen beside SwiftUI's own calls, its title, and UIKit's swipes.
@MainActor @Suite(.warningsAreRead)
struct ScreenBarTests {
  // MARK: Titles

  @Test func aScreenMayHaveALargeTitle() {
    let (large, inline) = (PathRig(), PathRig())
    large.root.navigationItem.largeTitleDisplayMode = .always
    inline.root.navigationItem.largeTitleDisplayMode = .never
    for rig in [large, inline] { rig.settle() }
    let heights = [large, inline].map(\.navigation.navigationBar.bounds.height)
    #expect(heights[0] > heights[1], "\(heights)")
  }

  @Test(arguments: PreferringScreen.TitleTime.allCases)
  func aTitleIsShownWheneverItComes(time: PreferringScreen.TitleTime) {
    let rig = PathRig(["a", "b"], atOnce: true, titles: time)
    #expect(rig.agrees)
    rig.swipe()
    #expect(rig.agrees && rig.path == ["a"])
    rig.path = ["a", "c"]
    rig.settle()
    #expect(rig.agrees)
  }

  // MARK: SwiftUI's own calls

  @Test(arguments: PreferringScreen.Moment.allCases, [true, false])
  func aCallOfSwiftUIsDoesNotWinOverAPreference(
    moment: PreferringScreen.Moment, hidesByPreference: Bool
  ) {
    let rig = PathRig()
    rig.wishes["1"] = ScreenPreferences {
      $0.navigationBar = hidesByPreference ? .hidden : .visible
    }
    // SwiftUI may repeat the preference, or contradict it.
    for isHidden in [true, false] {
      rig.barCalls["1"] = [moment: isHidden]
      rig.path = [1]
      rig.settle()
      #expect(rig.hasBar != hidesByPreference && rig.agrees)
      rig.navigation.setNavigationBarHidden(isHidden, animated: false)
      #expect(rig.hasBar != hidesByPreference)
      rig.swipe()
      #expect(rig.hasBar && rig.agrees)
    }
  }

  @Test func aScreenWithoutAPreferenceFollowsSwiftUIsCalls() {
    let rig = PathRig()
    rig.barCalls["1"] = [.beforeRendering: true]
    rig.path = [1]
    rig.settle()
    #expect(!rig.hasBar)
    rig.navigation.setNavigationBarHidden(false, animated: false)
    #expect(rig.hasBar)
  }

  /// SwiftUI's own call may come before the preference, and isn't meant for the screens below.
  @Test func aPreferenceThatComesAtRestIsTheScreensAlone() throws {
    let rig = PathRig([1])
    rig.navigation.setNavigationBarHidden(true, animated: false)
    rig.wishes["1"] = ScreenPreferences { $0.navigationBar = .hidden }
    rig.render(try #require(rig.top))
    #expect(!rig.hasBar)
    rig.swipe()
    #expect(rig.hasBar && rig.agrees)
  }

  @Test func aPreferenceThatIsGoneGivesWayToSwiftUIsCalls() throws {
    let rig = PathRig()
    rig.wishes["1"] = ScreenPreferences { $0.navigationBar = .hidden }
    rig.path = [1]
    rig.settle()
    rig.wishes["1"] = nil
    rig.render(try #require(rig.top))
    #expect(rig.hasBar)
    rig.navigation.setNavigationBarHidden(true, animated: false)
    #expect(!rig.hasBar)
  }

  // MARK: UIKit's swipe

  private func edgeSwipe(_ rig: PathRig) {
    rig.grab(at: 2, moving: 150, duration: 0.2)
    rig.letGo(at: 152)
    rig.settle()
  }

  @Test func theKillSwitchKeepsTheSwipe() {
    let rig = PathRig([1, 2])
    rig.navigation.configuration.transition = .system
    edgeSwipe(rig)
    #expect(rig.path == [1] && rig.writes == [[1]] && rig.agrees)
    rig.path = [1, 3]
    rig.settle()
    edgeSwipe(rig)
    #expect(rig.path == [1] && rig.agrees)
  }

  /// UIKit's gestures can't ask.
  @Test func withTheKillSwitchAScreenIsNotSwipedWhileItConfirmsPops() throws {
    let rig = PathRig([1])
    rig.navigation.configuration.transition = .system
    rig.wishes["1"] = ScreenPreferences { $0.confirm { _ in true } }
    rig.render(try #require(rig.top))
    edgeSwipe(rig)
    #expect(rig.path == [1])
    rig.wishes["1"] = nil
    rig.render(try #require(rig.top))
    edgeSwipe(rig)
    #expect(rig.path == [] && rig.agrees)
  }

  @Test(arguments: [false, true])
  func whereBarsAgreeUIKitPopsUnlessTheScreenConfirmsPops(confirms: Bool) {
    let rig = PathRig()
    rig.navigation.configuration.transition = .systemWhereBarsAgree
    if confirms { rig.wishes["1"] = ScreenPreferences { $0.confirm { _ in true } } }
    rig.path = [1]
    rig.settle()
    rig.grab(at: 2, moving: 150, duration: 0.2)
    #expect(rig.stages.isEmpty == !confirms)
    rig.letGo(at: 152)
    rig.settle()
    #expect(rig.path == [] && rig.agrees)
  }
}
