import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Six stacks in tabs, and whatever happens to an app: one budget holds, and snapshots are there.
///
///     SOAK=1 SOAK_MINUTES=10 swift test --filter MemoryRandomTests
///
/// In release, with `-c release -Xswiftc -enable-testing`.
@MainActor @Suite(.serialized, .warningsAreRead)
struct MemoryRandomTests {
  @Test func theBudgetHoldsAndTheNextPopHasItsSnapshot() {
    Sampling.current.play("MemoryRandomTests", steps: 3_000, sampled: 150, soaked: 100_000) {
      MemoryStory(seed: $0, under: $1)
    }
  }
}

/// One device and what is done to it.
@MainActor
private struct MemoryStory: SteppedStory {
  private var dice: StepDice
  private let host: Host
  private let tabs = UITabBarController()
  private let stacks: [SnapshotNavigationController]
  /// Loses nothing, so that each pixel that changes is a seam.
  private let memory = OwnMemory(
    encoding: EncodingDouble({ $0.pngData() }, restoring: { UIImage(data: $0, scale: $1) }))
  private let watch: SeamWatch
  private var number = 6
  private(set) var told: [String] = []
  /// The nearest screen of each stack, if its snapshot was there and nothing has cost it since.
  private var kept: [Int: ObjectIdentifier] = [:]

  init(seed: UInt64, under setting: UnsureSetting) {
    dice = StepDice(seed: seed)
    host = Host(
      size: Rig.size, scale: 1, safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    setting.change(&host.settings)
    let memory = memory
    let isEmpty = host.settings.snapshotViewDrawing == .never
    stacks = (0..<6).map { index in
      let root = DetailedScreen("\(index)", seed: UInt64(index + 1))
      let stack = memory.hold { SnapshotNavigationController(rootViewController: root) }
      stack.configuration.timing = .curve(duration: 0.2, .linear)
      stack.configuration.settleResponse = 0.1
      if isEmpty { stack.trustsSnapshotViews = false }
      return stack
    }
    tabs.viewControllers = stacks
    // Through a translucent one, what a push that is cut short has half shown fades away.
    tabs.tabBar.backgroundColor = .white
    host.show(tabs, for: 0.3)
    watch = SeamWatch(host)
  }

  private var stack: SnapshotNavigationController { stacks[tabs.selectedIndex] }

  private func nearest(_ index: Int) -> UIViewController? {
    stacks[index].viewControllers.dropLast().last
  }

  /// A pop shows the live screen only if no snapshot may be kept.
  private mutating func judgeNearest() -> String? {
    for (index, stack) in stacks.enumerated() {
      if kept[index] == stack.topViewController.map(ObjectIdentifier.init) { kept[index] = nil }
      guard stack.isAtRest else { continue }
      guard let screen = nearest(index) else {
        kept[index] = nil
        continue
      }
      let isHeld = stack.stored.form(of: screen) != .dropped
      if !isHeld, kept[index] == ObjectIdentifier(screen) {
        return "the nearest snapshot of tab \(index) is gone"
      }
      kept[index] = isHeld ? ObjectIdentifier(screen) : nil
    }
    return nil
  }

  mutating func step() -> String? {
    act()
    host.advance(by: Double(dice.pick([2, 9, 15, 40, 60, 120])) / 60)
    // The default is three of the largest, and never passed by more than one, which has both of its forms
    // for a moment: as pixels and compressed.
    let largest = stacks.map(\.stored.largest).max() ?? 0
    let picture = max(largest, 200 * 400 * 4)
    guard memory.usage <= 4 * picture + picture / 16 else { return "\(memory.usage) bytes" }
    if let seam = watch.found.first { return "\(seam)" }
    return judgeNearest() ?? host.log.first
  }

  private mutating func act() {
    let depth = stack.viewControllers.count
    switch dice.roll(22) {
    case 0...5 where depth < 6:
      told.append("push")
      watch.disturb()
      number += 1
      let bar: ScreenOptions.NavigationBar = dice.roll(2) == 0 ? .visible : .hidden
      let isAnimated = dice.roll(6) > 0
      // It takes no snapshot of a screen that hasn't been rendered; and in a transition there's no time to
      // compress what no longer fits.
      if !isAnimated || !stack.isAtRest { kept[tabs.selectedIndex] = nil }
      stack.pushViewController(
        DetailedScreen("\(number)", seed: UInt64(number), bar: bar), animated: isAnimated)
    case 0...8:
      told.append("pop")
      watch.disturb()
      stack.popViewController(animated: true)
    case 9...13: drag(finishes: dice.roll(2) == 0)
    case 14, 15, 16:
      told.append("tab")
      watch.disturb()
      tabs.selectedIndex = dice.roll(6)
    case 17:
      told.append("warning")
      host.sendMemoryWarning()
      let visible = tabs.selectedIndex
      kept = kept.filter {
        $0.key == visible && $0.value == nearest(visible).map(ObjectIdentifier.init)
      }
    case 18:
      told.append("background")
      watch.disturb()
      // What couldn't be drawn before is dropped.
      if !host.settings.drawsAsBackgroundBegins { kept = [:] }
      host.enterBackground()
      host.advance(by: 0.3)
      host.enterForeground()
    case 19:
      told.append("inactive")
      host.runtime.resignActive()
      host.advance(by: Double(dice.roll(3)) * 0.2)
      host.runtime.becomeActive()
    case 20:
      told.append("theme")
      let style: UIUserInterfaceStyle = dice.roll(2) == 0 ? .dark : .light
      inControlCenter { $0.changeStyle(to: style) }
    default:
      told.append("text size")
      let size: UIContentSizeCategory = dice.roll(2) == 0 ? .large : .extraLarge
      inControlCenter { $0.changeContentSizeCategory(to: size) }
    }
  }

  /// The app isn't active meanwhile, and what moves has come to its end.
  private func inControlCenter(_ change: (HostRuntime) -> Void) {
    host.runtime.resignActive()
    host.advance(by: 0.3)
    watch.disturb()
    change(host.runtime)
    host.advance(by: 0.1)
    host.runtime.becomeActive()
  }

  private mutating func drag(finishes: Bool) {
    told.append("drag \(finishes)")
    watch.disturb()
    let (start, end) = (CGPoint(x: 12, y: 250), CGPoint(x: finishes ? 170 : 60, y: 250))
    host.touch(.began, at: start)
    host.move(from: start, to: end, duration: 0.15)
    host.advance(by: 0.1)
    host.touch(.ended, at: end)
  }
}
