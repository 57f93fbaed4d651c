import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Content that handles raw touches keeps its finger: games, signature pads, drawing views.
@MainActor @Suite(.warningsAreRead)
struct LibraryRawTouchTests {
  /// Records the strokes of a finger.
  private class Canvas: UIView {
    var strokes = 0
    var cancellations = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { strokes += 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      cancellations += 1
    }
  }

  /// Inherits what it does with touches.
  private final class Signature: Canvas {}

  /// Looks at where a finger comes down, and doesn't follow it.
  private final class Ripple: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private final class Dial: UIControl {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  }

  /// An engine that handles touches in its controller, and draws in a plain view.
  private final class Game: ColorScreen {
    var strokes = 0

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { strokes += 1 }
  }

  enum Content: CaseIterable, Sendable {
    case canvas, signature, insideCanvas, ripple, dial, plain
    case inScrollView, inScrollViewThatKeepsTouches, inTable

    var keepsTouches: Bool {
      switch self {
      case .canvas, .signature, .insideCanvas, .dial, .inScrollViewThatKeepsTouches: true
      case .ripple, .plain, .inScrollView, .inTable: false
      }
    }

    @MainActor
    fileprivate func make() -> UIView {
      switch self {
      case .canvas: return Canvas()
      case .signature: return Signature()
      case .ripple: return Ripple()
      case .dial: return Dial()
      case .plain: return UIView()
      case .insideCanvas: return Canvas().holding(UIView())
      case .inScrollView: return UIScrollView().holding(Canvas())
      case .inTable: return UITableView().holding(Canvas())
      case .inScrollViewThatKeepsTouches:
        let scroll = UIScrollView()
        scroll.canCancelContentTouches = false
        return scroll.holding(Canvas())
      }
    }
  }

  private func rig(with view: UIView) -> (Rig, UIViewController) {
    let rig = Rig()
    return (rig, rig.push(holding: view, at: CGRect(x: 0, y: 100, width: 200, height: 260)))
  }

  private func drag(_ rig: Rig, from x: CGFloat = 60) {
    rig.host.drag(from: CGPoint(x: x, y: 200), to: CGPoint(x: 190, y: 200), duration: 0.2)
    rig.host.advance(by: 1)
  }

  @Test(arguments: Content.allCases)
  func whatHandlesTouchesKeepsTheFinger(_ content: Content) {
    let view = content.make()
    let (rig, _) = rig(with: view)
    drag(rig)
    #expect(rig.titles == (content.keepsTouches ? ["root", "a"] : ["root"]))
    #expect(rig.refusals == (content.keepsTouches ? [.handlesTouches] : []))
    if let canvas = view as? Canvas, content != .insideCanvas {
      #expect(canvas.strokes > 5)
      #expect(canvas.cancellations == 0)
    }
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: Content.allCases)
  func fromTheLeadingEdgeTheDragGoesFirst(_ content: Content) {
    let (rig, _) = rig(with: content.make())
    drag(rig, from: 8)
    #expect(rig.titles == ["root"])
  }

  @Test(arguments: [true, false])
  func aControllerThatHandlesTouchesKeepsThem(isIncluded: Bool) {
    let rig = Rig()
    let game = Game("game", .green)
    if isIncluded { game.snapshotNavigation.viewsIncludedInDrag = [game.view] }
    rig.push(game)
    drag(rig)
    #expect(rig.titles == (isIncluded ? ["root"] : ["root", "game"]))
    #expect(rig.refusals == (isIncluded ? [] : [.handlesTouches]))
    #expect(isIncluded || game.strokes > 5)
  }

  @Test func aViewThatTheScreenIncludesIsDraggedAway() {
    let canvas = Canvas()
    let (rig, screen) = rig(with: canvas)
    screen.snapshotNavigation.viewsIncludedInDrag = [canvas]
    drag(rig)
    #expect(rig.titles == ["root"])
    #expect(rig.refusals.isEmpty)
  }

  /// A drag forward, and one of a presentation, ask as well.
  @Test func aPresentationLikeAPushLeavesTheFingerToo() {
    let rig = Rig()
    let modal = SnapshotNavigationController(rootViewController: Game("game", .blue))
    rig.root.presentAsPush(modal)
    rig.host.advance(by: 1)
    drag(rig)
    #expect(modal.presentingViewController != nil)
    drag(rig, from: 8)
    #expect(modal.presentingViewController == nil)
  }
}

extension UIView {
  fileprivate func holding(_ view: UIView) -> Self {
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 260)
    addSubview(view)
    return self
  }
}
