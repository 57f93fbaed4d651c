import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The columns of a split view; collapsed, it nests their stacks, and UIKit shows what happens there.
@MainActor @Suite(.serialized, .warningsAreRead)
struct LibrarySplitTests {
  @Test(arguments: SplitRig.Kind.allCases)
  func whatANestedStackPushesAndPopsIsUIKits(kind: SplitRig.Kind) {
    let rig = SplitRig(kind)
    let kept = rig.snapshots
    rig.split.show(.secondary)
    rig.rest(0.1)
    #expect(rig.stages.isEmpty)
    rig.rest()
    #expect(rig.titles == ["a", "b", "1"])
    rig.outerEvents = []
    rig.inner.pushViewController(SimpleScreen("2", .yellow), animated: true)
    rig.rest(0.1)
    #expect(rig.stages.isEmpty)
    rig.rest()
    #expect(rig.titles == ["a", "b", "1", "2"])
    let (inner, lower) = (rig.ours(rig.inner), rig.inner.viewControllers[0])
    #expect(inner?.keepsSnapshot(of: lower) != true)
    #expect(rig.outer.navigationBar.items?.compactMap(\.title) == ["a", "b", "1", "2"])
    rig.inner.popViewController(animated: true)
    rig.rest(0.1)
    #expect(rig.stages.isEmpty)
    rig.rest()
    #expect(rig.titles == ["a", "b", "1"])
    #expect(rig.outerEvents.isEmpty)
    #expect(rig.snapshots == kept)
    #expect(rig.innerEvents.story.suffix(4).allSatisfy { $0.contains("programmatic") })
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: SplitRig.Kind.allCases)
  func theBackButtonPopsTheInnermostTop(kind: SplitRig.Kind) {
    let rig = SplitRig(kind).nest(SimpleScreen("2", .yellow))
    let kept = rig.snapshots
    rig.tapBack()
    rig.rest(0.15)
    #expect(rig.stages.isEmpty)
    rig.rest()
    #expect(rig.titles == ["a", "b", "1"])
    #expect(rig.outerEvents.isEmpty)
    #expect(rig.snapshots == kept)
    if kind == .both {
      #expect(rig.innerEvents.story == ["pop backButton willBegin", "pop backButton didFinish"])
    }
    rig.tapBack()
    rig.rest(0.15)
    #expect(rig.stages.isEmpty)
    rig.rest()
    #expect(rig.titles == ["a", "b"])
    #expect(rig.snapshots == kept)
    if kind != .secondary {
      #expect(rig.outerEvents.story == ["pop backButton willBegin", "pop backButton didFinish"])
    }
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  /// Then the snapshots show the primary column as ever.
  @Test(arguments: [SplitRig.Kind.primary, .both])
  func onceTheInnerStackHasGoneSnapshotsRunAgain(kind: SplitRig.Kind) {
    let rig = SplitRig(kind).nest()
    rig.tapBack()
    rig.rest()
    rig.outer.popViewController(animated: true)
    rig.rest(0.1)
    #expect(rig.stages.count == 1)
    rig.rest()
    #expect(rig.titles == ["a"])
    rig.outer.pushViewController(SimpleScreen("c", .cyan), animated: true)
    rig.rest()
    rig.host.touch(.began, at: CGPoint(x: 60, y: 200))
    rig.host.move(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 120, y: 200), duration: 0.3)
    #expect(rig.stages.count == 1)
    rig.host.touch(.ended, at: CGPoint(x: 120, y: 200))
    rig.rest()
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  /// It can't be pushed again by a finger: UIKit refuses navigation controllers.
  @Test(arguments: SplitRig.Kind.allCases)
  func aStackThatWasPoppedIsNotInTheForwardHistory(kind: SplitRig.Kind) throws {
    let rig = SplitRig(kind).nest()
    rig.outer.popViewController(animated: true)
    rig.rest()
    #expect(rig.titles == ["a", "b"])
    guard let outer = rig.ours(rig.outer) else { return }
    #expect(outer.forwardViewControllers.isEmpty)
    rig.host.drag(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 40, y: 200), duration: 0.3)
    rig.rest()
    #expect(rig.titles == ["a", "b"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: [SplitRig.Kind.primary, .both])
  func aPopThatIsPassedOnLeavesForwardHistoryAndSnapshots(kind: SplitRig.Kind) throws {
    let rig = SplitRig(kind)
    let outer = try #require(rig.ours(rig.outer))
    outer.pushViewController(SimpleScreen("c", .cyan), animated: true)
    rig.rest()
    rig.nest(SimpleScreen("2", .yellow), SimpleScreen("3", .purple))
    let (kept, rendered) = (rig.snapshots, outer.lastRendered)
    #expect(kept == ["a", "b"])
    let popped = outer.popViewController(animated: true)
    #expect(popped?.title == "3")
    #expect(outer.motion == nil)
    #expect(outer.lastRendered === rendered)
    rig.rest()
    #expect(outer.popViewController(animated: false)?.title == "2")
    rig.rest()
    #expect(rig.titles == ["a", "b", "c", "1"])
    #expect(rig.snapshots == kept)
    #expect(rig.outerEvents.isEmpty)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: [SplitRig.Kind.primary, .both], [true, false])
  func theCompletionOfAPopThatIsPassedOnIsCalledOnce(
    kind: SplitRig.Kind, animated: Bool
  ) throws {
    let rig = SplitRig(kind).nest(SimpleScreen("2", .yellow))
    let outer = try #require(rig.ours(rig.outer))
    var ends: [Int] = []
    outer.popViewController(animated: animated) { ends.append(rig.inner.viewControllers.count) }
    rig.rest(0.1)
    #expect(ends.isEmpty == animated)
    rig.rest()
    #expect(ends == [1])
    outer.popViewController(animated: animated) { ends.append(rig.isNested ? 1 : 0) }
    rig.rest()
    #expect(ends == [1, 0])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  // MARK: Vetoes

  @Test(
    arguments: [SplitRig.Kind.primary, .both],
    [TransitionTrigger.backButton, .escape, .keyboard])
  func theInnermostTopIsAsked(kind: SplitRig.Kind, trigger: TransitionTrigger) {
    let detail = ColorScreen("1", .green)
    let rig = SplitRig(kind, detail: detail).nest()
    func goBack() {
      switch trigger {
      case .backButton: rig.tapBack()
      case .escape: rig.escape()
      default: rig.host.press("[", modifiers: .command)
      }
      rig.rest()
    }
    detail.answers[trigger] = false
    goBack()
    #expect(detail.questions == [trigger])
    #expect(rig.titles == ["a", "b", "1"])
    detail.answers[trigger] = true
    goBack()
    #expect(detail.questions == [trigger, trigger])
    #expect(rig.titles == ["a", "b"])
    #expect(
      rig.outerEvents.story == ["pop \(trigger) willBegin", "pop \(trigger) didFinish"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: [TransitionTrigger.backButton, .escape, .keyboard])
  func theTopOfADeeperInnerStackIsAsked(trigger: TransitionTrigger) {
    let top = ColorScreen("2", .yellow)
    let rig = SplitRig(.both).nest(top)
    func goBack() {
      switch trigger {
      case .backButton: rig.tapBack()
      case .escape: _ = rig.inner.accessibilityPerformEscape()
      default: rig.host.press("[", modifiers: .command)
      }
      rig.rest()
    }
    top.answers[trigger] = false
    goBack()
    #expect(rig.titles == ["a", "b", "1", "2"])
    top.answers[trigger] = true
    goBack()
    #expect(top.questions == [trigger, trigger])
    #expect(rig.titles == ["a", "b", "1"])
    #expect(rig.outerEvents.isEmpty)
    #expect(rig.innerEvents.story == ["pop \(trigger) willBegin", "pop \(trigger) didFinish"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  // MARK: Fingers

  @Test(arguments: SplitRig.Kind.allCases)
  func uiKitsSwipePopsTheInnermostTopAndOursStandsBack(kind: SplitRig.Kind) {
    let rig = SplitRig(kind).nest(SimpleScreen("2", .yellow))
    rig.swipe(from: 80, by: 90)
    #expect(!rig.hasStagedSwipe)
    #expect(rig.titles == ["a", "b", "1", "2"])
    #expect(rig.refusals.contains(.systemTransition))
    rig.swipe()
    #expect(rig.titles == ["a", "b", "1"])
    #expect(rig.outerEvents.isEmpty)
    rig.swipe(by: 30)
    #expect(rig.titles == ["a", "b", "1"])
    rig.swipe()
    #expect(!rig.hasStagedSwipe)
    #expect(rig.titles == ["a", "b"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  /// UIKit's gestures don't ask.
  @Test(arguments: [SplitRig.Kind.primary, .both])
  func aScreenThatConfirmsPopsIsNotSwipedAway(kind: SplitRig.Kind) {
    let detail = ColorScreen("1", .green)
    detail.answers[.drag] = false
    let rig = SplitRig(kind, detail: detail).nest()
    rig.swipe()
    rig.swipe(from: 80, by: 90)
    #expect(rig.titles == ["a", "b", "1"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  // MARK: Collapsing and expanding

  @Test(arguments: SplitRig.Kind.allCases)
  func expandedEachColumnHasItsOwnSnapshots(kind: SplitRig.Kind) {
    let rig = SplitRig(kind).nest(SimpleScreen("2", .yellow))
    rig.host.resize(to: SplitRig.tablet)
    rig.rest()
    #expect(!rig.isNested)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    for controller in [rig.ours(rig.outer), rig.ours(rig.inner)].compactMap({ $0 }) {
      controller.popViewController(animated: true)
      rig.rest(0.1)
      #expect(!rig.stages.isEmpty)
      rig.rest()
      controller.pushViewController(SimpleScreen("x", .gray), animated: true)
      rig.rest()
    }
    rig.top = .secondary
    rig.host.resize(to: SplitRig.phone)
    rig.rest()
    #expect(rig.isNested)
    rig.outer.popViewController(animated: true)
    rig.rest(0.1)
    #expect(rig.stages.isEmpty)
    rig.rest()
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: SplitRig.Kind.allCases, [0, 1, 2])
  func collapsingOrExpandingInTheMidstLeavesNothingBehind(
    kind: SplitRig.Kind, step: Int
  ) {
    let rig = SplitRig(kind, size: step == 2 ? SplitRig.tablet : SplitRig.phone)
    rig.top = .secondary
    switch step {
    case 0: rig.split.show(.secondary)
    case 1:
      rig.nest()
      rig.inner.pushViewController(SimpleScreen("2", .yellow), animated: true)
    default:
      rig.inner.pushViewController(SimpleScreen("2", .yellow), animated: true)
      rig.outer.popViewController(animated: true)
    }
    rig.rest(0.1)
    rig.host.resize(to: step == 2 ? SplitRig.phone : SplitRig.tablet)
    rig.rest(0.05)
    rig.host.resize(to: step == 2 ? SplitRig.tablet : SplitRig.phone)
    rig.rest(0.05)
    rig.host.resize(to: step == 2 ? SplitRig.phone : SplitRig.tablet)
    rig.rest(2)
    #expect(rig.isNested == (step == 2))
    #expect(rig.inner.topViewController?.viewIfLoaded?.window != nil)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  /// However UIKit puts it there: an app's push of one is refused, a stack that has one isn't.
  @Test func aStackThatIsSetOntoAnotherIsUIKitsToShow() {
    let rig = Rig().push(SimpleScreen("b", .blue))
    let inner = SnapshotNavigationController(rootViewController: SimpleScreen("i", .cyan))
    rig.navigation.setViewControllers(rig.navigation.viewControllers + [inner], animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(inner.topViewController?.viewIfLoaded?.window != nil)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "b"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  /// Its top confirms pops, so UIKit asks the delegate who animates.
  @Test(arguments: [SplitRig.Kind.primary, .both])
  func showingThePrimaryColumnAgainIsUIKitsToo(kind: SplitRig.Kind) {
    let rig = SplitRig(kind, detail: ColorScreen("1", .green)).nest()
    rig.split.show(.primary)
    rig.rest(0.1)
    #expect(rig.stages.isEmpty)
    rig.rest()
    #expect(rig.titles == ["a", "b"])
    #expect(rig.outerEvents.story == ["pop programmatic willBegin", "pop programmatic didFinish"])
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: [SplitRig.Kind.primary, .both])
  func whatFollowsAPopThatWasPassedOnIsNotTheBackButtons(kind: SplitRig.Kind) {
    let rig = SplitRig(kind).nest(SimpleScreen("2", .yellow))
    rig.tapBack()
    rig.rest()
    rig.host.resize(to: SplitRig.tablet)
    rig.rest()
    #expect(rig.outerEvents.count == 1)
    #expect(rig.outerEvents.allSatisfy { $0.trigger == .programmatic && !$0.isAnimated })
  }

  // MARK: A compact column

  @Test func inACompactColumnOurDragRunsAsEver() {
    let rig = SplitRig(.both)
    let root = ColorScreen("c", .cyan)
    let compact = SnapshotNavigationController(rootViewController: root)
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(SimpleScreen("p", .red), for: .primary)
    split.setViewController(SimpleScreen("s", .green), for: .secondary)
    split.setViewController(compact, for: .compact)
    rig.host.window.rootViewController = split
    rig.rest()
    compact.pushViewController(ColorScreen("d", .magenta), animated: true)
    rig.rest(0.1)
    #expect(rig.stages.count == 1)
    rig.rest()
    let start = CGPoint(x: 60, y: 200)
    rig.host.touch(.began, at: start)
    rig.host.move(from: start, to: CGPoint(x: 190, y: 200), duration: 0.3)
    #expect(rig.stages.count == 1)
    rig.host.touch(.ended, at: CGPoint(x: 190, y: 200))
    rig.rest()
    #expect(compact.viewControllers == [root])
    #expect(rig.stages.isEmpty)
  }
}
