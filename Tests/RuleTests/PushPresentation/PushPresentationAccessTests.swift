import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// VoiceOver, the keyboard, and what a developer is told.
@MainActor @Suite(.warningsAreRead)
struct PushPresentationAccessTests {
  /// As VoiceOver makes it: the first one up the chain that has a use for it.
  private func escape(from view: UIView) -> Bool {
    var responder: UIResponder? = view
    while let current = responder {
      if current.accessibilityPerformEscape() { return true }
      responder = current.next
    }
    return false
  }

  // MARK: VoiceOver

  @Test(arguments: PushRig.Place.allCases)
  func escapeDismissesAtTheRoot(place: PushRig.Place) {
    let rig = PushRig(place)
    rig.present()
    #expect(escape(from: rig.root.view))
    rig.host.advance(by: 1)
    #expect(!rig.isPresented)
    #expect(rig.root.questions.last == .escape)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false])
  func escapeDismissesWhatIsNotOurNavigationController(bare: Bool) {
    let rig = PushRig()
    let screen = ColorScreen("plain", .blue)
    let presented = bare ? screen : UINavigationController(rootViewController: screen)
    rig.base.presentAsPush(presented)
    rig.host.advance(by: 1)
    #expect(escape(from: screen.view))
    rig.host.advance(by: 1)
    #expect(presented.presentingViewController == nil)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func escapePopsADeepStackFirst() {
    let rig = PushRig()
    rig.present()
    let deep = ColorScreen("deep", .blue)
    rig.inner.pushViewController(deep, animated: true)
    rig.host.advance(by: 1)
    #expect(escape(from: deep.view))
    rig.host.advance(by: 1)
    #expect(rig.isPresented)
    #expect(rig.inner.viewControllers.count == 1)
  }

  enum Veto: CaseIterable {
    case root
    case deepScreen
    case modal
    case alert
  }

  @Test(arguments: Veto.allCases)
  func escapeRespectsWhoeverSaysNo(veto: Veto) {
    let rig = PushRig()
    rig.present()
    var view: UIView = rig.root.view
    switch veto {
    case .root: rig.root.answers[.escape] = false
    case .modal: rig.inner.isModalInPresentation = true
    case .alert:
      rig.inner.present(
        UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: false)
    case .deepScreen:
      let deep = ColorScreen("deep", .blue)
      deep.answers[.escape] = false
      rig.inner.pushViewController(deep, animated: false)
      view = deep.view
    }
    rig.host.advance(by: 0.5)
    #expect(!escape(from: view))
    rig.host.advance(by: 1)
    #expect(rig.isPresented)
  }

  /// UIKit speaks as it presents and dismisses; half a second later, the focus is where it was.
  @Test(arguments: PushRig.Place.allCases, [true, false])
  func voiceOverIsTakenBackToWhereItWas(place: PushRig.Place, byFinger: Bool) {
    let rig = PushRig(place)
    let runtime = rig.host.runtime
    runtime.accessibility.isVoiceOverRunning = true
    let element = rig.base.view.subviews.first
    runtime.voiceOverFocus = element
    rig.present(wait: 2)
    #expect(runtime.accessibilityPosts.isEmpty)
    runtime.voiceOverFocus = rig.root.view
    if byFinger { rig.grab(moving: 150) } else { rig.inner.dismiss(animated: true) }
    if byFinger { rig.letGo(at: 170) }
    rig.host.advance(while: { rig.base.view.window == nil })
    #expect(runtime.accessibilityPosts.isEmpty || byFinger)
    rig.host.advance(by: 1.5)
    #expect(!rig.isPresented)
    #expect(runtime.accessibilityPosts.map(\.notification) == [.layoutChanged])
    #expect(runtime.accessibilityPosts.last?.argument as? UIView === element)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aPushThatFollowsADismissalLeavesVoiceOverAlone() {
    let rig = PushRig(.navigation)
    let runtime = rig.host.runtime
    runtime.accessibility.isVoiceOverRunning = true
    runtime.voiceOverFocus = rig.base.view.subviews.first
    rig.present()
    rig.dismiss(wait: 0.7)
    runtime.voiceOverFocus = nil
    let next = ColorScreen("next", .blue)
    next.snapshotNavigation.transition = .system
    rig.base.navigationController?.pushViewController(next, animated: true)
    rig.host.advance(by: 2)
    #expect(next.view.window != nil)
    #expect(runtime.accessibilityPosts.isEmpty)
  }

  @Test func voiceOverStaysWhereUIKitHasTakenItBackTo() {
    let rig = PushRig(.navigation)
    let runtime = rig.host.runtime
    runtime.accessibility.isVoiceOverRunning = true
    runtime.voiceOverFocus = rig.base.view.subviews.first
    rig.present()
    rig.dismiss(wait: 0.6)
    runtime.voiceOverFocus = rig.base.view.subviews.last
    rig.host.advance(by: 2)
    #expect(runtime.accessibilityPosts.isEmpty)
  }

  @Test func voiceOverSeesNeitherTheStageNorWhatIsCovered() {
    let rig = PushRig()
    rig.present(wait: 0.1)
    #expect(rig.stages.map(\.accessibilityElementsHidden) == [true])
    rig.host.advance(by: 1)
    // As under UIKit's full-screen presentation: what is covered is in no window.
    #expect(rig.base.view.window == nil)
    rig.dismiss(wait: 0.1)
    #expect(rig.stages.map(\.accessibilityElementsHidden) == [true])
    rig.host.advance(by: 1)
    rig.present()
    rig.grab(moving: 60)
    #expect(rig.stages.map(\.accessibilityElementsHidden) == [true])
    rig.letGo(at: 80)
    #expect(!rig.inner.view.accessibilityElementsHidden)
  }

  // MARK: Keyboard

  /// Leaves the screen as soon as its keyboard goes.
  private final class LeavingField: UITextField {
    var leave: (() -> Void)?
    override func resignFirstResponder() -> Bool {
      leave?()
      return super.resignFirstResponder()
    }
  }

  @Test func whatTheAppDoesAsTheKeyboardGoesDownHasTheLastWord() {
    let rig = PushRig()
    rig.present()
    let field = LeavingField(frame: CGRect(x: 120, y: 70, width: 60, height: 20))
    rig.root.view.addSubview(field)
    field.becomeFirstResponder()
    rig.host.advance(by: 1)
    field.leave = { [weak field, weak inner = rig.inner] in
      field?.leave = nil
      inner?.dismiss(animated: true)
    }
    rig.host.touch(.began, at: CGPoint(x: 20, y: 95))
    rig.host.move(from: CGPoint(x: 20, y: 95), to: CGPoint(x: 80, y: 95), duration: 0.3)
    rig.host.touch(.ended, at: CGPoint(x: 80, y: 95))
    rig.host.advance(by: 2)
    #expect(!rig.isPresented)
    #expect(!rig.host.runtime.keyboard.isShown)
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: Diagnostics

  enum Cause: CaseIterable {
    case disabled, edge, declined, modal, excluded, vetoed, vertical, deep, presenting

    var refusal: DragRefusal {
      switch self {
      case .disabled, .declined: .disabled
      case .edge: .outsideEdge
      case .modal: .modalInPresentation
      case .excluded: .excludedView
      case .vetoed: .vetoed
      case .vertical: .notAlongAxis
      case .deep: .deeperStack
      case .presenting: .modalPresented
      }
    }
  }

  @Test(arguments: Cause.allCases)
  func whyADismissalWasNotDraggedIsTold(cause: Cause) throws {
    let rig = PushRig()
    // Not our own navigation controller, whose drag would report for itself.
    let screen = ColorScreen("plain", .blue)
    let presented = UINavigationController(rootViewController: screen)
    let source = SnapshotNavigationController(rootViewController: ColorScreen("source", .red))
    rig.host.window.rootViewController = source
    rig.host.advance(by: 0.2)
    source.presentAsPush(presented)
    rig.host.advance(by: 1)
    var told: [NavigationDiagnostic] = []
    source.diagnosticHandler = { told.append($0) }
    var end = CGPoint(x: 150, y: 200)
    switch cause {
    case .disabled: source.configuration.dragArea = .disabled
    case .edge: source.configuration.dragArea = .edge(10)
    case .declined: screen.snapshotNavigation.dragArea = .disabled
    case .modal: presented.isModalInPresentation = true
    case .excluded: screen.snapshotNavigation.viewsExcludedFromDrag = [screen.view]
    case .vetoed: screen.answers[.drag] = false
    case .vertical: end = CGPoint(x: 30, y: 350)
    case .deep: presented.pushViewController(ColorScreen("deep", .green), animated: false)
    case .presenting:
      let modal = UIViewController()
      modal.modalPresentationStyle = .overFullScreen
      modal.view.isUserInteractionEnabled = false
      presented.present(modal, animated: false)
    }
    rig.host.advance(by: 0.5)
    // The finger would not get as far as our recognizer.
    if cause == .presenting || cause == .deep {
      let refusal = presented.presentationRefusal(
        at: CGPoint(x: 20, y: 200), moving: CGPoint(x: 9, y: 0))
      #expect(refusal == cause.refusal)
      return
    }
    rig.host.drag(from: CGPoint(x: 20, y: 200), to: end, duration: 0.3)
    rig.host.advance(by: 1)
    #expect(presented.presentingViewController != nil)
    #expect(told == [.dragRefused(cause.refusal)])
  }

  // MARK: Dismissing in the middle

  @Test(arguments: PushRig.Place.allCases)
  func ourControllerDismissesWhatIsStillComingIn(place: PushRig.Place) {
    let rig = PushRig(place)
    rig.present(wait: 0.1)
    rig.inner.dismiss(animated: true)
    rig.host.advance(by: 1)
    #expect(!rig.isPresented)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [0.05, 0.1, 0.3], [true, false])
  func aPlainControllerDismissesItselfMeanwhile(after seconds: Double, animated: Bool) {
    let rig = PushRig()
    let screen = ColorScreen("plain", .blue)
    rig.base.presentAsPush(screen)
    rig.host.advance(by: seconds)
    screen.dismiss(animated: animated)
    rig.host.advance(by: 1)
    #expect(screen.presentingViewController == nil)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  /// UIKit's own word on it; nothing hangs, and the next call works.
  @Test func aPlainControllersDismissalAtOnceIsRefusedByUIKitAndHarmsNothing() {
    let rig = PushRig()
    let screen = ColorScreen("plain", .blue)
    rig.base.presentAsPush(screen)
    screen.dismiss(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.host.log.count == 1)
    #expect(screen.presentingViewController != nil)
    #expect(rig.color() == Shade.blue)
    #expect(rig.stages.isEmpty)
    screen.dismiss(animated: true)
    rig.host.advance(by: 1)
    #expect(screen.presentingViewController == nil)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func presentingAgainWhileItStillGoesCutsTheDismissal() {
    let rig = PushRig()
    rig.present()
    rig.dismiss(wait: 0.1)
    rig.present()
    #expect(rig.isPresented)
    #expect(rig.color() == Shade.green)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func dismissingTwiceDismissesOnce() {
    let rig = PushRig()
    let sheet = ColorScreen("sheet", .blue)
    rig.base.present(sheet, animated: false)
    rig.host.advance(by: 0.5)
    sheet.presentAsPush(rig.inner)
    rig.host.advance(by: 1)
    rig.inner.dismiss(animated: true)
    rig.host.advance(by: 0.1)
    rig.inner.dismiss(animated: true)
    rig.host.advance(by: 1)
    #expect(!rig.isPresented)
    #expect(sheet.presentingViewController != nil)
    #expect(rig.stages.isEmpty)
  }
}
