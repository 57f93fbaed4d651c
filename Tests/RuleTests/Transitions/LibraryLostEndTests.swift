import SnapshotNavigation
import Testing
import UIKitHost

@testable import UIKit

/// UIKit never reports the end of something: what waited for it has an end of its own.
@MainActor @Suite(.warningsAreRead)
struct LibraryLostEndTests {
  private func rig(_ transition: ScreenOptions.Transition = .system, hidesBar: Bool = false) -> Rig
  {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: hidesBar))
    rig.push(ColorScreen("a", .blue, hidesBar: false))
    let screen = SimpleScreen("b", .green, hidesBar: false)
    screen.snapshotNavigation.transition = transition
    if hidesBar { rig.navigation.setViewControllers([rig.root], animated: false) }
    rig.push(screen)
    return rig
  }

  /// A drag of ours, of a screen that's pushed for it, works as ever.
  private func expectAWorkingDrag(_ rig: Rig) {
    let titles = rig.titles
    rig.push(ColorScreen("c", .gray, hidesBar: false))
    rig.grab(moving: 150)
    rig.letGo(at: 170)
    rig.host.advance(by: 1)
    #expect(rig.titles == titles)
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    #expect(rig.host.log.isEmpty, "\(rig.host.log)")
  }

  /// On iOS 26 UIKit may lose the end of the first.
  @Test(arguments: [true, false], [true, false])
  func aSecondSwipeMayBeginWhileTheFirstTurnsBack(loses: Bool, finishes: Bool) {
    let rig = rig(hidesBar: true)
    rig.host.settings.secondPopLosesCompletion = loses
    var completions = 0
    rig.grab(at: 5, moving: 40)
    rig.letGo(at: 45)
    rig.host.advance(by: 1.0 / 60)
    rig.navigation.whenSettled { completions += 1 }
    let way: CGFloat = finishes ? 150 : 40
    rig.grab(at: 5, moving: way, duration: 0.2)
    rig.letGo(at: 5 + way)
    rig.host.advance(by: 1)
    let pops = loses && finishes
    #expect(rig.titles == (pops ? ["root"] : ["root", "b"]))
    #expect(rig.navigation.isNavigationBarHidden == pops)
    #expect(
      rig.ends == [.willBegin, .didCancel]
        + (loses ? [.willBegin, finishes ? .didFinish : .didCancel] : []))
    #expect(completions == 1)
    expectAWorkingDrag(rig)
  }

  enum Way: CaseIterable {
    case push, pop, swipe, drag
  }

  /// The delegate isn't called at the end.
  @Test(arguments: Way.allCases)
  func anEndThatIsNotReportedIsNoticed(_ way: Way) {
    let rig = rig(way == .drag ? .automatic : .system)
    var completions = 0
    let fader = CrossFader()
    switch way {
    case .push:
      let screen = SimpleScreen("d", .white)
      screen.snapshotNavigation.transition = .system
      rig.navigation.pushViewController(screen, animated: true) { completions += 1 }
    case .pop: rig.navigation.popViewController(animated: true) { completions += 1 }
    case .swipe: rig.grab(at: 5, moving: 150)
    case .drag:
      rig.navigation.delegate = fader
      rig.grab(at: 5, moving: 150)
    }
    rig.host.advance(by: 0.1)
    let delegate = rig.navigation.storedDelegate
    rig.navigation.storedDelegate = nil
    if way == .swipe || way == .drag { rig.letGo(at: 155) }
    rig.host.advance(by: 1)
    rig.navigation.storedDelegate = delegate
    rig.navigation.delegate = nil
    #expect(rig.titles == (way == .push ? ["root", "a", "b", "d"] : ["root", "a"]))
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(completions == (way == .push || way == .pop ? 1 : 0))
    expectAWorkingDrag(rig)
  }
}
