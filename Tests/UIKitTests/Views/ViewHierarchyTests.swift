import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct ViewHierarchyTests {
  @Test
  func whatIsAddedLiesAboveLayersThatAreNoViews() {
    let parent = UIView()
    let views = (0..<3).map { _ in UIView() }
    let layer = CALayer()
    parent.addSubview(views[0])
    parent.layer.addSublayer(layer)
    parent.addSubview(views[1])
    #expect(parent.layer.sublayers == [views[0].layer, layer, views[1].layer])
    parent.insertSubview(views[2], aboveSubview: views[0])
    #expect(parent.layer.sublayers == [views[0].layer, views[2].layer, layer, views[1].layer])
    parent.bringSubviewToFront(views[0])
    #expect(parent.layer.sublayers == [views[2].layer, layer, views[1].layer, views[0].layer])
    #expect(parent.subviews == [views[2], views[1], views[0]])
  }

  @Test
  func layersThatAreNoViewsStayWhereViewsChangePlaces() {
    let parent = UIView()
    let views = (0..<2).map { _ in UIView() }
    let layers = (0..<2).map { _ in CALayer() }
    parent.layer.addSublayer(layers[0])
    parent.addSubview(views[0])
    parent.layer.addSublayer(layers[1])
    parent.addSubview(views[1])
    parent.sendSubviewToBack(views[1])
    #expect(parent.subviews == [views[1], views[0]])
    #expect(parent.layer.sublayers == [views[1].layer, layers[0], views[0].layer, layers[1]])
  }

  @Test
  func movesAreAnnouncedAndReported() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    let view = ToldView()
    host.window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      view.calls == [
        "will super 0", "will window", "did window", "did super 0",
        "will no super", "will no window", "did no window", "did no super",
      ])
  }

  @Test func aViewCannotBeItsOwnAncestorsChildTwice() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    parent.addSubview(UIView())
    parent.addSubview(child)
    #expect(parent.subviews.count == 2)
    #expect(parent.subviews.last === child)
  }

  @Test func movingToAnotherParentCallsBothMoves() {
    let canvas = Canvas()
    let view = ToldView()
    canvas.view.tag = 1
    canvas.view.addSubview(view)
    #expect(view.calls == ["will super 1", "will window", "did window", "did super 1"])
    view.calls = []
    let other = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    other.tag = 2
    other.addSubview(view)
    #expect(view.calls.filter { $0.contains("super") } == ["will super 2", "did super 2"])
    view.calls = []
    view.removeFromSuperview()
    #expect(view.calls.contains("did no super") && view.calls.contains("did no window"))
  }

  @Test func aTreeMayBeChangedInsideItsMoveCallbacks() {
    final class Restless: UIView {
      override func didMoveToWindow() {
        if window != nil { removeFromSuperview() }
      }
    }
    final class Jumper: UIView {
      weak var next2: UIView?
      override func didMoveToSuperview() {
        if let next2, superview !== next2 { next2.addSubview(self) }
      }
    }
    let canvas = Canvas()
    let restless = Restless()
    canvas.view.addSubview(restless)
    #expect(restless.superview == nil)
    let jumper = Jumper()
    let goal = canvas.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    jumper.next2 = goal
    canvas.view.addSubview(jumper)
    canvas.host.advance(by: 0.1)
    #expect(jumper.superview === goal)
    #expect(!canvas.view.subviews.contains(jumper))
  }

  @Test func deepTreesDoNotExhaustTheStack() {
    let canvas = Canvas()
    var view = canvas.view
    for _ in 0..<400 {
      let child = UIView(frame: view.bounds)
      view.addSubview(child)
      view = child
    }
    view.backgroundColor = .red
    canvas.host.advance(by: 0.1)
    #expect(canvas.host.pixel(at: CGPoint(x: 50, y: 50)).red == 255)
    #expect(canvas.view.hitTest(CGPoint(x: 5, y: 5), with: nil) === view)
  }
}

private final class ToldView: UIView {
  var calls: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    calls.append(newSuperview.map { "will super \($0.tag)" } ?? "will no super")
  }

  override func didMoveToSuperview() {
    calls.append(superview.map { "did super \($0.tag)" } ?? "did no super")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    calls.append(newWindow == nil ? "will no window" : "will window")
  }

  override func didMoveToWindow() {
    calls.append(window == nil ? "did no window" : "did window")
  }
}
