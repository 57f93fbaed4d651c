import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Content that needs two frames to show itself again must not be seen missing.
@MainActor @Suite(.warningsAreRead)
struct LibraryLateContentTests {
  private func rig() -> Rig {
    let root = ColorScreen("root", .red)
    let rig = Rig(root: root)
    root.view.addSubview(LateView(frame: root.view.bounds, color: .blue))
    rig.host.advance(by: 0.2)
    rig.push(ColorScreen("a", .green))
    return rig
  }

  /// What is seen at the left edge, frame by frame, without repetitions.
  private func sequence(_ rig: Rig, seconds: Int = 1) -> [[UInt8]] {
    var seen: [[UInt8]] = []
    for _ in 0..<60 * seconds {
      rig.host.advance(by: 1.0 / 60)
      let pixel = rig.host.runtime.server.image().color(x: 3, y: 300)
      // The picture below is shaded: which of the colors it is counts, not how bright.
      let color = [pixel.red, pixel.green, pixel.blue].map { $0 > 60 ? UInt8(255) : 0 }
      if seen.last != color { seen.append(color) }
    }
    return seen
  }

  @Test(arguments: [false, true])
  func aPopEndsWithoutAGlimpseOfWhatIsMissing(byFinger: Bool) {
    let rig = rig()
    if byFinger {
      rig.grab(moving: 150)
      rig.letGo(at: 170)
    } else {
      rig.navigation.popViewController(animated: true)
    }
    let seen = sequence(rig)
    #expect(!seen.contains(Shade.red))
    #expect(seen.last == Shade.blue)
  }
}
