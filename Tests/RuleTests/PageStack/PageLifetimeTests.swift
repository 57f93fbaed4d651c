import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct PageLifetimeTests {
  enum End: CaseIterable {
    case pop
    case popAtOnce
    case cut
    case drag
    case popToRoot
    case newRoot
    case replaced
    case windowGone
  }

  @Test(arguments: End.allCases)
  func nothingIsKeptOfAPageThatLeft(end: End) {
    let rig = PageRig()
    weak var page: ColorPage?
    weak var stage: TransitionView?
    do {
      let made = ColorPage("a", .green)
      page = made
      rig.stack.setInsets(PageInsets(top: 10), for: made)
      rig.stack.push(made)
      stage = rig.stages.first
      rig.rest()
    }
    switch end {
    case .pop: rig.stack.pop()
    case .popAtOnce: rig.stack.pop(animated: false)
    case .cut:
      rig.stack.pop()
      rig.host.advance(by: 0.1)
      rig.stack.push(ColorPage("b", .blue))
    case .drag: rig.host.flick(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 150, y: 200))
    case .popToRoot: rig.stack.popToRoot()
    case .newRoot: _ = rig.stack.setPages([ColorPage("b", .blue)])
    case .replaced: rig.stack.replaceTop(with: ColorPage("b", .blue))
    case .windowGone:
      rig.stack.pop()
      rig.host.advance(by: 0.1)
      rig.stack.removeFromSuperview()
    }
    rig.rest()
    #expect(page == nil)
    #expect(stage == nil)
  }

  @Test(arguments: [true, false])
  func theStackItselfIsFreedInTheMiddleOfAnything(dragging: Bool) {
    weak var stack: PageStackView?
    let host = LinuxHost(size: PageRig.size, scale: 1)
    do {
      let controller = UIViewController()
      host.window.rootViewController = controller
      let made = PageStackView(root: ColorPage("root", .red))
      stack = made
      made.frame = controller.view.bounds
      controller.view.addSubview(made)
      host.window.makeKeyAndVisible()
      host.advance(by: 0.1)
      made.push(ColorPage("a", .green), animated: !dragging)
      host.advance(by: 0.1)
      if dragging {
        host.touch(.began, at: CGPoint(x: 20, y: 200))
        host.move(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 120, y: 200), duration: 0.2)
      }
      #expect(made.isTransitioning)
      made.removeFromSuperview()
    }
    host.touch(.ended, at: CGPoint(x: 120, y: 200))
    host.advance(by: 1)
    #expect(stack == nil)
  }
}
