import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// `configuration.transition`: UIKit shows what it shows well.
@MainActor @Suite(.warningsAreRead)
struct LibraryAgreeingBarsTests {
  private func rig(root: ColorScreen? = nil) -> Rig {
    let rig = Rig(root: root ?? ColorScreen("root", .red, hidesBar: false))
    rig.navigation.configuration.transition = .systemWhereBarsAgree
    return rig
  }

  @Test func betweenAgreeingBarsUIKitPushesAndPops() {
    let rig = rig()
    var ends = 0
    rig.navigation.pushViewController(SimpleScreen("a", .green, hidesBar: false), animated: true) {
      ends += 1
    }
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    #expect(rig.ends == [.willBegin])
    rig.host.advance(by: 1)
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(rig.navigation.snapshot(for: rig.root) != nil)
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == true)
    rig.navigation.popViewController(animated: true) { ends += 1 }
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(ends == 2)
    #expect(rig.ends == [.willBegin, .didFinish, .willBegin, .didFinish])
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(rig.leftovers.isEmpty)
  }

  /// From the edge, and on iOS 26 from the content.
  @Test(arguments: [5, 60], [true, false])
  func uiKitsGesturesPop(x: CGFloat, finishes: Bool) {
    let rig = rig()
    rig.push(SimpleScreen("a", .green, hidesBar: false))
    rig.grab(at: x, moving: finishes ? 130 : 40)
    #expect(rig.stages.isEmpty)
    #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
    #expect(rig.refusals == [.systemTransition])
    rig.letGo(at: x + (finishes ? 130 : 40))
    rig.host.advance(by: 1)
    #expect(rig.titles == (finishes ? ["root"] : ["root", "a"]))
    #expect(rig.ends == [.willBegin, finishes ? .didFinish : .didCancel])
    #expect(rig.leftovers.isEmpty)
  }

  private final class Animating: NSObject, UINavigationControllerDelegate {
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  }

  enum Reason: CaseIterable {
    case never, hiddenAbove, hiddenBelow, bothHidden, background, tabBar, toolbar, choreography
    case configuration, confirms, leftItem, noBackButton, delegate
  }

  @Test(arguments: Reason.allCases)
  func elseTheLibraryDoesAndItsDragPops(_ reason: Reason) {
    let isHiddenBelow = reason == .hiddenBelow || reason == .bothHidden
    let rig = rig(root: ColorScreen("root", .red, hidesBar: isHiddenBelow))
    let delegate = Animating()
    let screen: UIViewController =
      reason == .confirms
      ? ColorScreen("a", .green)
      : SimpleScreen("a", .green, hidesBar: reason == .hiddenAbove || reason == .bothHidden)
    switch reason {
    case .never: rig.navigation.configuration.transition = .snapshot
    case .background:
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .blue
      screen.navigationItem.standardAppearance = appearance
    case .tabBar: screen.hidesBottomBarWhenPushed = true
    case .choreography: screen.snapshotNavigation.popChoreography = .cover
    case .configuration: rig.navigation.configuration.choreography = .fade
    case .leftItem:
      screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "x", style: .plain, target: nil, action: nil)
    case .noBackButton: screen.navigationItem.hidesBackButton = true
    case .delegate: rig.navigation.delegate = delegate
    default: break
    }
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 0.1)
    // A toolbar may come at any time.
    #expect(rig.stages.count == (reason == .toolbar ? 0 : 1))
    rig.host.advance(by: 1)
    if reason == .toolbar {
      rig.navigation.setToolbarHidden(false, animated: false)
      rig.host.advance(by: 0.1)
    }
    rig.grab(moving: 150)
    #expect(rig.stages.count == 1)
    #expect(rig.refusals.isEmpty)
    rig.letGo(at: 170)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  /// A coming screen that doesn't say so may hide the bar as it appears; later its bars are known.
  @Test func aScreenThatDoesNotSayThatItShowsTheBarIsPushedByTheLibrary() {
    let rig = rig()
    rig.navigation.pushViewController(SimpleScreen("a", .green), animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.count == 1)
    rig.host.advance(by: 1)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  /// Screens make appearances of their own.
  @Test func equalAppearancesAgree() {
    let rig = rig()
    let screen = SimpleScreen("a", .green, hidesBar: false)
    for item in [rig.root.navigationItem, screen.navigationItem] {
      item.standardAppearance = UINavigationBarAppearance()
    }
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
  }

  /// A pop is judged by the screen it goes to.
  @Test(arguments: [true, false])
  func aPopPastOthersIsJudgedByItsTarget(agrees: Bool) {
    let rig = rig(root: ColorScreen("root", .red, hidesBar: !agrees))
    rig.push(SimpleScreen("a", .blue, hidesBar: agrees), SimpleScreen("b", .green, hidesBar: false))
    rig.navigation.popToRootViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty == agrees)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(rig.leftovers.isEmpty)
  }

  /// Of a delegate's methods only that of animators takes the gestures away.
  @Test(arguments: [true, false])
  func aDelegateThatOnlyWatchesLeavesUIKitsGestures(isSetLate: Bool) {
    final class Watching: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {}
    }
    let rig = self.rig()
    let delegate = Watching()
    if !isSetLate { rig.navigation.delegate = delegate }
    rig.push(SimpleScreen("a", .green, hidesBar: false))
    if isSetLate { rig.navigation.delegate = delegate }
    rig.grab(at: 5, moving: 130)
    #expect(rig.stages.isEmpty)
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == true)
    rig.letGo(at: 135)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.ends == [.willBegin, .didFinish])
    withExtendedLifetime(delegate) {}
  }

  @Test func theAppsDelegateIsCalledByEitherProxy() {
    final class Watching: NSObject, UINavigationControllerDelegate {
      var calls: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("will \(viewController.title ?? "")") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { calls.append("did \(viewController.title ?? "")") }
    }
    let (rig, delegate) = (rig(), Watching())
    rig.navigation.delegate = delegate
    rig.push(SimpleScreen("a", .green, hidesBar: false))
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    rig.push(SimpleScreen("b", .green, hidesBar: true))
    #expect(delegate.calls == ["will a", "did a", "will root", "did root", "will b", "did b"])
    #expect(rig.navigation.delegate === delegate)
  }
}

/// `wantsCoordinatedDrag`: UIKit's coordinator follows the finger.
@MainActor @Suite(.warningsAreRead)
struct LibraryCoordinatedDragTests {
  @Test(arguments: [true, false], [true, false])
  func theCoordinatorFollowsTheFinger(finishes: Bool, hasSnapshot: Bool) {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    screen.snapshotNavigation.wantsCoordinatedDrag = true
    rig.push(screen)
    if !hasSnapshot { rig.navigation.invalidateSnapshot(for: rig.root) }
    screen.forgetCalls()
    var cancelled: [Bool] = []
    rig.grab(moving: 40)
    let coordinator = rig.navigation.transitionCoordinator
    #expect(coordinator?.isInteractive == true)
    coordinator?.animate(alongsideTransition: nil) { cancelled.append($0.isCancelled) }
    let early = coordinator?.percentComplete ?? 0
    #expect(early > 0.05 && early < 0.25)
    #expect((rig.stages.first?.lower != nil) == hasSnapshot)
    rig.host.move(
      from: CGPoint(x: 60, y: 200), to: CGPoint(x: finishes ? 180 : 80, y: 200), duration: 0.3)
    #expect((coordinator?.percentComplete ?? 0) > early + 0.05)
    #expect(screen.calls == ["willDisappear"])
    rig.letGo(at: finishes ? 180 : 80)
    rig.host.advance(by: 1)
    #expect(cancelled == [!finishes])
    #expect(rig.titles == (finishes ? ["root"] : ["root", "a"]))
    #expect(rig.ends == [.willBegin, finishes ? .didFinish : .didCancel])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func byDefaultUIKitIsNotToldBeforeTheDragHasFinished() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.grab(moving: 100)
    #expect(rig.navigation.transitionCoordinator == nil)
    rig.letGo(at: 120)
  }

  enum Modal: CaseIterable, Sendable { case sheet, fullScreen, overFullScreen, likeAPush }

  /// The modal goes and the stack goes back in one turn, to a root whose bar differs.
  @Test(arguments: Modal.allCases, [(true, true), (true, false), (false, true), (false, false)])
  func aDismissalAndAPopToARootWithoutABarInOneTurn(
    _ modal: Modal, order: (dismissesFirst: Bool, byOption: Bool)
  ) {
    let (dismissesFirst, byOption) = order
    func screen(_ name: String, _ color: UIColor, hidesBar: Bool) -> ColorScreen {
      let screen = ColorScreen(name, color, hidesBar: byOption ? hidesBar : nil)
      if !byOption {
        screen.whenAppearing = { [unowned screen] in
          screen.navigationController?.setNavigationBarHidden(hidesBar, animated: true)
        }
      }
      return screen
    }
    let rig = Rig(root: screen("root", .red, hidesBar: true))
    rig.navigation.configuration.transition = .systemWhereBarsAgree
    rig.push(screen("a", .green, hidesBar: false), screen("b", .blue, hidesBar: false))
    let shown = UIViewController()
    shown.view.backgroundColor = .white
    let stack = SnapshotNavigationController(rootViewController: shown)
    switch modal {
    case .sheet: rig.navigation.present(stack, animated: false)
    case .fullScreen, .overFullScreen:
      stack.modalPresentationStyle = modal == .fullScreen ? .fullScreen : .overFullScreen
      rig.navigation.present(stack, animated: false)
    case .likeAPush: rig.navigation.presentAsPush(stack, animated: false)
    }
    rig.host.advance(by: 1)
    var (begins, finishes): ([Bool], [Bool]) = ([], [])
    let observation = rig.navigation.observeTransitions { event in
      if event.phase == .willBegin { begins.append(event.isPresentation) }
      if event.phase == .didFinish, event.isAnimated { finishes.append(event.isPresentation) }
    }
    var ends = 0
    let dismiss = { rig.navigation.dismiss(animated: true) { ends += 1 } }
    if dismissesFirst { dismiss() }
    rig.navigation.popToRootViewController(animated: true) { ends += 1 }
    if !dismissesFirst { dismiss() }
    rig.host.advance(by: 2)
    #expect(rig.titles == ["root"])
    #expect(rig.navigation.isNavigationBarHidden)
    #expect(ends == 2)
    #expect(begins == finishes && begins.contains(modal == .likeAPush) == (modal != .fullScreen))
    observation.cancel()
    #expect(rig.leftovers.isEmpty, "\(rig.leftovers)")
    #expect(rig.navigation.presentedViewController == nil)
    #expect(rig.color() == Shade.red)
    #expect(rig.navigation.isAtRest && !rig.navigation.isTransitioning)
    // All is as before: the next push and pop are the library's.
    rig.push(screen("c", .green, hidesBar: false))
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.count == 1)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }
}
