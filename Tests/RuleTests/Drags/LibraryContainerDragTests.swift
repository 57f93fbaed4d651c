import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// What a drag does in every container.
@MainActor @Suite(.warningsAreRead)
struct LibraryContainerDragTests {
  @Test(arguments: DragContainer.allCases)
  func theTopFollowsTheFingerPointForPoint(in container: DragContainer) {
    let rig = container.device()
    rig.grab(moving: 60)
    #expect(rig.stages.count == 1)
    let start = rig.shift
    rig.host.touch(.moved, at: CGPoint(x: 120, y: 200))
    #expect(abs(rig.shift - start - 40) < 0.01)
    rig.host.advance(by: 1.0 / 60)
    #expect(rig.color(x: 195) == Shade.green)
    #expect(rig.color(x: 5)[0] > 200)
    rig.letGo(at: 120)
    rig.rest()
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: DragContainer.allCases)
  func rightToLeftTheDragComesFromTheOtherSide(in container: DragContainer) {
    let rig = container.device(direction: .rightToLeft)
    rig.grab(at: 190, moving: -130)
    rig.host.advance(by: 1.0 / 60)
    #expect(rig.color(x: 5) == Shade.green)
    #expect(rig.color(x: 195)[0] > 200)
    rig.letGo(at: 60)
    rig.rest()
    #expect(!rig.hasTop)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: DragContainer.allCases)
  func aFlickDecidesAlone(in container: DragContainer) {
    let rig = container.device()
    rig.host.flick(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 90, y: 200))
    rig.rest()
    #expect(!rig.hasTop)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: DragContainer.allCases)
  func aTrackpadTakesTheTopOff(in container: DragContainer) {
    let rig = container.device()
    rig.host.scroll(at: CGPoint(x: 100, y: 300), by: CGVector(dx: 150, dy: 0))
    rig.rest()
    #expect(!rig.hasTop)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: DragContainer.allCases)
  func cancelledDragsLeaveThePictureAsItWas(in container: DragContainer) {
    let rig = container.device()
    let before = rig.pixels()
    for _ in 0..<10 {
      rig.grab(moving: 60)
      rig.letGo(at: 80)
      rig.rest()
    }
    #expect(rig.hasTop)
    #expect(rig.pixels() == before)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  enum Interruption: CaseIterable, Sendable {
    case touchCancelled, resignActive, background, resize
  }

  @Test(arguments: DragContainer.allCases, Interruption.allCases)
  func anUndecidedDragIsAlwaysPutBack(in container: DragContainer, by cause: Interruption) {
    let rig = container.device()
    rig.grab(moving: 150)
    switch cause {
    case .touchCancelled: rig.host.touch(.cancelled, at: CGPoint(x: 170, y: 200))
    case .resignActive: rig.host.runtime.resignActive()
    case .background: rig.host.enterBackground()
    case .resize: rig.host.resize(to: CGSize(width: 400, height: 200))
    }
    rig.rest()
    #expect(rig.hasTop)
    #expect(rig.stages.isEmpty)
  }

  @Test(arguments: DragContainer.allCases, [(CGFloat(6), true), (40, false)])
  func atTheLeadingEdgeAPanInTheTopWaits(
    in container: DragContainer, start: (x: CGFloat, drags: Bool)
  ) {
    let rig = container.device()
    rig.topView?.addGestureRecognizer(UIPanGestureRecognizer())
    rig.grab(at: start.x, moving: 150)
    rig.letGo(at: start.x + 150)
    rig.rest()
    #expect(rig.hasTop != start.drags)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test(arguments: DragContainer.allCases, [true, false])
  func theKeyboardGoesDownWithADragAndComesBackWhenItIsPutBack(
    in container: DragContainer, finishing: Bool
  ) {
    let rig = container.device()
    let field = UITextField()
    rig.add(field, at: CGRect(x: 120, y: 70, width: 60, height: 20))
    field.becomeFirstResponder()
    rig.host.advance(by: 1)
    #expect(rig.host.runtime.keyboard.isShown)
    let (start, end) = (CGPoint(x: 20, y: 95), CGPoint(x: finishing ? 170 : 80, y: 95))
    rig.host.touch(.began, at: start)
    rig.host.move(from: start, to: end, duration: 0.3)
    #expect(!rig.host.runtime.keyboard.isShown)
    rig.host.advance(by: 0.3)
    rig.host.touch(.ended, at: end)
    rig.rest()
    #expect(rig.hasTop != finishing)
    #expect(field.isFirstResponder != finishing)
    #expect(rig.host.runtime.keyboard.isShown != finishing)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }
}
