import SampleScreens
import SnapshotNavigation
import UIKit
import UIKitHost

/// Counts what happens to the app's own views.
final class ProbeView: UIView {
  private(set) var layouts = 0
  private(set) var drawings = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }

  override func draw(_ rect: CGRect) {
    drawings += 1
    UIColor.systemTeal.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 20, height: 20))
  }
}

/// A phone of 1170 x 2532 pixels that shows a navigation controller full of the sample's screens.
@MainActor
final class Device<Navigation: UINavigationController> {
  let host: LinuxHost
  let navigation: Navigation
  private var probes: [ProbeView] = []

  init(_ navigation: Navigation, scale: CGFloat = 3) {
    host = LinuxHost(size: CGSize(width: 390, height: 844), scale: scale)
    self.navigation = navigation
    navigation.setViewControllers([screen(0)], animated: false)
    host.window.rootViewController = navigation
    host.window.makeKeyAndVisible()
    rest()
  }

  func screen(_ index: Int) -> UIViewController {
    let place = Place.all[index % Place.all.count]
    let pages: [Page] = [.places, .place(place), .photo(place), .story(place)]
    let screen = pages[index % pages.count].makeScreen()
    screen.loadViewIfNeeded()
    let probe = ProbeView(frame: CGRect(x: 0, y: 400, width: 40, height: 40))
    probe.isUserInteractionEnabled = false
    screen.view.addSubview(probe)
    probes.append(probe)
    return screen
  }

  var layouts: Int { probes.reduce(0) { $0 + $1.layouts } }
  var drawings: Int { probes.reduce(0) { $0 + $1.drawings } }

  func rest() {
    host.activate()
    host.advance(by: 1, frame: 1.0 / 30)
  }

  /// One push, all the way.
  func push(_ index: Int) {
    host.activate()
    navigation.pushViewController(screen(index), animated: true)
    rest()
  }

  func pop() {
    host.activate()
    navigation.popViewController(animated: true)
    rest()
  }

  /// Puts a finger down and moves it until the screen follows.
  func grab() {
    host.activate()
    host.touch(.began, at: CGPoint(x: 10, y: 600))
    for step in 1...4 {
      host.advance(by: 1.0 / 60)
      host.touch(.moved, at: CGPoint(x: 10 + CGFloat(step) * 10, y: 600))
    }
    host.advance(by: 1.0 / 60)
  }

  /// Whether what is on the screen follows the finger: a drag that was refused costs nothing.
  func follows(from first: Int, to second: Int) -> Bool {
    func picture(_ step: Int) -> Data {
      host.activate()
      drag(to: step)
      host.advance(by: 1.0 / 60)
      return host.frame().pixels.withUnsafeBytes { Data($0) }
    }
    return picture(first) != picture(second)
  }

  /// One frame of a drag, `step` of 100.
  func drag(to step: Int) {
    host.touch(.moved, at: CGPoint(x: 50 + CGFloat(step) * 3, y: 600))
  }

  /// Back where it was: the finger is lifted at rest, near where it came down.
  func letGo(at x: CGFloat = 30) {
    host.activate()
    host.touch(.moved, at: CGPoint(x: x, y: 600))
    host.advance(by: 0.3)
    host.touch(.ended, at: CGPoint(x: x, y: 600))
    rest()
  }
}

/// Another device, six frames of which are composed before a single operation is measured.
///
/// Between two taps a person's device composes more than that. Without it, the contestant that has
/// done least just before still has its code and data in the processor's caches; with more than four
/// frames, nothing changes any longer.
@MainActor
final class Bystander {
  private let device = Device(UINavigationController())
  private var frames = 0

  func compose() {
    device.host.activate()
    for _ in 1...6 {
      frames += 1
      device.navigation.view.transform.ty = CGFloat(frames % 2)
      device.host.advance(by: 1.0 / 60)
      _ = device.host.frame()
    }
  }
}

extension Device where Navigation == SnapshotNavigationController {
  /// Lets work on other threads come home, until the bytes in use are as `expected` or have been the same
  /// for 40 milliseconds; ten seconds at most, and then the numbers tell.
  func settle(at expected: Int? = nil) async {
    var (usage, count) = (0, 0)
    for _ in 0..<5_000 where count < 20 {
      host.activate()
      let now = SnapshotNavigationController.snapshotMemoryUsage
      if now == expected { return }
      count = now == usage ? count + 1 : 0
      usage = now
      try? await Task.sleep(for: .milliseconds(2))
    }
  }
}
