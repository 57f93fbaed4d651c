import Testing
import UIKitHost

@testable import UIKit

/// What the device does to an app: it turns, runs short of memory, changes its looks, goes away.
@MainActor @Suite(.serialized, .warningsAreRead) struct HostLifeTests {
  /// Notes what the device tells a screen.
  final class LivingScreen: UIViewController {
    let log: Calls
    var style = UIStatusBarStyle.default
    var hidesStatusBar = false

    init(_ name: String, _ log: Calls) {
      self.log = log
      super.init(nibName: nil, bundle: nil)
      title = name
    }

    required init?(coder: NSCoder) { nil }

    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { hidesStatusBar }

    override func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      log.note("\(title ?? "") memory")
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      log.note("\(title ?? "") \(Int(view.bounds.width)) to \(Int(size.width))")
      coordinator.animate { [log, title] _ in
        log.note("\(title ?? "") alongside")
      } completion: { [log, title] _ in
        log.note("\(title ?? "") completion")
      }
    }
  }

  private func scene() -> (NavigationScene, LivingScreen, LivingScreen) {
    let scene = NavigationScene(shows: false)
    let root = LivingScreen("A", scene.log)
    let top = LivingScreen("B", scene.log)
    scene.navigation.setViewControllers([root, top], animated: false)
    scene.host.show(scene.navigation, for: 0.1)
    _ = scene.log.take()
    return (scene, root, top)
  }

  @Test func aRotationIsAnnouncedAnimatedAlongsideAndCompleted() {
    let (scene, _, top) = scene()
    scene.host.resize(to: CGSize(width: 844, height: 390))
    scene.host.advance(by: 0.5)
    let heard = scene.log.take().filter { $0.hasPrefix("B") }
    #expect(heard == ["B 390 to 844", "B alongside", "B completion"])
    #expect(top.view.bounds.size == CGSize(width: 844, height: 390))
  }

  @Test func aMemoryWarningReachesEveryScreen() {
    let (scene, _, _) = scene()
    scene.host.sendMemoryWarning()
    #expect(scene.log.take() == ["A memory", "B memory"])
  }

  @Test func withTheBarHiddenTheTopScreenDecidesOnTheStatusBar() {
    let (scene, _, top) = scene()
    let manager = scene.host.runtime.scene.statusBarManager
    top.style = .lightContent
    #expect(manager?.statusBarStyle == .default)
    scene.navigation.setNavigationBarHidden(true, animated: false)
    #expect(manager?.statusBarStyle == .lightContent)
  }

  @Test(arguments: [true, false])
  func theTopScreenDecidesWhetherThereIsAStatusBarWhereTheBarIsHidden(isHidden: Bool) {
    let (scene, _, top) = scene()
    let manager = scene.host.runtime.scene.statusBarManager
    #expect(manager?.statusBarFrame.height == 47)
    scene.navigation.setNavigationBarHidden(isHidden, animated: false)
    top.hidesStatusBar = true
    #expect(manager?.isStatusBarHidden == isHidden)
    #expect(manager?.statusBarFrame == .zero || !isHidden)
  }

  /// A phone with a home button has no safe area at the bottom.
  @Test func onAPhoneWithAHomeButtonTheTopScreenDecidesWhetherThereIsAStatusBar() {
    let host = Host(
      size: CGSize(width: 375, height: 667), scale: 1,
      safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let top = LivingScreen("A", Calls())
    host.show(UINavigationController(rootViewController: top), for: 0.1)
    top.hidesStatusBar = true
    #expect(host.runtime.scene.statusBarManager?.isStatusBarHidden == true)
  }

  @Test func theStatusBarFollowsTheNavigationBarsOwnStyle() {
    let (scene, _, _) = scene()
    let manager = scene.host.runtime.scene.statusBarManager
    scene.navigation.navigationBar.overrideUserInterfaceStyle = .dark
    scene.host.advance(by: 0.1)
    #expect(manager?.statusBarStyle == .lightContent)
    scene.navigation.overrideUserInterfaceStyle = .dark
    scene.navigation.navigationBar.overrideUserInterfaceStyle = .light
    scene.host.advance(by: 0.1)
    #expect(manager?.statusBarStyle == .darkContent)
  }

  @Test(
    arguments: [(.fullScreen, .lightContent), (.pageSheet, .default)]
      as [(UIModalPresentationStyle, UIStatusBarStyle)])
  func aFullScreenModalDecidesOnTheStatusBarAndASheetDoesNot(
    style: UIModalPresentationStyle, seen: UIStatusBarStyle
  ) {
    let (scene, _, _) = scene()
    let modal = LivingScreen("M", scene.log)
    modal.style = .lightContent
    modal.modalPresentationStyle = style
    scene.navigation.present(modal, animated: false)
    scene.host.advance(by: 0.1)
    #expect(scene.host.runtime.scene.statusBarManager?.statusBarStyle == seen)
  }

  @Test func increasedContrastAndBoldTextReachTheTraitsAndAreTold() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    host.window.makeKeyAndVisible()
    #expect(host.window.traitCollection.accessibilityContrast == .normal)
    #expect(host.window.traitCollection.legibilityWeight == .regular)
    #expect(!UIAccessibility.isDarkerSystemColorsEnabled && !UIAccessibility.isBoldTextEnabled)
    host.runtime.changeAccessibilityContrast(to: .high)
    host.runtime.changeLegibilityWeight(to: .bold)
    #expect(host.window.traitCollection.accessibilityContrast == .high)
    #expect(host.window.traitCollection.legibilityWeight == .bold)
    #expect(UIAccessibility.isDarkerSystemColorsEnabled && UIAccessibility.isBoldTextEnabled)
  }

  @Test func aContentSizeIsPostedAndReachesTheViews() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    host.window.makeKeyAndVisible()
    var posted = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: host.runtime.application,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    host.runtime.changeContentSizeCategory(to: .extraLarge)
    #expect(posted == 1)
    #expect(host.window.traitCollection.preferredContentSizeCategory == .extraLarge)
  }

  @Test func goingAwayAndComingBackIsPostedInOrder() {
    let host = Host(size: CGSize(width: 100, height: 100), scale: 1)
    host.window.makeKeyAndVisible()
    var heard: [String] = []
    let names: [(NSNotification.Name, String)] = [
      (UIApplication.willResignActiveNotification, "resigns"),
      (UIApplication.didEnterBackgroundNotification, "is away"),
      (UIApplication.willEnterForegroundNotification, "returns"),
      (UIApplication.didBecomeActiveNotification, "is active"),
    ]
    let tokens = names.map { name, word in
      NotificationCenter.default.addObserver(
        forName: name, object: host.runtime.application, queue: nil
      ) { _ in MainActor.assumeIsolated { heard.append(word) } }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    host.enterBackground()
    host.enterForeground()
    #expect(heard == ["resigns", "is away", "returns", "is active"])
  }

  @Test func theEscapeGestureGoesBack() {
    let (scene, _, _) = scene()
    #expect(scene.navigation.accessibilityPerformEscape())
    scene.host.advance(by: 0.6)
    #expect(scene.stack == "A")
    #expect(!scene.navigation.accessibilityPerformEscape())
  }

  @Test func toolbarItemsAreThoseOfTheTopScreen() {
    let (scene, root, top) = scene()
    root.toolbarItems = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
    top.toolbarItems = [UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)]
    scene.navigation.setToolbarHidden(false, animated: false)
    scene.host.advance(by: 0.1)
    #expect(scene.navigation.toolbar.items?.first?.title == "Two")
    scene.navigation.popViewController(animated: false)
    scene.host.advance(by: 0.1)
    #expect(scene.navigation.toolbar.items?.first?.title == "One")
  }

  /// Also where the runtime has given the process's first thread up, as here.
  @Test func theMainActorIsOnTheMainThread() {
    #expect(isOnMainThread)
    #expect(!DispatchQueue(label: "another").sync { isOnMainThread })
  }
}
