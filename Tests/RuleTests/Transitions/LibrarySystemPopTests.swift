import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

@MainActor @Suite(.warningsAreRead)
struct LibrarySystemPopTests {
  private func system(_ name: String, hidesBar: Bool? = nil) -> SimpleScreen {
    let screen = SimpleScreen(name, .green, hidesBar: hidesBar)
    screen.snapshotNavigation.transition = .system
    return screen
  }

  @Test func aScreenThatWantsTheSystemsTransitionHasNoStage() {
    let rig = Rig()
    rig.navigation.pushViewController(system("a"), animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  /// A screen with a transition as apps set it from iOS 18 on.
  private func screen(preferring transition: UIViewController.Transition?) -> SimpleScreen {
    let screen = SimpleScreen("a", .green)
    screen.preferredTransition = transition
    return screen
  }

  @Test func aZoomIsUIKitsWithItsGesture() {
    let rig = Rig()
    let screen = screen(preferring: .zoom { [weak rig] _ in rig?.root.view })
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    rig.host.advance(by: 1)
    rig.events = []
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == true)
    rig.grab(at: 5, moving: 150)
    #expect(rig.stages.isEmpty)
    rig.letGo(at: 155)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(rig.leftovers.isEmpty)
  }

  /// UIKit wouldn't even ask; pushed, popped and dragged, whenever the transition was set.
  @Test(arguments: [true, false])
  func snapshotsThatAScreenInsistsOnWinOverItsZoom(isSetLate: Bool) {
    let rig = Rig()
    let screen = screen(preferring: isSetLate ? nil : .zoom { [weak rig] _ in rig?.root.view })
    screen.snapshotNavigation.transition = .snapshot
    rig.navigation.pushViewController(screen, animated: true)
    rig.host.advance(by: 0.1)
    #expect(!rig.stages.isEmpty)
    rig.host.advance(by: 1)
    if isSetLate { screen.preferredTransition = .zoom { [weak rig] _ in rig?.root.view } }
    rig.grab(moving: 60)
    #expect(!rig.stages.isEmpty)
    rig.letGo(at: 80)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(!rig.stages.isEmpty)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  /// The lower screen hides the bar before anybody knows whether it comes; the upper one stays.
  @Test(arguments: [true, false])
  func aCanceledSwipeLeavesTheBarThatWasHiddenOnTheWay(isAnimated: Bool) {
    let rig = Rig()
    rig.root.whenAppearing = { [weak rig] in
      rig?.navigation.setNavigationBarHidden(true, animated: isAnimated)
    }
    rig.push(system("a", hidesBar: false))
    rig.grab(at: 5, moving: 40)
    #expect(rig.navigation.isNavigationBarHidden)
    rig.letGo(at: 45)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(!rig.navigation.isNavigationBarHidden)
    #expect(rig.leftovers.isEmpty)
  }

  /// UIKit asks nobody about them: the library notes them as they are about to be shown.
  @Test(arguments: 0..<4)
  func everyPreferredTransitionIsUIKitsAndReported(kind: Int) {
    let kinds: [UIViewController.Transition?] = [
      .zoom { _ in nil }, .coverVertical, .crossDissolve, .flipHorizontal,
    ]
    let rig = Rig()
    rig.navigation.pushViewController(screen(preferring: kinds[kind]), animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.isEmpty)
    #expect(rig.ends == [.willBegin])
    rig.host.advance(by: 1)
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == true)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.ends == [.willBegin, .didFinish, .willBegin, .didFinish])
    #expect(rig.leftovers.isEmpty)
  }

  /// Under UIKit's own transition a second call waits for its end, and so does its completion.
  @Test func underTheSystemsTransitionTheStackLags() {
    let rig = Rig()
    rig.navigation.pushViewController(system("a"), animated: true)
    var ends = 0
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true) { ends += 1 }
    #expect(rig.titles == ["root", "a"])
    #expect(rig.navigation.popToRootViewController(animated: true) == nil)
    rig.host.advance(by: 0.3)
    #expect(ends == 0)
    #expect(rig.titles == ["root", "a"])
    rig.host.advance(by: 3)
    #expect(rig.titles == ["root"])
    #expect(ends == 1)
    #expect(rig.leftovers.isEmpty)
  }

  @Test func aZoomBelowChangesNothingForTheScreenAboveIt() {
    let rig = Rig()
    rig.push(screen(preferring: .zoom { _ in nil }))
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.count == 1)
    rig.host.advance(by: 1)
    rig.grab(moving: 150)
    #expect(rig.stages.count == 1)
    rig.letGo(at: 170)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == true)
  }

  @Test(arguments: [true, false])
  func theSystemsGestureDrivesIt(finishing: Bool) {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: true))
    let screen = system("a", hidesBar: false)
    rig.push(screen)
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == true)
    rig.grab(at: 5, moving: finishing ? 150 : 50)
    #expect(rig.stages.isEmpty)
    rig.letGo(at: finishing ? 155 : 55)
    rig.host.advance(by: 1)
    #expect(rig.titles == (finishing ? ["root"] : ["root", "a"]))
    #expect(rig.navigation.isNavigationBarHidden == finishing)
    #expect(rig.ends == [.willBegin, finishing ? .didFinish : .didCancel])
    #expect(rig.leftovers.isEmpty)
    #expect(rig.refusals == [.systemTransition])
  }

  /// UIKit's gesture asks nobody.
  @Test func aScreenThatConfirmsPopsIsNotSwiped() {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    screen.snapshotNavigation.transition = .system
    rig.push(screen)
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    rig.grab(at: 5, moving: 150)
    rig.letGo(at: 155)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
  }

  @Test func theSwitchGovernsTheSystemsGesturesToo() {
    let rig = Rig()
    rig.navigation.configuration.dragArea = .disabled
    rig.push(system("a"))
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(rig.navigation.interactiveContentPopGestureRecognizer?.isEnabled == false)
  }

  @Test func theirDelegatesAreUIKitsAllTheTime() {
    let rig = Rig()
    let original = rig.navigation.interactivePopGestureRecognizer?.delegate
    for screen in [system("a"), ColorScreen("b", .blue)] {
      rig.push(screen)
      #expect(rig.navigation.interactivePopGestureRecognizer?.delegate === original)
    }
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(rig.navigation.interactiveContentPopGestureRecognizer?.isEnabled == false)
  }

  @Test func aGestureRevivedByAnAppIsOffAfterTheNextScreen() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.navigation.interactivePopGestureRecognizer?.delegate = nil
    rig.navigation.interactivePopGestureRecognizer?.isEnabled = true
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    // At the root a revived gesture would wedge UIKit.
    rig.grab(at: 5, moving: 150)
    rig.letGo(at: 155)
    rig.host.advance(by: 1)
    rig.push(ColorScreen("b", .blue))
    #expect(rig.titles == ["root", "b"])
    #expect(rig.color() == Shade.blue)
  }

  /// UIKit replaces both gestures when traits change, switched on.
  @Test func newGesturesAfterAChangeOfStyleAreOffToo() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.navigation.overrideUserInterfaceStyle = .dark
    rig.host.advance(by: 0.1)
    rig.grab(at: 5, moving: 150)
    #expect(rig.stages.count == 1)
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    rig.letGo(at: 155)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.ends == [.willBegin, .didFinish])
    #expect(rig.leftovers.isEmpty)
  }

  @Test func newGesturesAfterAChangeOfStyleDriveAScreenOfTheSystem() {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: true))
    let screen = system("a", hidesBar: false)
    rig.push(screen)
    rig.navigation.overrideUserInterfaceStyle = .dark
    rig.host.advance(by: 0.1)
    rig.grab(at: 5, moving: 150)
    rig.letGo(at: 155)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.leftovers.isEmpty)
  }

  /// A gesture that an app has taken over in mid-touch pops by UIKit's transition, whatever the screen
  /// wants.
  @Test func whatUIKitsGesturePopsIsPassedStraightOn() throws {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    rig.navigation.dragGestureRecognizer.isEnabled = false
    rig.navigation.interactivePopGestureRecognizer?.delegate = nil
    rig.navigation.interactivePopGestureRecognizer?.isEnabled = true
    rig.grab(at: 5, moving: 100)
    #expect(rig.stages.isEmpty)
    #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
    rig.letGo(at: 20)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    // Governed again as UIKit reports the screen that stays.
    #expect(rig.navigation.interactivePopGestureRecognizer?.isEnabled == false)
    rig.navigation.interactivePopGestureRecognizer?.isEnabled = true
    rig.grab(at: 5, moving: 150)
    rig.letGo(at: 155)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root"])
    #expect(rig.ends == [.willBegin, .didCancel, .willBegin, .didFinish])
    #expect(rig.leftovers.isEmpty)
  }

  // MARK: The app's gestures

  enum Moment: CaseIterable, Sendable { case load, willAppear, didAppear, never }

  /// A screen that sets UIKit's gestures as it appears, as apps do to lock it.
  private final class LockingScreen: UIViewController {
    private let moment: Moment
    let isPaired: Bool

    init(_ name: String, _ moment: Moment, isPaired: Bool = false) {
      (self.moment, self.isPaired) = (moment, isPaired)
      super.init(nibName: nil, bundle: nil)
      title = name
      snapshotNavigation.navigationBar = .visible
    }

    required init?(coder: NSCoder) { nil }

    private func set(_ isEnabled: Bool, at moment: Moment) {
      guard moment == self.moment else { return }
      for recognizer in navigationController?.allPopRecognizers ?? [] {
        recognizer.isEnabled = isEnabled
      }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .green
      set(false, at: .load)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      set(false, at: .willAppear)
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      set(false, at: .didAppear)
    }

    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      if isPaired { set(true, at: moment) }
    }
  }

  private func areGesturesOn(_ rig: Rig) -> [Bool] {
    rig.navigation.allPopRecognizers.map(\.isEnabled)
  }

  /// How UIKit comes to show the transition.
  enum Use: CaseIterable, Sendable { case always, whereBarsAgree, system }

  private func rig(_ use: Use) -> Rig {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: false))
    switch use {
    case .always: rig.navigation.configuration.transition = .system
    case .whereBarsAgree: rig.navigation.configuration.transition = .systemWhereBarsAgree
    case .system: break
    }
    return rig
  }

  @Test(arguments: Use.allCases, Moment.allCases)
  func whatTheAppSetsOnUIKitsGesturesStands(_ use: Use, _ moment: Moment) {
    let rig = rig(use)
    let screen = LockingScreen("a", moment)
    if use == .system { screen.snapshotNavigation.transition = .system }
    rig.push(screen)
    #expect(areGesturesOn(rig).allSatisfy { $0 == (moment == .never) })
    rig.host.tap(at: CGPoint(x: 100, y: 300))
    rig.grab(at: 5, moving: 150)
    rig.letGo(at: 155)
    rig.host.advance(by: 1)
    #expect(rig.titles == (moment == .never ? ["root"] : ["root", "a"]))
    #expect(rig.stages.isEmpty)
  }

  /// The popular pair of lines: off as a screen appears, on as it disappears.
  @Test(arguments: Use.allCases)
  func aPairOfLinesLocksItsScreenOnly(_ use: Use) {
    let rig = rig(use)
    let (locked, free) = (
      LockingScreen("a", .willAppear, isPaired: true), LockingScreen("b", .never)
    )
    if use == .system {
      for screen in [locked, free] { screen.snapshotNavigation.transition = .system }
    }
    rig.push(locked)
    #expect(areGesturesOn(rig).allSatisfy { !$0 })
    rig.push(free)
    #expect(areGesturesOn(rig).allSatisfy { $0 })
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    #expect(areGesturesOn(rig).allSatisfy { !$0 })
  }

  /// The library's own drag pops there.
  @Test func whereTheLibraryShowsTheTransitionTheyAreOffWhateverTheAppSets() {
    let rig = Rig()
    rig.push(SimpleScreen("a", .green))
    for recognizer in rig.navigation.allPopRecognizers { recognizer.isEnabled = true }
    rig.host.tap(at: CGPoint(x: 100, y: 300))
    #expect(areGesturesOn(rig).allSatisfy { !$0 })
  }

  /// Of a subclass, before anything has been shown.
  @Test func whatASubclassSetsAsItLoadsStands() {
    final class Locked: SnapshotNavigationController {
      override func viewDidLoad() {
        super.viewDidLoad()
        for recognizer in allPopRecognizers { recognizer.isEnabled = false }
      }
    }
    let host = LinuxHost.small()
    let root = SimpleScreen("root", .red, hidesBar: false)
    let navigation = Locked(rootViewController: root)
    navigation.configuration.transition = .systemWhereBarsAgree
    host.show(navigation, for: 0.5)
    navigation.pushViewController(SimpleScreen("a", .green, hidesBar: false), animated: true)
    host.advance(by: 1)
    #expect(navigation.allPopRecognizers.allSatisfy { !$0.isEnabled })
  }
}
