import Foundation
import Testing

@testable import UIKit

/// The values that decide for controllers: no views, no time.
@MainActor @Suite(.warningsAreRead) struct ControllerValueTests {
  private final class Token {}

  @Test func stackChangeKnowsItsDirection() {
    let a = Token()
    let b = Token()
    let c = Token()
    #expect(StackEdit(old: [a], new: [a, b]).direction == .push)
    #expect(StackEdit(old: [a, b], new: [a]).direction == .pop)
    #expect(StackEdit(old: [a, b, c], new: [b]).direction == .pop)
    #expect(StackEdit(old: [a, b], new: [c]).direction == .push)
    #expect(StackEdit(old: [a, b], new: [c, b]).direction == .none)
    #expect(StackEdit.pop([a]) == nil)
    #expect(StackEdit.push(a, on: [a, b]).repeated === a)
    #expect(StackEdit(old: [a, b], new: [b, c]).added.first === c)
    #expect(StackEdit(old: [a, b], new: [b, c]).removed.first === a)
  }

  @Test func theEditButtonFollowsItsScreen() {
    let screen = UIViewController()
    #expect(screen.editButtonItem.title == "Edit")
    screen.setEditing(true, animated: false)
    #expect(screen.editButtonItem.title == "Done")
    #expect(screen.editButtonItem === screen.editButtonItem)
    screen.editButtonItem.primaryAction?.perform(sender: nil)
    #expect(!screen.isEditing)
    #expect(screen.editButtonItem.title == "Edit")
    let editing = UIViewController()
    editing.isEditing = true
    #expect(editing.editButtonItem.title == "Done")
  }

  /// Every change between two stacks of up to three screens, and every change after that.
  @Test func stackChangesApplyReverseAndFollowEachOtherLikeWholeStacks() {
    let tokens = (0..<3).map { _ in Token() }
    func stacks(of tokens: [Token]) -> [[Token]] {
      [[]]
        + tokens.flatMap { top in
          stacks(of: tokens.filter { $0 !== top }).map { $0 + [top] }
        }
    }
    let all = stacks(of: tokens)
    var mistakes = 0
    for old in all {
      for new in all {
        let change = StackEdit(old: old, new: new)
        var stack = old
        change.apply(to: &stack)
        if !stack.elementsEqual(new, by: ===) { mistakes += 1 }
        change.reversed.apply(to: &stack)
        if !stack.elementsEqual(old, by: ===) { mistakes += 1 }
        let added = new.filter { screen in !old.contains { $0 === screen } }
        let removed = old.filter { screen in !new.contains { $0 === screen } }
        if !change.added.elementsEqual(added, by: ===) { mistakes += 1 }
        if !change.removed.elementsEqual(removed, by: ===) { mistakes += 1 }
        if change.outgoingTop !== old.last || change.incomingTop !== new.last { mistakes += 1 }
      }
    }
    #expect(mistakes == 0)
  }

  @Test func appearanceGoesThroughItsPhases() {
    var appearance = Appearance()
    #expect(appearance.handle(.end) == .unbalanced)
    #expect(appearance.handle(.begin(appearing: false)) == .none)
    #expect(appearance.handle(.begin(appearing: true)) == .willAppear)
    #expect(appearance.handle(.begin(appearing: true)) == .unbalanced)
    #expect(appearance.handle(.begin(appearing: false)) == .willDisappear)
    #expect(appearance.handle(.begin(appearing: true)) == .willAppear)
    #expect(appearance.handle(.end) == .didAppear)
    #expect(appearance.handle(.begin(appearing: false)) == .willDisappear)
    #expect(appearance.handle(.end) == .didDisappear)
  }

  @Test func transitionPhaseCompletesOnce() {
    var phase = TransitionPhase()
    #expect(phase.handle(.complete(true)) == .refused)
    #expect(phase.handle(.start(interactive: true)) == .none)
    #expect(phase.isInteractive)
    #expect(phase.handle(.cancel) == .none)
    #expect(phase.handle(.started) == .none)
    #expect(phase.isInteractive)
    #expect(phase.handle(.cancel) == .interactionCancelled)
    #expect(phase.handle(.cancel) == .refused)
    #expect(phase.handle(.pause) == .interactionChanged)
    #expect(phase.handle(.finish) == .interactionChanged)
    #expect(phase.handle(.complete(true)) == .end(completed: true))
    #expect(phase.handle(.complete(true)) == .refused)
    #expect(!phase.wasCancelled)
  }

  private var layout: NavigationLayout {
    NavigationLayout(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), barHeight: 44,
      barInset: 44, isBarHidden: false, isBarTranslucent: true, toolbarHeight: 44,
      isToolbarHidden: true,
      isToolbarTranslucent: true)
  }

  @Test func contentHasTheFullSizeBeneathATranslucentBar() {
    let placement = layout.placement(edges: .all, includesOpaqueBars: false)
    #expect(placement.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(placement.insets.top == 44)
    #expect(layout.barFrame == CGRect(x: 0, y: 47, width: 390, height: 44))
  }

  @Test func contentEndsAtAnOpaqueBarUnlessItExtends() {
    var opaque = layout
    opaque.isBarTranslucent = false
    let beside = opaque.placement(edges: .all, includesOpaqueBars: false)
    #expect(beside.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(beside.insets == .zero)
    let beneath = opaque.placement(edges: .all, includesOpaqueBars: true)
    #expect(beneath.frame.minY == 0)
    #expect(beneath.insets.top == 44)
    let edgeless = layout.placement(edges: [], includesOpaqueBars: false)
    #expect(edgeless.frame.minY == 91)
  }

  @Test func aHiddenBarCoversNothing() {
    var hidden = layout
    hidden.isBarHidden = true
    hidden.isToolbarHidden = false
    let placement = hidden.placement(edges: .all, includesOpaqueBars: false)
    #expect(placement.frame == hidden.bounds)
    #expect(placement.insets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    #expect(hidden.toolbarFrame == CGRect(x: 0, y: 766, width: 390, height: 44))
  }

  @Test func titleIsCenteredAsFarAsItCanBe() {
    var row = BarLayout(size: CGSize(width: 320, height: 44))
    row.titleSize = CGSize(width: 100, height: 20)
    #expect(row.frames.title.midX == 160)
    row.backSize = CGSize(width: 140, height: 44)
    #expect(row.frames.title.minX == 156)
    row.titleSize.width = 400
    #expect(row.frames.title.maxX == 304)
    row.isMirrored = true
    #expect(row.frames.back?.maxX == 312)
    #expect(row.frames.title.minX == 16)
  }

  /// How far the finger is at each tenth of a second, and where it is let go.
  @Test(arguments: [
    // A finger at rest: half the width, or 187.5 points, whichever is less.
    ([190, 190, 190], 390, true), ([185, 185, 185], 390, false),
    ([190, 190, 190], 1_000, true), ([110, 110, 110], 200, true),
    // At an even speed it would go on: 400 points a second for a quarter of a second.
    ([40, 80, 120], 390, true), ([20, 40, 60], 390, false), ([300, 240, 180], 390, false),
    // What speeds up comes farther than what slows down.
    ([20, 40, 100], 390, true), ([0, 80, 100], 390, false),
  ])
  func aReleasedPopIsProjected(ways: [CGFloat], width: CGFloat, finishes: Bool) {
    var release = PopRelease(width: width)
    for (index, way) in ways.enumerated() { release.add(way, at: Double(index) / 10) }
    #expect(release.finishes(speed: finishes ? -1 : 1, projection: 0.25) == finishes)
  }

  @Test(arguments: [(-1.0, false), (0.0, false), (1.0, true)])
  func withTooFewSamplesTheDirectionDecides(speed: CGFloat, finishes: Bool) {
    var release = PopRelease(width: 390)
    release.add(380, at: 0)
    release.add(385, at: 0.1)
    #expect(release.finishes(speed: speed, projection: 0.25) == finishes)
  }
}
