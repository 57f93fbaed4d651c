import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// One color and nothing else: a mirror image of itself.
@MainActor
private final class PlainScreen: UIViewController {
  private let color: UIColor

  init(_ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    color = .clear
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
    snapshotNavigation.navigationBar = .hidden
  }
}

@MainActor @Suite(.warningsAreRead)
struct LibraryAccessTests {
  @Test func voiceOverDoesNotSeeTheStage() throws {
    let rig = Rig()
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.count == 1)
    #expect(rig.stages.map(\.accessibilityElementsHidden) == [true])
    rig.host.advance(by: 1)
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 0.1)
    #expect(rig.stages.count == 1)
    #expect(rig.stages.map(\.accessibilityElementsHidden) == [true])
    rig.host.advance(by: 1)
    #expect(!rig.navigation.view.accessibilityElementsHidden)
  }

  /// Bars and materials look broken in a live hierarchy that isn't opaque.
  @Test(arguments: [true, false], FadeSetting.allCases)
  func whereFadesArePreferredTheSnapshotFadesAndNeverALiveHierarchy(
    isPush: Bool, _ setting: FadeSetting
  ) throws {
    let rig = Rig()
    if !isPush { rig.push(ColorScreen("a", .green)) }
    setting.turnOn(rig.host)
    rig.navigation.configuration.timing = .curve(duration: 1, .linear)
    if isPush {
      rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    } else {
      rig.navigation.popViewController(animated: true)
    }
    for time in [0.25, 0.25, 0.25] {
      rig.host.advance(by: time)
      let screen = try #require(rig.navigation.topViewController?.view)
      for view in sequence(first: screen, next: \.superview) {
        // A snapshot may stand for it; then it isn't seen at all.
        let opacity = try #require(view.layer.presentation()?.opacity)
        #expect(opacity == 1 || opacity == 0 && !isPush)
      }
      #expect(rig.color(x: 10) == rig.color(x: 190))
      #expect(rig.color(x: 10)[0] > 50)
      #expect(rig.color(x: 10)[1] > 50)
    }
    rig.host.advance(by: 1)
    #expect(rig.color(x: 10) == (isPush ? Shade.green : Shade.red))
    #expect(rig.leftovers.isEmpty)
  }

  @Test(arguments: FadeSetting.allCases)
  func whereFadesArePreferredADragFadesToo(_ setting: FadeSetting) {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    setting.turnOn(rig.host)
    rig.grab(moving: 100)
    rig.host.advance(by: 1.0 / 60)
    #expect(rig.color(x: 10) == rig.color(x: 190))
    #expect(rig.color(x: 10)[0] > 50)
    rig.letGo(at: 20)
    rig.host.advance(by: 2)
    #expect(rig.leftovers.isEmpty)
  }

  /// Every frame of a push, a pop, a dragged pop and a drag that is put back.
  private func story(_ direction: UITraitEnvironmentLayoutDirection) -> [Pixels] {
    let host = LinuxHost(
      size: Rig.size, scale: 1, safeArea: .zero, layoutDirection: direction)
    let navigation = SnapshotNavigationController(rootViewController: PlainScreen(.red))
    host.show(navigation, for: 0.2)
    var frames: [Pixels] = []
    func watch(_ count: Int) {
      for _ in 0..<count {
        host.advance(by: 1.0 / 30)
        frames.append(Pixels(host.frame()))
      }
    }
    func point(_ x: CGFloat) -> CGPoint {
      CGPoint(x: direction == .leftToRight ? x : Rig.size.width - x, y: 200)
    }
    func drag(to end: CGFloat) {
      host.touch(.began, at: point(20))
      for step in 1...10 {
        host.touch(.moved, at: point(20 + (end - 20) * CGFloat(step) / 10))
        watch(1)
      }
      host.advance(by: 0.3)
      host.touch(.ended, at: point(end))
      watch(20)
    }
    navigation.pushViewController(PlainScreen(.green), animated: true)
    watch(15)
    navigation.popViewController(animated: true)
    watch(20)
    navigation.pushViewController(PlainScreen(.green), animated: true)
    host.advance(by: 1)
    drag(to: 70)
    drag(to: 170)
    return frames
  }

  @Test func rightToLeftEveryFrameIsTheMirrorImage() {
    let there = story(.leftToRight)
    let here = story(.rightToLeft)
    #expect(there.count == here.count)
    let halfway = there[there.count / 4].bytes
    #expect(halfway != there.first?.bytes && halfway != there.last?.bytes)
    for (index, (one, other)) in zip(there, here).enumerated() {
      #expect(one.mirrored == other, "frame \(index)")
    }
  }
}
