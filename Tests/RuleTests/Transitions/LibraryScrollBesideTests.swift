import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Transitions go on while a finger scrolls something beside the stack, which keeps the run loop in a mode of
/// its own.
@MainActor @Suite(.warningsAreRead)
struct LibraryScrollBesideTests {
  /// A list below a stack.
  private final class Pane: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
    let stack: SnapshotNavigationController

    init(_ stack: SnapshotNavigationController) {
      self.stack = stack
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      addChild(stack)
      stack.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      view.addSubview(stack.view)
      stack.didMove(toParent: self)
      list.contentSize = CGSize(width: 200, height: 5_000)
      view.addSubview(list)
    }
  }

  private let host = LinuxHost.small()
  private let root = ReloadingScreen(named: "root")
  private let stack: SnapshotNavigationController
  private let pane: Pane

  init() {
    stack = SnapshotNavigationController(rootViewController: root)
    pane = Pane(stack)
    host.show(pane, for: 0.2)
  }

  private func beginToScroll() {
    host.touch(.began, at: CGPoint(x: 100, y: 390))
    host.move(from: CGPoint(x: 100, y: 390), to: CGPoint(x: 100, y: 340), duration: 0.1)
  }

  @Test func aPushAndAPopEnd() {
    beginToScroll()
    #expect(pane.list.isDragging)
    var ended: [String] = []
    stack.pushViewController(ColorScreen("a", .green), animated: true) { ended.append("push") }
    host.advance(by: 1)
    #expect(ended == ["push"])
    #expect(host.color(x: 100, y: 200) == Shade.green)
    root.waits = false
    stack.popViewController(animated: true) { ended.append("pop") }
    host.advance(by: 1)
    #expect(ended == ["push", "pop"])
    #expect(!stack.isTransitioning)
    #expect(pane.list.isDragging)
  }

  @Test func theWaitForAScreenHasItsLimit() {
    stack.pushViewController(ColorScreen("a", .green), animated: true)
    host.advance(by: 1)
    beginToScroll()
    stack.popViewController(animated: true)
    host.advance(by: 1)
    #expect(host.color(x: 100, y: 250) == Shade.red)
    host.advance(by: 3)
    #expect(pane.list.isDragging)
    #expect(host.color(x: 100, y: 250) == Shade.white)
  }
}
