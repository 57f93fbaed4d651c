import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The controller's own background is the ground of its screens, wherever they move.
@MainActor @Suite(.warningsAreRead)
struct LibraryGroundTests {
  enum Place: CaseIterable, Sendable { case window, pageSheet, formSheet, column, child }

  enum Motion: CaseIterable, Sendable {
    case parallax, scale, cover, reveal, rise

    var choreography: any Choreography {
      switch self {
      case .parallax: .parallax
      case .scale: .scale
      case .cover: .cover
      case .reveal: .reveal
      case .rise: .rise
      }
    }
  }

  /// A red screen that's covered by one without a background.
  @MainActor
  private final class GroundRig {
    let host: Host
    let navigation: SnapshotNavigationController
    let upper = UIViewController()

    init(_ place: Place, _ motion: Motion) {
      let isPad = place == .formSheet || place == .column
      host = Host(
        size: isPad ? CGSize(width: 1000, height: 800) : CGSize(width: 400, height: 600), scale: 1,
        idiom: isPad ? .pad : .phone)
      let root = SimpleScreen("root", .red, hidesBar: true)
      upper.snapshotNavigation.navigationBar = .hidden
      navigation = SnapshotNavigationController(rootViewController: root)
      navigation.view.backgroundColor = .green
      navigation.configuration.timing = .curve(duration: 0.4, .linear)
      navigation.configuration.choreography = motion.choreography
      let behind = SimpleScreen("behind", .blue)
      host.window.backgroundColor = .blue
      switch place {
      case .window: host.show(navigation, for: 0.3)
      case .pageSheet, .formSheet:
        host.show(behind, for: 0.3)
        navigation.modalPresentationStyle = place == .pageSheet ? .pageSheet : .formSheet
        behind.present(navigation, animated: false)
      case .column:
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(navigation, for: .primary)
        split.setViewController(behind, for: .secondary)
        host.show(split, for: 0.3)
      case .child:
        behind.addChild(navigation)
        navigation.view.frame = CGRect(x: 50, y: 100, width: 300, height: 300)
        host.show(behind, for: 0)
        behind.view.addSubview(navigation.view)
        navigation.didMove(toParent: behind)
      }
      host.advance(by: 0.6)
    }

    /// The first place inside that shows what is behind the controller.
    var hole: String? {
      let area = navigation.view.convert(navigation.view.bounds, to: nil).insetBy(dx: 12, dy: 12)
      let picture = Pixels(host.frame())
      for y in stride(from: Int(area.minY), to: Int(area.maxY), by: 7) {
        for x in stride(from: Int(area.minX), to: Int(area.maxX), by: 5)
        where picture.value(x, y, 0) > 40 {
          return "\(x), \(y): \((0..<3).map { picture.value(x, y, 2 - $0) })"
        }
      }
      return nil
    }

    /// Whether the middle is green at its right end.
    var isGreenAtTheEnd: Bool {
      let area = navigation.view.convert(navigation.view.bounds, to: nil)
      return host.color(x: area.maxX - 20, y: area.midY) == Shade.green
    }

    func watch(_ what: String, frames: Int = 36) {
      for frame in 0..<frames {
        host.advance(by: 1.0 / 60)
        if let hole { return #expect(Bool(false), "\(what), frame \(frame): \(hole)") }
      }
    }
  }

  @Test(arguments: Place.allCases, Motion.allCases)
  func theGroundIsSeenWhereverNoScreenCoversIt(_ place: Place, _ motion: Motion) {
    let rig = GroundRig(place, motion)
    rig.watch("at rest", frames: 1)
    rig.navigation.pushViewController(rig.upper, animated: true)
    rig.watch("push")
    #expect(rig.isGreenAtTheEnd)
    let rest = Pixels(rig.host.frame())
    if motion != .rise {
      let area = rig.navigation.view.convert(rig.navigation.view.bounds, to: nil)
      let start = CGPoint(x: area.minX + 8, y: area.midY)
      rig.host.touch(.began, at: start)
      for step in 1...8 {
        rig.host.touch(.moved, at: CGPoint(x: start.x + CGFloat(step) * 8, y: start.y))
        rig.watch("drag", frames: 1)
      }
      rig.watch("held", frames: 20)
      rig.host.touch(.ended, at: CGPoint(x: start.x + 64, y: start.y))
      rig.watch("given up")
      let isAsBefore = Pixels(rig.host.frame()) == rest
      #expect(isAsBefore)
    }
    rig.navigation.popViewController(animated: true)
    rig.watch("pop")
    #expect(rig.navigation.viewControllers.count == 1)
    #expect(rig.navigation.view.layer.sublayers?.count == rig.navigation.view.subviews.count)
  }
}
