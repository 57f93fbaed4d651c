import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Drags of a stack by a finger that a modal lets through.
@MainActor @Suite(.warningsAreRead)
struct LibraryBesideModalTests {
  // MARK: Dragging

  @Test(arguments: BesideRig.Beside.allCases, [(false, false), (false, true), (true, false)])
  func aFingerBesideTheModalDragsTheScreen(
    _ kind: BesideRig.Beside, _ way: (down: Bool, isLive: Bool)
  ) {
    let rig = BesideRig("a", "b", "c", isLive: way.isLive)
    if way.down { rig.top?.snapshotNavigation.popChoreography = .rise }
    let modal = rig.present(rig.modal(kind))
    let frame = rig.covered(by: modal)
    let before = rig.pixels(of: frame)
    let start = CGPoint(x: 30, y: 80)
    let end = CGPoint(x: way.down ? 30 : 170, y: way.down ? 330 : 80)
    rig.host.touch(.began, at: start)
    for step in 1...8 {
      let share = CGFloat(step) / 8
      rig.host.move(
        from: start,
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share),
        duration: 0.05)
      #expect(rig.pixels(of: frame) == before, "step \(step)")
    }
    #expect(rig.events == [.willBegin])
    #expect(!rig.stages.isEmpty)
    rig.host.touch(.ended, at: end)
    for _ in 0..<20 {
      rig.host.advance(by: 0.05)
      #expect(rig.pixels(of: frame) == before)
    }
    #expect(rig.titles == ["a", "b"])
    #expect(rig.events == [.willBegin, .didFinish])
    #expect(rig.refusals.isEmpty)
    #expect(rig.box.presentedViewController === modal)
    #expect(rig.color(x: 10, y: 150) == Shade.green)
    #expect(rig.stages.isEmpty)
  }

  @Test(arguments: BesideRig.Beside.allCases, [false, true])
  func aSecondQuickSwipeDragsTheNextScreen(_ kind: BesideRig.Beside, down: Bool) {
    let rig = BesideRig("a", "b", "c")
    if down {
      for screen in rig.navigation.viewControllers {
        screen.snapshotNavigation.popChoreography = .rise
      }
    }
    let modal = rig.present(rig.modal(kind))
    rig.swipe(down: down, waiting: 0.05)
    rig.swipe(down: down)
    #expect(rig.titles == ["a"])
    #expect(rig.box.presentedViewController === modal)
    #expect(rig.events == [.willBegin, .didFinish, .willBegin, .didFinish])
  }

  @Test func aShortDragPutsTheScreenBack() {
    let rig = BesideRig("a", "b")
    rig.present(rig.sheet())
    rig.grab(moving: 60)
    rig.letGo(at: 80)
    #expect(rig.titles == ["a", "b"])
    #expect(rig.events == [.willBegin, .didCancel])
  }

  @Test func aFingerGoesForwardBesideASheet() {
    let rig = BesideRig("a", "b") { $0.configuration.forwardHistory = 1 }
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    rig.present(rig.sheet())
    rig.host.flick(from: CGPoint(x: 180, y: 120), to: CGPoint(x: 20, y: 120))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["a", "b"])
  }

  /// UIKit presents one modal at a time.
  @Test func aNavigationControllerIsNotPresentedBesideASheet() {
    final class Asking: ColorScreen, InteractivePushing {
      func screenForInteractivePush() -> UIViewController? {
        UINavigationController(rootViewController: ColorScreen("next", .blue))
      }
    }
    let rig = BesideRig("a", "b")
    rig.navigation.pushViewController(Asking("c", .blue), animated: false)
    rig.host.advance(by: 0.5)
    let sheet = rig.present(rig.sheet())
    rig.host.flick(from: CGPoint(x: 180, y: 120), to: CGPoint(x: 20, y: 120))
    rig.host.advance(by: 1)
    #expect(rig.refusals == [.modalPresented])
    #expect(rig.box.presentedViewController === sheet)
  }

  // MARK: Refusing

  @Test(arguments: BesideRig.Covering.allCases)
  func underAModalThatCoversNothingIsDragged(_ kind: BesideRig.Covering) {
    let rig = BesideRig("a", "b")
    rig.present(rig.modal(kind))
    rig.host.flick(from: CGPoint(x: 30, y: 25), to: CGPoint(x: 180, y: 25))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["a", "b"])
    #expect(!rig.events.contains(.willBegin))
  }

  /// Such a finger wasn't let through.
  @Test(arguments: BesideRig.Covering.allCases.filter { $0 != .fullScreen }, [false, true])
  func aFingerThatWasDownBeforeTheModalIsRefused(
    _ kind: BesideRig.Covering, isUndimmedSheet: Bool
  ) {
    let rig = BesideRig("a", "b")
    var isAsked = false
    rig.top?.whenAsked = { isAsked = true }
    rig.host.touch(.began, at: CGPoint(x: 30, y: 120))
    rig.present(isUndimmedSheet ? rig.sheet() : rig.modal(kind))
    rig.host.move(from: CGPoint(x: 30, y: 120), to: CGPoint(x: 180, y: 120), duration: 0.1)
    rig.host.touch(.ended, at: CGPoint(x: 180, y: 120))
    rig.host.advance(by: 1)
    #expect(rig.titles == ["a", "b"])
    #expect(rig.refusals == [.modalPresented])
    #expect(!isAsked)
  }

  @Test(arguments: BesideRig.Covering.allCases.filter { $0 != .fullScreen }, [false, true])
  func aModalPresentedAmidADragPutsItBack(_ kind: BesideRig.Covering, animated: Bool) {
    let rig = BesideRig("a", "b", "c")
    let sheet = rig.present(rig.sheet())
    rig.grab(moving: 140)
    sheet.present(rig.modal(kind), animated: animated)
    rig.host.advance(by: 0.2)
    rig.move(from: 160, to: 170)
    rig.letGo(at: 170)
    #expect(rig.titles == ["a", "b", "c"])
    #expect(rig.events == [.willBegin, .didCancel])
  }

  @Test(arguments: [false, true]) func aSheetPresentedAmidADragPutsItBack(animated: Bool) {
    let rig = BesideRig("a", "b")
    rig.grab(moving: 140)
    rig.navigation.present(rig.sheet(), animated: animated)
    rig.host.advance(by: 0.2)
    rig.move(from: 160, to: 170)
    rig.letGo(at: 170)
    #expect(rig.titles == ["a", "b"])
    #expect(rig.events == [.willBegin, .didCancel])
  }

  @Test(arguments: [false, true]) func aSheetDismissedAmidADragLetsItGoOn(animated: Bool) {
    let rig = BesideRig("a", "b")
    let sheet = rig.present(rig.sheet())
    rig.grab(moving: 100)
    sheet.dismiss(animated: animated)
    rig.move(from: 120, to: 170)
    rig.letGo(at: 170)
    #expect(rig.titles == ["a"])
    #expect(rig.events == [.willBegin, .didFinish])
  }

  @Test(arguments: [false, true]) func whileAPresentationIsUnderWayADragIsRefused(
    isDismissal: Bool
  ) {
    let rig = BesideRig("a", "b")
    let sheet = rig.sheet()
    if isDismissal { rig.present(sheet) }
    if isDismissal {
      sheet.dismiss(animated: true)
    } else {
      rig.navigation.present(sheet, animated: true)
    }
    rig.host.advance(by: 0.1)
    rig.swipe()
    #expect(rig.titles == ["a", "b"])
    #expect(rig.refusals == [.modalPresented])
  }

  @Test func aDismissalThatBeginsUnderAFingerRefusesItsDrag() {
    let rig = BesideRig("a", "b")
    let sheet = rig.present(rig.sheet())
    rig.host.touch(.began, at: CGPoint(x: 20, y: 120))
    sheet.dismiss(animated: true)
    rig.host.advance(by: 0.1)
    rig.move(from: 20, to: 170)
    rig.letGo(at: 170)
    #expect(rig.titles == ["a", "b"])
    #expect(rig.refusals == [.modalPresented])
  }

  enum Bond: CaseIterable, Sendable {
    case presentedByTheScreen, presentedByItsChild, sourceView, sourceItem, barItem, barSourceItem
    case sheetsPopover, viewOfTheStack
  }

  /// A modal that belongs to the screen would stay without it.
  @Test(arguments: Bond.allCases) func aModalThatBelongsToTheScreenKeepsItThere(_ bond: Bond) {
    let rig = BesideRig("a", "b")
    guard let top = rig.top else { return }
    let button = UIView(frame: CGRect(x: 20, y: 280, width: 30, height: 30))
    top.view.addSubview(button)
    let item = UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil)
    top.navigationItem.rightBarButtonItem = item
    let modal: UIViewController
    switch bond {
    case .presentedByTheScreen, .presentedByItsChild:
      let child = UIViewController()
      top.addChild(child)
      child.view.frame = CGRect(x: 100, y: 220, width: 100, height: 100)
      top.view.addSubview(child.view)
      child.didMove(toParent: top)
      let presenter = bond == .presentedByItsChild ? child : top
      presenter.definesPresentationContext = true
      modal = UIViewController()
      modal.modalPresentationStyle = .overCurrentContext
      presenter.present(modal, animated: false)
      rig.host.advance(by: 1)
      #expect(modal.presentingViewController === presenter)
    case .sourceView: modal = rig.present(rig.popover { $0.sourceView = button })
    case .sourceItem: modal = rig.present(rig.popover { $0.sourceItem = button })
    case .barItem: modal = rig.present(rig.popover { $0.barButtonItem = item })
    case .barSourceItem: modal = rig.present(rig.popover { $0.sourceItem = item })
    case .viewOfTheStack:
      modal = rig.present(rig.popover { $0.sourceView = rig.navigation.view })
    case .sheetsPopover:
      let sheet = rig.present(rig.sheet())
      modal = rig.popover { $0.sourceView = button }
      sheet.present(modal, animated: false)
      rig.host.advance(by: 1)
    }
    rig.swipe()
    #expect(rig.titles == ["a", "b"])
    #expect(rig.refusals == [.modalPresented])
    #expect(!rig.events.contains(.willBegin))
    #expect(modal.presentingViewController != nil)
  }

  /// What a screen presents as it's asked covers the drag, as without a sheet.
  @Test func aModalPresentedAsTheScreenIsAskedIsRefused() {
    let rig = BesideRig("a", "b")
    let sheet = rig.present(rig.sheet())
    rig.top?.whenAsked = {
      sheet.present(
        UIAlertController(title: "?", message: nil, preferredStyle: .alert), animated: false)
    }
    rig.swipe()
    #expect(rig.titles == ["a", "b"])
    #expect(rig.refusals == [.modalPresented])
    #expect(rig.events.isEmpty)
  }

  // MARK: Calls

  enum Call: CaseIterable, Sendable { case pop, backButton, push }

  @Test(arguments: Call.allCases) func aCallBesideASheetAnimatesWithSnapshots(_ call: Call) {
    let rig = BesideRig("a", "b")
    let sheet = rig.present(rig.sheet())
    let frame = rig.covered(by: sheet)
    let before = rig.pixels(of: frame)
    switch call {
    case .pop: rig.navigation.popViewController(animated: true)
    case .backButton: rig.host.tap(at: CGPoint(x: 20, y: 42))
    case .push: rig.navigation.pushViewController(ColorScreen("c", .blue), animated: true)
    }
    rig.host.advance(by: 0.1)
    #expect(!rig.stages.isEmpty)
    for _ in 0..<20 {
      #expect(rig.pixels(of: frame) == before)
      rig.host.advance(by: 0.05)
    }
    #expect(rig.titles == (call == .push ? ["a", "b", "c"] : ["a"]))
    #expect(rig.stages.isEmpty)
  }
}
