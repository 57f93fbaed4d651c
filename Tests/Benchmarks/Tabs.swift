import SnapshotNavigation
import UIKit
import UIKitHost

/// Five stacks in tabs, the first of which is the device's own.
@MainActor
private final class TabbedDevice {
  let device = Device(SnapshotNavigationController(), scale: 1)
  private let tabs = UITabBarController()

  init() {
    device.host.activate()
    device.host.window.rootViewController = nil
    tabs.viewControllers = (0..<5).map { index in
      guard index > 0 else { return device.navigation }
      return SnapshotNavigationController(rootViewController: device.screen(index))
    }
    device.host.window.rootViewController = tabs
    device.rest()
  }

  private var stack: SnapshotNavigationController? {
    tabs.selectedViewController as? SnapshotNavigationController
  }

  func select(_ tab: Int) async {
    device.host.activate()
    tabs.selectedIndex = tab
    await settle()
  }

  /// Pushes in the selected tab until the stack has `depth` screens.
  func fill(to depth: Int, then note: () -> Void) async {
    while let stack, stack.viewControllers.count < depth {
      device.host.activate()
      stack.pushViewController(device.screen(stack.viewControllers.count), animated: true)
      device.rest()
      note()
      await settle()
      note()
    }
  }

  /// Lets work on other threads come home, and what follows from it.
  private func settle() async {
    for _ in 0..<20 {
      device.host.activate()
      device.host.advance(by: 0.1, frame: 1.0 / 30)
      try? await Task.sleep(for: .milliseconds(5))
    }
  }

  /// Frames in a second at rest in which a display link asks for the next.
  func framesAskedForAtRest() -> Double {
    device.host.activate()
    var count = 0
    for _ in 0..<60 {
      device.host.advance(by: 1.0 / 60)
      if device.host.runtime.clock.displayLinks > 0 { count += 1 }
    }
    return Double(count)
  }
}

/// Several stacks: one budget, and what it costs to come back to one.
@MainActor
func tabs() async -> [Row] {
  // The strip of the tab bar lies below the screen.
  let picture = Double(390 * 4 * (844 + 83))
  let budget = 3 * picture
  SnapshotNavigationController.snapshotMemoryLimit = Int(budget)
  defer { SnapshotNavigationController.snapshotMemoryLimit = nil }
  let ours = TabbedDevice()
  var most = 0.0
  for tab in 0..<5 {
    await ours.select(tab)
    await ours.fill(to: 10) {
      most = max(most, Double(SnapshotNavigationController.snapshotMemoryUsage))
    }
  }
  let held = Double(SnapshotNavigationController.snapshotMemoryUsage)
  let frames = ours.framesAskedForAtRest()

  // One that has never been left shows the same screens.
  SnapshotNavigationController.snapshotMemoryLimit = Int(2 * budget)
  let fresh = TabbedDevice()
  await fresh.fill(to: 10) {}
  let bystander = Bystander()
  var times = (ours: [Double](), fresh: [Double]())
  for _ in 0..<9 {
    await ours.select(1)
    await ours.select(0)
    times.ours.append(firstMove(ours.device, beside: bystander))
    times.fresh.append(firstMove(fresh.device, beside: bystander))
  }
  return [
    Row(
      name: "Retained by five stacks ten deep; limit: the budget", unit: "MB", ours: held / 1e6,
      limit: budget / 1e6, mostOfLimit: 1),
    Row(
      name: "Most ever held on the way there; limit: budget and one picture", unit: "MB",
      ours: most / 1e6, limit: (budget + picture) / 1e6, mostOfLimit: 1),
    Row(
      name: "Frames asked for in a second at rest, five stacks ten deep", unit: "", ours: frames,
      limit: 0, mostOfLimit: 1),
    Row(
      name: "Touch to the first moved frame after a switch to a tab ten deep; limit: a tab that "
        + "was never left", unit: "ms", ours: times.ours.median, limit: times.fresh.median,
      mostOfLimit: 1.2),
  ]
}
