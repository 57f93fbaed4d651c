import Foundation
import MallocCount
import SnapshotNavigation
import UIKit
import UIKitHost

/// What is there at rest at one moment of a long session.
private struct Census {
  var heap: Double
  var views: Double
  var layers: Double
  var links: Double
  var threads: Double

  @MainActor init<Navigation>(of device: Device<Navigation>) {
    heap = Double(mallocBytesInUse()) / 1e3
    views = Double(Self.count(device.host.window))
    layers = Double(Self.count(device.host.window.layer))
    links = Double(device.host.runtime.clock.displayLinks)
    threads = Self.threads
  }

  @MainActor private static func count(_ view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + count($1) }
  }

  private static func count(_ layer: CALayer) -> Int {
    (layer.sublayers ?? []).reduce(1) { $0 + count($1) }
  }

  private static var threads: Double {
    let tasks = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
    return Double(tasks?.count ?? 0)
  }
}

/// Ten thousand pushes and pops with drags and cancels between, and what has grown by then.
///
/// Each round begins and ends with the same stack. The first thousand operations fill the caches.
@MainActor
private func play<Navigation>(
  on device: Device<Navigation>, settling settle: () async -> Void
) async -> (begin: Census, end: Census) {
  let navigation = device.navigation
  var operations = 0
  func screen() -> UIViewController {
    let screen = UIViewController()
    screen.view.backgroundColor = .systemTeal
    return screen
  }
  func rest() {
    operations += 1
    device.host.advance(by: 0.7, frame: 1.0 / 30)
  }
  func drag(to x: CGFloat) {
    device.host.touch(.began, at: CGPoint(x: 10, y: 600))
    for step in 1...5 {
      device.host.advance(by: 1.0 / 60)
      device.host.touch(.moved, at: CGPoint(x: 10 + (x - 10) * CGFloat(step) / 5, y: 600))
    }
    device.host.advance(by: 0.2, frame: 0.1)
    device.host.touch(.ended, at: CGPoint(x: x, y: 600))
    rest()
  }
  func round(_ index: Int) async {
    device.host.activate()
    for step in 0..<5 {
      navigation.pushViewController(screen(), animated: (index + step) % 3 > 0)
      rest()
    }
    drag(to: 60)
    drag(to: 300)
    // One that is cut by the next, and a drag that a call ends.
    navigation.popViewController(animated: true)
    device.host.advance(by: 0.1)
    navigation.pushViewController(screen(), animated: true)
    rest()
    drag(to: 60)
    navigation.popViewController(animated: true)
    rest()
    drag(to: 300)
    while navigation.viewControllers.count > 1 {
      navigation.popViewController(animated: index.isMultiple(of: 2))
      rest()
    }
    await settle()
  }

  let whole = argument(of: "--operations").flatMap { Int($0) } ?? 10_000
  var index = 0
  func go(to count: Int) async -> Census {
    while operations < count {
      await round(index)
      index += 1
    }
    return Census(of: device)
  }
  return (await go(to: 1_000), await go(to: 1_000 + whole))
}

@MainActor
func session() async -> [Row] {
  let ours = Device(SnapshotNavigationController(), scale: 1)
  let (begin, end) = await play(on: ours) { await ours.settle(at: 0) }
  let native = await play(on: Device(UINavigationController(), scale: 1)) {}
  func row(_ name: String, _ count: KeyPath<Census, Double>) -> Row {
    Row(
      name: "Long session: \(name) after 10,000 more operations; limit: before them", unit: "",
      ours: end[keyPath: count], native: native.end[keyPath: count],
      limit: begin[keyPath: count], mostOfLimit: 1)
  }
  let growth = Row(
    name: "Long session: growth of the heap in 10,000 operations; limit: 10 bytes an operation",
    unit: "kB", ours: end.heap - begin.heap, native: native.end.heap - native.begin.heap,
    limit: 100, mostOfLimit: 1)
  return [
    growth, row("views", \.views), row("layers", \.layers), row("display links", \.links),
    row("threads", \.threads),
  ]
}
