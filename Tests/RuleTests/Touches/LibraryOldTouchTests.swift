import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A touch of long ago says nothing of what code does now.
@MainActor @Suite(.warningsAreRead)
struct LibraryOldTouchTests {
  private let rig = Rig()
  private let button = UIButton(frame: CGRect(x: 60, y: 200, width: 80, height: 44))

  /// A ring around a button, begun by its action.
  @Test(arguments: [0.2, 1.5, 3], [true, false])
  func anAnimationThatAnOldTouchBeganGoesOn(pause: TimeInterval, pushes: Bool) {
    let screen = ColorScreen("a", .green)
    if !pushes { rig.push(screen) }
    (pushes ? rig.root : screen).view.addSubview(button)
    let button = button
    button.addAction(
      UIAction { _ in
        let ring = CABasicAnimation(keyPath: "opacity")
        ring.fromValue = 0.5
        ring.duration = 10
        button.layer.add(ring, forKey: "ring")
      }, for: .touchUpInside)
    rig.host.advance(by: 0.1)
    rig.host.tap(at: button.center)
    rig.host.advance(by: pause)
    if pushes {
      rig.navigation.pushViewController(screen, animated: true)
    } else {
      rig.navigation.popViewController(animated: true)
    }
    #expect((button.layer.animation(forKey: "ring") != nil) == (pause > 1))
  }

  /// The first push may be the choice of an item, and later ones aren't.
  @Test(arguments: [0.3, 3])
  func aMenusButtonTouchedLongAgoKeepsNoSnapshotFromBeingStored(pause: TimeInterval) {
    button.isContextMenuInteractionEnabled = true
    rig.root.view.addSubview(button)
    rig.host.advance(by: 0.1)
    rig.host.tap(at: button.center)
    rig.host.advance(by: pause)
    rig.navigation.pushViewController(ColorScreen("a", .green), animated: true)
    rig.host.advance(by: 3)
    #expect((rig.navigation.snapshot(for: rig.root) != nil) == (pause > 1))
    rig.navigation.pushViewController(ColorScreen("b", .blue), animated: true)
    rig.host.advance(by: 1)
    #expect(rig.navigation.snapshot(for: rig.navigation.viewControllers[1]) != nil)
    #expect(rig.leftovers.isEmpty)
  }
}
