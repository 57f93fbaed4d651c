import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A screen that hides the status bar and the navigation bar.
private final class BareScreen: UIViewController {
  override var prefersStatusBarHidden: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .green
    snapshotNavigation.navigationBar = .hidden
  }
}

@MainActor @Suite(.warningsAreRead)
struct LibraryBarTests {
  /// On a phone with a home button, and on an iPad, the status bar has a share in the safe area.
  @Test(arguments: [20, 24, nil] as [CGFloat?])
  func aStatusBarThatOneScreenHidesLeavesTheSnapshotOfTheOtherFitting(_ share: CGFloat?) throws {
    let rig = Rig()
    if let share { rig.host.addHomeButton(statusBarHeight: share) }
    rig.host.advance(by: 0.2)
    var diagnostics: [NavigationDiagnostic] = []
    rig.navigation.diagnosticHandler = { diagnostics.append($0) }
    let top = rig.host.window.safeAreaInsets.top
    rig.navigation.pushViewController(BareScreen(), animated: true)
    rig.host.advance(by: 1)
    #expect(rig.host.window.safeAreaInsets.top == (share == nil ? top : 0))
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(try #require(rig.stages.first).lower != nil)
    #expect(diagnostics.isEmpty)
    rig.host.advance(by: 1)
    #expect(rig.leftovers.isEmpty)
  }

  enum Bars: CaseIterable {
    case translucent, opaque, colored, largeTitle, toolbar

    @MainActor
    func dress(_ screen: ColorScreen, in navigation: UINavigationController) {
      switch self {
      case .translucent: break
      case .opaque:
        navigation.navigationBar.isTranslucent = false
        screen.extendedLayoutIncludesOpaqueBars = true
      case .colored:
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .blue
        screen.navigationItem.standardAppearance = appearance
        screen.navigationItem.scrollEdgeAppearance = appearance
      case .largeTitle:
        navigation.navigationBar.prefersLargeTitles = true
        screen.navigationItem.largeTitleDisplayMode = .always
      case .toolbar:
        screen.toolbarItems = [
          UIBarButtonItem(title: "tool", style: .plain, target: nil, action: nil)
        ]
        screen.whenAppearing = { [weak navigation] in
          navigation?.setToolbarHidden(false, animated: true)
        }
      }
    }
  }

  /// Goes there and back and looks at every frame.
  private func judge(_ rig: Rig, _ screen: UIViewController) throws {
    let below = rig.pixels()
    var frames: [Pixels] = []
    rig.navigation.pushViewController(screen, animated: true)
    for frame in 0..<30 {
      rig.host.advance(by: 1.0 / 60)
      if frame < 4 || frame % 4 == 0 { frames.append(rig.pixels()) }
    }
    let above = rig.pixels()
    rig.navigation.popViewController(animated: true)
    for frame in 0..<45 {
      rig.host.advance(by: 1.0 / 60)
      if frame < 4 || frame % 4 == 0 { frames.append(rig.pixels()) }
    }
    #expect(rig.pixels() == below)
    let judge = TwoPictures(lower: below, upper: above)
    for frame in frames { _ = try judge.fit(frame).get() }
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: Bars.allCases, [true, false, nil])
  func everyKindOfBarMovesWithItsScreen(_ bars: Bars, rootHidesBar: Bool?) throws {
    let rig = Rig(root: ColorScreen("root", .red, hidesBar: rootHidesBar))
    rig.root.navigationItem.largeTitleDisplayMode = .never
    rig.root.whenAppearing = { [weak rig] in
      rig?.navigation.setToolbarHidden(true, animated: true)
    }
    let screen = ColorScreen("a", .green, hidesBar: rootHidesBar == nil ? nil : false)
    bars.dress(screen, in: rig.navigation)
    rig.host.advance(by: 0.2)
    try judge(rig, screen)
  }

  // MARK: Status bar

  private func style(_ rig: Rig) -> UIStatusBarStyle? {
    rig.host.runtime.scene.statusBarManager?.statusBarStyle
  }

  private func rigWithStatusBars() -> Rig {
    let root = ColorScreen("root", .red, hidesBar: true)
    root.statusBar = .darkContent
    let rig = Rig(root: root)
    rig.navigation.configuration.timing = .curve(duration: 1, .linear)
    return rig
  }

  private func lightScreen() -> ColorScreen {
    let screen = ColorScreen("a", .green, hidesBar: true)
    screen.statusBar = .lightContent
    return screen
  }

  @Test func theStatusBarBelongsToTheScreenThatCoversMoreThanHalf() {
    let rig = rigWithStatusBars()
    rig.navigation.pushViewController(lightScreen(), animated: true)
    rig.host.advance(by: 0.4)
    #expect(style(rig) == .darkContent)
    rig.host.advance(by: 0.2)
    #expect(style(rig) == .lightContent)
    rig.host.advance(by: 1)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.4)
    #expect(style(rig) == .lightContent)
    rig.host.advance(by: 0.2)
    #expect(style(rig) == .darkContent)
    rig.host.advance(by: 1)
    #expect(style(rig) == .darkContent)
  }

  /// A call pops what a finger has dragged, before or past the middle.
  @Test(arguments: [60, 150], [0.3, 1])
  func aPopAmidADragTakesTheStatusBarAtTheMiddle(_ distance: CGFloat, duration: TimeInterval) {
    let rig = rigWithStatusBars()
    rig.navigation.configuration.timing = .curve(duration: duration, .linear)
    rig.push(lightScreen())
    rig.host.advance(by: 1)
    rig.grab(moving: distance)
    rig.navigation.popViewController(animated: true)
    for frame in 0..<Int(duration * 60) {
      rig.host.advance(by: 1.0 / 60)
      guard let shift = rig.stages.first?.upper.layer.presentation()?.transform.m41 else {
        continue
      }
      if abs(shift - 100) < 8 { continue }
      #expect(
        style(rig) == (shift > 100 ? .darkContent : .lightContent), "frame \(frame), \(shift)")
    }
    rig.host.touch(.ended, at: CGPoint(x: 20 + distance, y: 200))
    rig.host.advance(by: 2)
    #expect(style(rig) == .darkContent)
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: [true, false], [true, false])
  func aFingerTakesTheStatusBarAlong(finishing: Bool, hasSnapshot: Bool) {
    let rig = rigWithStatusBars()
    rig.push(lightScreen())
    rig.host.advance(by: 1)
    if !hasSnapshot { rig.navigation.invalidateSnapshot(for: rig.root) }
    rig.grab(moving: 60)
    #expect(style(rig) == .lightContent)
    rig.host.move(
      from: CGPoint(x: 80, y: 200), to: CGPoint(x: 170, y: 200), duration: 0.2)
    #expect(style(rig) == .darkContent)
    rig.host.move(
      from: CGPoint(x: 170, y: 200), to: CGPoint(x: finishing ? 180 : 60, y: 200), duration: 0.2)
    #expect(style(rig) == (finishing ? .darkContent : .lightContent))
    rig.letGo(at: finishing ? 180 : 60)
    rig.host.advance(by: 2)
    #expect(style(rig) == (finishing ? .darkContent : .lightContent))
    #expect(!rig.navigation.holdsStatusBar)
    #expect(rig.leftovers.isEmpty)
  }

  /// A flick decides early; the bar follows what is seen.
  @Test(arguments: [true, false], [true, false])
  func afterALiftTheStatusBarStillBelongsToWhatCoversMore(finishing: Bool, hasSnapshot: Bool) {
    let rig = rigWithStatusBars()
    rig.push(lightScreen())
    rig.host.advance(by: 1)
    rig.navigation.configuration.settleResponse = 2
    if !hasSnapshot { rig.navigation.invalidateSnapshot(for: rig.root) }
    rig.grab(moving: finishing ? 60 : 170)
    let start = CGPoint(x: finishing ? 80 : 190, y: 200)
    let end = CGPoint(x: finishing ? 100 : 150, y: 200)
    rig.host.advance(by: 0.2)
    rig.host.move(from: start, to: end, duration: 0.03)
    rig.host.touch(.ended, at: end)
    let (before, after): (UIStatusBarStyle, UIStatusBarStyle) =
      finishing ? (.lightContent, .darkContent) : (.darkContent, .lightContent)
    #expect(style(rig) == before)
    var sides: Set<Bool> = []
    for _ in 0..<600 where !rig.navigation.isAtRest {
      rig.host.advance(by: 1.0 / 60)
      guard let drag = rig.stages.first else { continue }
      let x = drag.upper.layer.presentation()?.frame.minX ?? 0
      // Half a frame of play at the middle itself.
      guard abs(x - 100) > 4 else { continue }
      sides.insert(x > 100)
      #expect(style(rig) == (x > 100 ? .darkContent : .lightContent), "at \(x) points")
    }
    #expect(sides == (finishing ? [false, true] : [false]))
    #expect(style(rig) == after)
    rig.host.advance(by: 1)
    #expect(style(rig) == after)
    #expect(!rig.navigation.holdsStatusBar)
    #expect(rig.leftovers.isEmpty)
  }

  /// Nobody asks for progress here, as in most apps.
  @Test func withoutObserversADragThatGoesBackReturnsTheStatusBarAtTheMiddle() {
    let root = ColorScreen("root", .red, hidesBar: true)
    root.statusBar = .darkContent
    let rig = BarRig(root)
    rig.navigation.pushViewController(lightScreen(), animated: true)
    rig.host.advance(by: 1)
    (rig.navigation as? SnapshotNavigationController)?.configuration.settleResponse = 2
    rig.grab(moving: 170)
    rig.host.advance(by: 0.2)
    rig.host.move(from: CGPoint(x: 190, y: 200), to: CGPoint(x: 150, y: 200), duration: 0.03)
    rig.host.touch(.ended, at: CGPoint(x: 150, y: 200))
    let bar = rig.host.runtime.scene.statusBarManager
    #expect(bar?.statusBarStyle == .darkContent)
    var seen: [UIStatusBarStyle] = []
    for _ in 0..<600 {
      rig.host.advance(by: 1.0 / 60)
      guard let x = rig.stages.first?.upper.layer.presentation()?.frame.minX else { break }
      guard abs(x - 100) > 4, let style = bar?.statusBarStyle else { continue }
      if seen.last != style { seen.append(style) }
      #expect(style == (x > 100 ? .darkContent : .lightContent), "at \(x) points")
    }
    #expect(seen == [.lightContent])
  }

  @Test func aTransitionThatIsCutLeavesTheStatusBarToTheTop() {
    let rig = rigWithStatusBars()
    rig.navigation.pushViewController(lightScreen(), animated: true)
    rig.host.advance(by: 0.1)
    rig.navigation.popViewController(animated: false)
    #expect(style(rig) == .darkContent)
    rig.host.advance(by: 1)
    #expect(!rig.navigation.holdsStatusBar)
  }
}
