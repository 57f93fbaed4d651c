import PixelJudge
import SnapshotNavigation
import UIKit
import UIKitHost

/// A device on which something is shown, and the finger of its user.
@MainActor
package protocol DeviceRig {
  var host: LinuxHost { get }
}

extension DeviceRig {
  /// A finger goes down at `x` and moves by `distance`; it stays down.
  package func grab(at x: CGFloat = 20, moving distance: CGFloat, duration: TimeInterval = 0.4) {
    host.touch(.began, at: CGPoint(x: x, y: 200))
    host.move(
      from: CGPoint(x: x, y: 200), to: CGPoint(x: x + distance, y: 200), duration: duration)
  }

  package func letGo(at x: CGFloat) {
    // A finger that has rested has no speed.
    host.advance(by: 0.3)
    host.touch(.ended, at: CGPoint(x: x, y: 200))
  }

  package var stages: [TransitionView] {
    host.window.descendants.compactMap { $0 as? TransitionView }
  }

  /// What is on the screen now.
  package func pixels() -> Pixels { Pixels(host.frame()) }

  /// The color at a point of the content.
  package func color(x: CGFloat = 100, y: CGFloat = 300) -> [UInt8] { host.color(x: x, y: y) }
}

/// Colors as they are read back.
package enum Shade {
  package static let red: [UInt8] = [255, 0, 0]
  package static let green: [UInt8] = [0, 255, 0]
  package static let blue: [UInt8] = [0, 0, 255]
  package static let white: [UInt8] = [255, 255, 255]
}
