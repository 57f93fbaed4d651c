import PageStack
import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// VoiceOver, and what a developer is told of a drag that did not begin.
@MainActor @Suite(.warningsAreRead)
struct PageMannersTests {
  enum Cause: CaseIterable {
    case root, disabled, edge, vertical, wrongWay, vetoed, slider, moving

    var refusal: DragRefusal {
      switch self {
      case .root: .atRoot
      case .disabled: .disabled
      case .edge: .outsideEdge
      case .vertical: .notAlongAxis
      case .wrongWay: .wrongDirection
      case .vetoed: .vetoed
      case .slider: .control
      case .moving: .transitionRunning
      }
    }
  }

  @Test(arguments: Cause.allCases)
  func whyAPageWasNotDraggedIsTold(cause: Cause) {
    let rig = PageRig()
    var told: [PageDiagnostic] = []
    rig.stack.diagnosticHandler = { told.append($0) }
    let page = ColorPage("a", .green)
    if cause != .root { rig.push(page) }
    var (start, end) = (CGPoint(x: 20, y: 200), CGPoint(x: 150, y: 200))
    switch cause {
    case .root, .moving: break
    case .disabled: rig.stack.configuration.dragArea = .disabled
    case .edge: rig.stack.configuration.dragArea = .edge(10)
    case .vertical: end = CGPoint(x: 30, y: 350)
    case .wrongWay: (start, end) = (end, start)
    case .vetoed: rig.allowsDrag = false
    case .slider: page.addSubview(UISlider(frame: CGRect(x: 0, y: 180, width: 200, height: 40)))
    }
    // The finger would not get as far as our recognizer.
    if cause == .moving || cause == .slider {
      if cause == .moving { rig.grab(moving: 60) }
      #expect(
        rig.stack.dragRefusal(at: start, moving: CGPoint(x: 9, y: 0)) == cause.refusal)
      return
    }
    let before = rig.names
    rig.host.drag(from: start, to: end, duration: 0.3)
    rig.rest()
    #expect(rig.names == before)
    #expect(told == [.dragRefused(cause.refusal)])
  }

  @Test func aDragThatBeginsIsNothingToTell() {
    let rig = PageRig()
    var told: [PageDiagnostic] = []
    rig.stack.diagnosticHandler = { told.append($0) }
    rig.push(ColorPage("a", .green))
    rig.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 170, y: 200), duration: 0.3)
    rig.rest()
    #expect(rig.names == ["root"])
    #expect(told.isEmpty)
  }

  // MARK: VoiceOver

  private func focus(_ rig: PageRig) -> UIView? {
    let post = rig.host.runtime.accessibilityPosts.last
    return post?.notification == .screenChanged ? post?.argument as? UIView : nil
  }

  @Test func voiceOverIsTakenToThePageThatHasComeAndSeesNoStage() {
    let rig = PageRig()
    rig.host.runtime.accessibility.isVoiceOverRunning = true
    let page = ColorPage("a", .green)
    rig.stack.push(page)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.map(\.accessibilityElementsHidden) == [true])
    rig.rest()
    #expect(focus(rig) === page)
    rig.host.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 170, y: 200), duration: 0.3)
    rig.rest()
    #expect(focus(rig) === rig.root)
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
  }

  @Test func escapePopsAPageAndDoesNothingAtTheRoot() {
    let rig = PageRig()
    rig.push(ColorPage("a", .green))
    #expect(rig.stack.accessibilityPerformEscape())
    rig.rest()
    #expect(rig.names == ["root"])
    #expect(!rig.stack.accessibilityPerformEscape())
  }
}
