import Testing
import UIKit
import UIKitHost

/// The documented order of a navigation controller's calls, one operation a test.
@MainActor @Suite(.serialized, .warningsAreRead) struct NavigationOrderTests {
  private let push = [
    "B willMove in", "B didLoad", "A willDisappear", "B willAppear", "B isAppearing",
  ]
  private let pushed = ["A didDisappear", "B didAppear", "B didMove in"]
  private let popEnd = ["B didDisappear", "A didAppear", "B didMove out"]

  @Test func animatedPushCallsInOrder() {
    let scene = NavigationScene()
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    #expect(scene.log.take() == ["B willMove in"])
    scene.host.advance(by: 1.0 / 60)
    #expect(scene.log.take() == Array(push.dropFirst()))
    scene.host.advance(by: 0.5)
    #expect(scene.log.take() == pushed)
  }

  @Test(arguments: [true, false])
  func unanimatedPopCallsInOrder(withLayout: Bool) {
    let scene = NavigationScene("AB")
    scene.host.settings.unanimatedChangesComeWithLayout = withLayout
    let start = ["A didLoad", "B willDisappear", "A willAppear", "A isAppearing"]
    #expect(scene.navigation.popViewController(animated: false)?.title == "B")
    #expect(scene.stack == "A")
    #expect(scene.log.take() == ["B willMove out"] + (withLayout ? [] : start + popEnd))
    scene.host.window.layoutIfNeeded()
    #expect(scene.log.take() == (withLayout ? start + popEnd : []))
    #expect(scene.onlyTopIsSeen)
  }

  @Test func animatedPopCallsInOrder() {
    let scene = NavigationScene("AB")
    let popped = scene.navigation.popViewController(animated: true)
    #expect(popped?.title == "B")
    scene.host.advance(by: 1.0 / 60)
    let start = [
      "B willMove out", "A didLoad", "B willDisappear", "A willAppear", "A isAppearing",
    ]
    #expect(scene.log.take() == start)
    scene.host.advance(by: 0.5)
    #expect(scene.log.take() == popEnd)
  }

  @Test func delegateIsAskedAndToldInOrder() {
    let scene = NavigationScene()
    scene.vend(SlideOver(scene.log))
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.host.advance(by: 0.6)
    #expect(
      scene.log.take() == [
        "B willMove in", "animator push", "interaction", "B didLoad", "A willDisappear",
        "B willAppear", "willShow B", "animate", "B isAppearing", "A didDisappear", "B didAppear",
        "B didMove in", "didShow B", "ended true",
      ])
  }
}
