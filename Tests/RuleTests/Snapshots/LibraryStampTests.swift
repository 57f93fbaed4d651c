import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A snapshot is shown where all that changes pixels is as it was, and says what isn't.
@MainActor @Suite(.warningsAreRead)
struct LibraryStampTests {
  /// What changes how everything is drawn.
  enum Setting: CaseIterable, Sendable {
    case contrast, boldText, reduceTransparency, buttonShapes, displayGamut, windowTint, tint, style

    var difference: SnapshotDifference {
      switch self {
      case .contrast, .boldText, .reduceTransparency, .buttonShapes: .accessibilityDisplayOptions
      case .displayGamut: .displayGamut
      case .windowTint, .tint: .tintColor
      case .style: .interfaceStyle
      }
    }

    @MainActor func set(_ isOn: Bool, on rig: StampRig) {
      let runtime = rig.host.runtime
      switch self {
      case .contrast: runtime.changeAccessibilityContrast(to: isOn ? .high : .normal)
      case .boldText: runtime.changeLegibilityWeight(to: isOn ? .bold : .regular)
      case .reduceTransparency: runtime.accessibility.isReduceTransparencyEnabled = isOn
      case .buttonShapes: runtime.accessibility.buttonShapesEnabled = isOn
      case .displayGamut: runtime.changeDisplayGamut(to: isOn ? .P3 : .SRGB)
      case .windowTint: rig.host.window.tintColor = isOn ? .purple : nil
      case .tint: rig.navigation.view.tintColor = isOn ? .purple : nil
      case .style: rig.navigation.overrideUserInterfaceStyle = isOn ? .dark : .unspecified
      }
    }
  }

  @Test(arguments: Setting.allCases, [StampRig.Surroundings.none, .tabs])
  func aSettingThatHasChangedShowsTheLiveScreen(
    _ setting: Setting, _ surroundings: StampRig.Surroundings
  ) {
    let rig = StampRig(in: surroundings)
    rig.push()
    setting.set(true, on: rig)
    #expect(rig.goesBack(.pop) == .live)
    #expect(rig.diagnostics == [.snapshotStale([setting.difference])])
  }

  @Test(arguments: Setting.allCases)
  func aFingerFindsTheLiveScreenToo(_ setting: Setting) {
    let rig = StampRig()
    rig.push()
    setting.set(true, on: rig)
    #expect(rig.goesBack(.drag) == .live)
    #expect(rig.diagnostics == [.snapshotStale([setting.difference])])
  }

  @Test(arguments: Setting.allCases, [StampRig.Surroundings.none, .tabs])
  func aSettingThatIsBackShowsTheSnapshot(
    _ setting: Setting, _ surroundings: StampRig.Surroundings
  ) {
    let rig = StampRig(in: surroundings)
    rig.push()
    setting.set(true, on: rig)
    rig.host.advance(by: 0.1)
    setting.set(false, on: rig)
    #expect(rig.goesBack(.pop) == .snapshot)
    #expect(rig.diagnostics.isEmpty)
  }

  /// A container moves the stack, which keeps its size, away from the lower edge of the screen.
  @Test func aStackThatIsMovedUpShowsTheLiveScreen() {
    let rig = StampRig(in: .container)
    rig.navigation.view.frame = CGRect(x: 0, y: 20, width: 200, height: 360)
    rig.host.advance(by: 0.1)
    rig.push()
    rig.navigation.view.frame.origin.y = 0
    #expect(rig.goesBack(.pop) == .live)
    #expect(rig.diagnostics == [.snapshotStale([.safeArea])])
  }

  /// A modal dims the tint of what is behind it.
  @Test(arguments: [true, false], StampRig.Way.allCases)
  func aDimmedTintIsNoOtherTint(asItIsLeft: Bool, _ way: StampRig.Way) {
    let rig = StampRig(in: .tabs)
    rig.host.window.tintAdjustmentMode = asItIsLeft ? .dimmed : .automatic
    rig.push()
    let tint = rig.navigation.view.tintColor
    rig.host.window.tintAdjustmentMode = asItIsLeft ? .automatic : .dimmed
    #expect(rig.navigation.view.tintColor != tint)
    #expect(rig.goesBack(way) == .snapshot)
    #expect(rig.diagnostics.isEmpty)
  }

  /// A color of the theme looks different in the dark; the tint is the same.
  @Test func aTintThatFollowsTheThemeIsNotReported() {
    let rig = StampRig()
    rig.host.window.tintColor = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    rig.push()
    rig.host.runtime.changeStyle(to: .dark)
    #expect(rig.goesBack(.pop) == .live)
    #expect(rig.diagnostics == [.snapshotStale([.interfaceStyle])])
  }

  // MARK: Safe area

  /// Bars that come, go or grow while the lower screen is covered.
  enum Bar: CaseIterable, Sendable {
    case navigationBar, largeTitle, toolbar, tabBar, tabBarBesideRail, outerBar, outerToolbar
    case playerBelow, bannerAbove

    var surroundings: StampRig.Surroundings {
      switch self {
      case .navigationBar, .largeTitle, .toolbar: .none
      case .tabBar: .tabs
      case .tabBarBesideRail: .railInTabs
      case .outerBar, .outerToolbar: .outerStack
      case .playerBelow, .bannerAbove: .container
      }
    }

    @MainActor func change(_ rig: StampRig) {
      switch self {
      case .navigationBar: rig.navigation.setNavigationBarHidden(true, animated: false)
      case .largeTitle: rig.navigation.navigationBar.prefersLargeTitles = true
      case .toolbar: rig.navigation.setToolbarHidden(false, animated: false)
      case .tabBar, .tabBarBesideRail: rig.tabs.setTabBarHidden(true, animated: false)
      case .outerBar: rig.outer.setNavigationBarHidden(true, animated: false)
      case .outerToolbar: rig.outer.setToolbarHidden(false, animated: false)
      case .playerBelow: rig.container.additionalSafeAreaInsets.bottom = 64
      case .bannerAbove: rig.container.additionalSafeAreaInsets.top = 32
      }
    }
  }

  @Test(arguments: Bar.allCases, StampRig.Way.allCases)
  func barsCostNoSnapshot(_ bar: Bar, _ way: StampRig.Way) {
    let rig = StampRig(in: bar.surroundings)
    rig.push()
    bar.change(rig)
    rig.host.advance(by: 0.5)
    #expect(rig.goesBack(way) == .snapshot)
    #expect(rig.diagnostics.isEmpty)
  }

  /// What isn't a bar.
  enum Intrusion: CaseIterable, Sendable {
    case rotation, callBar, sidebar, homeIndicator

    var differences: Set<SnapshotDifference> {
      switch self {
      case .rotation: [.size, .safeArea]
      case .callBar: [.size]
      case .sidebar, .homeIndicator: [.safeArea]
      }
    }

    @MainActor func happen(to rig: StampRig) {
      let runtime = rig.host.runtime
      switch self {
      case .rotation:
        rig.host.resize(to: CGSize(width: 400, height: 200))
        runtime.changeSafeArea(to: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
      case .callBar:
        // What UIKit does on a phone with a home button.
        rig.navigation.view.frame.origin.y += 20
        rig.navigation.view.frame.size.height -= 20
      case .sidebar: rig.container.additionalSafeAreaInsets.left = 60
      case .homeIndicator:
        runtime.changeSafeArea(to: UIEdgeInsets(top: 47, left: 0, bottom: 0, right: 0))
      }
    }
  }

  @Test(arguments: Intrusion.allCases)
  func whatReachesInFromOutsideShowsTheLiveScreen(_ intrusion: Intrusion) {
    let rig = StampRig(in: .container)
    rig.push()
    intrusion.happen(to: rig)
    rig.host.advance(by: 0.5)
    #expect(rig.goesBack(.pop) == .live)
    #expect(rig.diagnostics == [.snapshotStale(intrusion.differences)])
  }
}
