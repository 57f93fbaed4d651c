import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation

/// What the app animates in its bars runs on, and bars take no time of their own.
@MainActor
struct LibraryBarAnimationTests {
  enum Way: CaseIterable {
    case push, pop, drag, cancelledDrag

    @MainActor func go(in rig: Rig) {
      switch self {
      case .push: rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
      case .pop: rig.navigation.popViewController(animated: true)
      case .drag, .cancelledDrag:
        let distance: CGFloat = self == .drag ? 150 : 60
        rig.grab(moving: distance)
        rig.letGo(at: 20 + distance)
      }
      rig.host.advance(by: 1)
    }
  }

  @Test(arguments: Way.allCases, [true, false])
  func theAppsAnimationsInABarRunToTheirEnd(_ way: Way, hasPicture: Bool) {
    let rig = Rig().push(ColorScreen("a", .green))
    if !hasPicture { rig.navigation.invalidateSnapshot(for: rig.root) }
    let strip = UIView(frame: CGRect(x: 0, y: 40, width: 20, height: 4))
    let spinner = UIActivityIndicatorView(style: .medium)
    for view in [strip, spinner] { rig.navigation.navigationBar.addSubview(view) }
    spinner.startAnimating()
    rig.host.advance(by: 0.1)
    var ends: [Bool] = []
    UIView.animate(withDuration: 6, animations: { strip.frame.size.width = 200 }) { ends.append($0) }
    let turns = CABasicAnimation(keyPath: "opacity")
    turns.fromValue = NSNumber(value: 0.5)
    turns.repeatCount = .infinity
    spinner.layer.add(turns, forKey: "turns")
    way.go(in: rig)
    #expect(spinner.layer.animation(forKey: "turns") != nil)
    #expect(strip.layer.animationKeys()?.isEmpty == false)
    #expect(ends.isEmpty)
    rig.host.advance(by: 6)
    #expect(ends == [true])
  }

  @Test(arguments: [true, false])
  func aBarTakesTouchesAsSoonAsATransitionIsOver(pops: Bool) {
    let rig = Rig(under: .slowItems).push(ColorScreen("a", .green), ColorScreen("b", .blue))
    if pops {
      rig.navigation.popViewController(animated: true)
    } else {
      rig.navigation.pushViewController(ColorScreen("c", .red), animated: true)
    }
    rig.host.advance(by: 0.6)
    let depth = rig.titles.count
    rig.host.tap(at: CGPoint(x: 14, y: rig.navigation.navigationBar.frame.midY))
    rig.host.advance(by: 1)
    #expect(rig.titles.count == depth - 1)
  }

  /// Only UIKit can show what lies below; its bar moves with the progress that it is told.
  @Test(arguments: [UnsureSetting.asUsual, .slowItems], [true, false])
  func aDragWithoutASnapshotShowsTheLowerScreensBar(_ setting: UnsureSetting, finishes: Bool)
    throws
  {
    let rig = Rig(under: setting)
    let below = rig.pixels()
    rig.push(ColorScreen("another title", .green))
    let above = rig.pixels()
    rig.navigation.invalidateSnapshot(for: rig.root)
    rig.grab(moving: finishes ? 150 : 60)
    rig.host.advance(by: 1.0 / 60)
    let judge = TwoPictures(lower: below, upper: above)
    _ = try judge.fit(rig.pixels()).get()
    rig.letGo(at: finishes ? 170 : 80)
    rig.host.advance(by: 1)
    #expect(rig.pixels() == (finishes ? below : above))
    #expect(rig.leftovers.isEmpty)
  }

  /// UIKit reports the screen that stays as if it were shown again.
  @Test(arguments: [true, false])
  func aCancelledPopOfUIKitsIsCancelledOnce(isReported: Bool) {
    let rig = Rig()
    rig.host.settings.cancelledPopIsReported = isReported
    let screen = ColorScreen("a", .green)
    screen.snapshotNavigation.transition = .system
    rig.push(screen)
    rig.events = []
    rig.grab(at: 5, moving: 40)
    rig.letGo(at: 45)
    rig.host.advance(by: 1)
    #expect(rig.titles == ["root", "a"])
    #expect(rig.ends == [.willBegin, .didCancel])
    #expect(rig.leftovers.isEmpty)
  }
}
