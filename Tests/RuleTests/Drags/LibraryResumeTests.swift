import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What a finger meets while a canceled drag goes back, and while a live drag comes to rest.
@MainActor @Suite(.warningsAreRead)
struct LibraryResumeTests {
  /// Lets go of a drag that isn't far enough, and waits for so many frames.
  private func goBack(_ rig: any DragContainerRig, for frames: Int) {
    rig.grab(moving: 70)
    rig.host.advance(by: 0.3)
    rig.host.touch(.ended, at: CGPoint(x: 90, y: 200))
    for _ in 0..<frames { rig.host.advance(by: 1.0 / 60) }
  }

  /// Where the top begins, as it's seen.
  private func edge(_ rig: any DragContainerRig) -> CGFloat {
    CGFloat((0..<200).first { rig.color(x: CGFloat($0), y: 350)[1] > 200 } ?? 200)
  }

  @Test(arguments: DragContainer.allCases, [2, 6, 10])
  func anotherFingerDragsOnFromWhereTheTopIs(in container: DragContainer, after frames: Int) {
    let rig = container.device()
    goBack(rig, for: frames)
    let start = CGPoint(x: 50, y: 200)
    rig.host.touch(.began, at: start, finger: 1)
    var last = edge(rig)
    #expect(last < 75 && last > 0)
    for x in stride(from: 54, through: 150, by: 8) {
      rig.host.touch(.moved, at: CGPoint(x: CGFloat(x), y: 200), finger: 1)
      rig.host.advance(by: 1.0 / 60)
      let now = edge(rig)
      #expect(abs(now - last) < 20, "\(x): \(last), \(now)")
      last = now
    }
    #expect(last > 60)
    rig.host.advance(by: 0.3)
    #expect(edge(rig) == last)
    rig.host.touch(.ended, at: CGPoint(x: 150, y: 200), finger: 1)
    rig.host.advance(by: 0.3)
    rig.rest()
    #expect(rig.hasTop == (last < 100))
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: DragContainer.allCases)
  func whatAnotherFingerDragsOnIsFinished(in container: DragContainer) {
    let rig = container.device()
    goBack(rig, for: 4)
    rig.host.flick(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 150, y: 200))
    rig.rest()
    #expect(!rig.hasTop)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  /// One begins and ends, and the screen is asked once.
  @Test(arguments: [true, false])
  func itIsOneDrag(finishes: Bool) {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    rig.push(screen)
    screen.forgetCalls()
    goBack(rig, for: 4)
    let end = CGPoint(x: finishes ? 150 : 70, y: 200)
    rig.host.touch(.began, at: CGPoint(x: 50, y: 200), finger: 1)
    rig.host.move(from: CGPoint(x: 50, y: 200), to: end, duration: 0.1, finger: 1)
    if !finishes { rig.host.advance(by: 0.3) }
    rig.host.touch(.ended, at: end, finger: 1)
    rig.rest()
    #expect(screen.questions == [.drag])
    #expect(rig.ends == [.willBegin, finishes ? .didFinish : .didCancel])
    if !finishes { #expect(screen.calls.isEmpty) }
  }

  /// A tap is the live screen's where it's seen near its place, as in a transition.
  @Test(arguments: DragContainer.allCases, [0, 2, 4, 8, 12, 16, 20, 30])
  func aTapCountsNearTheEnd(in container: DragContainer, after frames: Int) {
    let rig = container.device()
    let button = UIButton()
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    rig.add(button, at: CGRect(x: 100, y: 200, width: 80, height: 60))
    goBack(rig, for: frames)
    let distance = edge(rig)
    rig.host.tap(at: CGPoint(x: 100 + distance + 20, y: 220))
    rig.rest()
    #expect(count == (distance <= 6 ? 1 : distance >= 10 ? 0 : count), "\(distance)")
    #expect(rig.hasTop)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: DragContainer.allCases)
  func aFingerThatRestsOnItChangesNothing(in container: DragContainer) {
    let rig = container.device()
    goBack(rig, for: 3)
    rig.host.touch(.began, at: CGPoint(x: 150, y: 200), finger: 1)
    rig.host.advance(by: 0.5)
    #expect(rig.stages.isEmpty)
    rig.host.touch(.ended, at: CGPoint(x: 150, y: 200), finger: 1)
    rig.rest()
    #expect(rig.hasTop)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  // MARK: Live drags

  /// UIKit hears the verdict at the touch, which is the screen's that stays.
  @Test(arguments: [true, false], [2, 5, 9])
  func aTouchEndsALiveDrag(finishes: Bool, after frames: Int) {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    rig.push(screen)
    rig.navigation.invalidateSnapshot(for: rig.root)
    if finishes {
      rig.host.flick(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 120, y: 200))
      for _ in 0..<frames { rig.host.advance(by: 1.0 / 60) }
    } else {
      goBack(rig, for: frames)
    }
    #expect(rig.navigation.transitionCoordinator != nil)
    let stays = finishes ? rig.root : screen
    rig.host.touch(.began, at: CGPoint(x: 100, y: 350))
    #expect(rig.navigation.transitionCoordinator == nil)
    #expect(stays.calls.last == "didAppear")
    #expect(rig.ends == [.willBegin, finishes ? .didFinish : .didCancel])
    rig.host.touch(.ended, at: CGPoint(x: 100, y: 350))
    rig.rest()
    #expect(rig.titles == (finishes ? ["root"] : ["root", "a"]))
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Pages

  @Test(arguments: [1, 3, 6, 10])
  func twoQuickSwipesPopTwoPages(after frames: Int) {
    let rig = PageRig()
    rig.push(ColorPage("a", .green)).push(ColorPage("b", .blue))
    rig.host.flick(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 120, y: 200))
    for _ in 0..<frames { rig.host.advance(by: 1.0 / 60) }
    rig.host.flick(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 120, y: 200))
    rig.rest()
    #expect(rig.names == ["root"])
    #expect(rig.leftovers.isEmpty)
  }
}
