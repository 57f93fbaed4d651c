import TestSupport
import Testing
import UIKit
import UIKitHost

@testable import SnapshotNavigation
@testable import SnapshotNavigationUI

/// Fingers on the screens and changes of the path, at any moment: at rest, the path, the stack and
/// what is seen agree, and the path is what both have made of it.
@MainActor @Suite(.serialized, .warningsAreRead)
struct PathStackRandomTests {
  @Test func whateverIsDoneThePathAndTheStackAgree() {
    Sampling.current.play("PathStackRandomTests", steps: 3_000, sampled: 600) {
      PathStory(seed: $0)
    }
  }
}

/// One device, one path, and what is done to both.
@MainActor
private struct PathStory: SteppedStory {
  private var dice: StepDice
  private let rig: PathRig
  private var number = 0
  /// Whether nothing was going on when the step began, so that its outcome is known.
  private var wasAtRest = true
  private(set) var told: [String] = []

  init(seed: UInt64) {
    dice = StepDice(seed: seed)
    let hides = dice.roll(3) == 0
    var root = ScreenPreferences()
    root.navigationBar = hides ? .hidden : nil
    // A restored path has no snapshots: a drag shows the screens below live.
    let restored: [PathValue] = dice.roll(2) == 0 ? [] : ["a", "b", "c"]
    let titles: PreferringScreen.TitleTime = dice.roll(2) == 0 ? .rendering : .didAppear
    rig = PathRig(restored, atOnce: true, root: root, titles: titles, under: .ofRun(seed))
    rig.navigation.configuration.settleResponse = 0.1
    rig.navigation.configuration.timing = .curve(duration: 0.1, .linear)
    rig.navigation.configuration.forwardHistory = dice.roll(2) * 3
    told.append(
      "the root \(hides ? "hides" : "has") its bar, the path is \(restored), "
        + "titles come with \(titles)")
  }

  private var isAtRest: Bool {
    !rig.navigation.isTransitioning && rig.stages.isEmpty && rig.agrees
  }

  mutating func step() -> String? {
    let (path, writes) = (rig.path, rig.writes.count)
    wasAtRest = isAtRest
    var wanted: [PathValue]?
    switch dice.roll(13) {
    case 0, 1, 2: wanted = append(to: path)
    case 3: wanted = cut(path)
    case 4: wanted = replace(path)
    case 5: wanted = popInCode(path)
    case 6: wanted = change(path)
    case 7: wanted = tapBack(path)
    case 8:
      told.append("update")
      rig.update()
      wanted = path
    case 9: wanted = goForward(path)
    case 10: wanted = render(path)
    default: wanted = drag(path)
    }
    guard dice.roll(3) > 0 else {
      // The next one comes in the midst of it.
      rig.host.advance(by: Double(dice.roll(6) + 1) / 60)
      return nil
    }
    // A finger first leaves the screen; then each of two changes may take its time.
    rig.host.advance(by: 2, frame: 1.0 / 30)
    return check(wasAtRest ? wanted : nil, writes: writes, path: path)
  }

  // MARK: The app

  private mutating func next() -> PathValue {
    number += 1
    // Equal elements, and elements of two types that look alike.
    let value = dice.roll(3) == 0 ? 1 : number
    let element = dice.roll(4) == 0 ? PathValue("\(value)") : PathValue(value)
    var wish = ScreenPreferences()
    wish.navigationBar = [nil, .hidden, .visible][dice.roll(3)]
    if dice.roll(4) == 0 { wish.isSensitive = true }
    if dice.roll(6) == 0 { wish.confirm { _ in false } }
    if dice.roll(4) == 0 { wish.hidesTabBar = true }
    if rig.wishes["\(value)"] == nil {
      rig.wishes["\(value)"] = wish
      rig.barCalls["\(value)"] = barCalls(wish)
    }
    return element
  }

  /// SwiftUI's own calls: right on a screen without a preference, and of any kind on the others.
  private mutating func barCalls(_ wish: ScreenPreferences) -> [PreferringScreen.Moment: Bool] {
    var calls: [PreferringScreen.Moment: Bool] = [:]
    for moment in PreferringScreen.Moment.allCases where dice.roll(3) == 0 {
      calls[moment] = wish.navigationBar != nil && dice.roll(2) == 0
    }
    return calls
  }

  /// SwiftUI updates the top screen's views some times in one frame, the last time with another wish.
  private mutating func render(_ path: [PathValue]) -> [PathValue]? {
    guard let top = rig.top, top !== rig.root, top.rendered != nil else { return path }
    let times = dice.roll(4)
    for _ in 0..<times { rig.render(top) }
    rig.wishes[top.name]?.navigationBar = [.hidden, .visible][dice.roll(2)]
    rig.wishes[top.name]?.hidesTabBar = dice.roll(2) == 0
    told.append("render \(top.name) \(times) times, then with another wish")
    rig.render(top)
    return path
  }

  private mutating func append(to path: [PathValue]) -> [PathValue]? {
    guard path.count < 6 else { return path }
    let added = (0...dice.roll(3)).map { _ in next() }
    told.append("append \(added)")
    rig.path = path + added
    return path + added
  }

  private mutating func cut(_ path: [PathValue]) -> [PathValue] {
    let count = dice.roll(path.count + 1)
    told.append("cut to \(count)")
    rig.path = Array(path.prefix(count))
    return Array(path.prefix(count))
  }

  private mutating func replace(_ path: [PathValue]) -> [PathValue] {
    var new = path.filter { _ in dice.roll(2) == 0 }
    if dice.roll(2) == 0 { new.insert(next(), at: dice.roll(new.count + 1)) }
    told.append("replace by \(new)")
    rig.path = new
    return new
  }

  /// A button on the top screen, or on one that is leaving, changes the path.
  private mutating func change(_ path: [PathValue]) -> [PathValue]? {
    guard let top = rig.top else { return nil }
    if dice.roll(2) == 0, top !== rig.root {
      told.append("the top pops itself")
      rig.stack.pop(top)
      return path.dropLast()
    }
    let element = next()
    told.append("the top pushes \(element)")
    rig.stack.change { $0.append(element) }
    return path + [element]
  }

  // MARK: The user, and code that knows of no path

  private mutating func popInCode(_ path: [PathValue]) -> [PathValue] {
    let animated = dice.roll(2) == 0
    told.append("pop \(animated)")
    rig.navigation.popViewController(animated: animated)
    return path.dropLast()
  }

  private mutating func goForward(_ path: [PathValue]) -> [PathValue]? {
    told.append("go forward")
    rig.navigation.goForward(animated: true)
    return nil
  }

  /// Whether a pop by the user is allowed.
  private var agreesToPop: Bool { rig.top?.preferences.confirmsPop == nil }

  private mutating func tapBack(_ path: [PathValue]) -> [PathValue]? {
    told.append("tap back")
    rig.host.tap(at: CGPoint(x: 20, y: 40))
    // Without a bar the tap is on the screen.
    return nil
  }

  private mutating func drag(_ path: [PathValue]) -> [PathValue]? {
    let (agrees, finishes) = (agreesToPop, dice.roll(3) > 0)
    let (start, way) = (CGFloat(dice.roll(40) + 10), CGFloat(finishes ? 150 : 40))
    told.append("drag \(finishes)")
    rig.grab(at: start, moving: way, duration: 0.1)
    // The app's path may change while the finger is down.
    let isChanged = dice.roll(4) == 0
    if isChanged {
      let element = next()
      told.append("append \(element) meanwhile")
      rig.path.append(element)
    }
    if !finishes { rig.host.advance(by: 0.3) }
    rig.host.touch(.ended, at: CGPoint(x: start + way, y: 200))
    return isChanged || start > 35 ? nil : finishes && agrees ? path.dropLast() : path
  }

  // MARK: What must hold

  private func check(_ wanted: [PathValue]?, writes: Int, path: [PathValue]) -> String? {
    if let first = rig.host.log.first { return first }
    if rig.updates.lostWrites > 0 { return "written in an update" }
    if rig.updates.droppedActions > 0 { return "a third change in a frame" }
    if rig.changesInUpdates > 0 { return "the stack changed in an update" }
    let seen = "path \(rig.path), stack \(rig.titles)"
    guard !rig.navigation.isTransitioning else { return "never at rest: \(seen)" }
    guard rig.agrees else { return "\(seen), stages \(rig.stages.count)" }
    if let wanted, rig.path != wanted { return "\(rig.path), not \(wanted)" }
    if wanted != nil, rig.writes.count > writes + 1 { return "written \(rig.writes.count) times" }
    let elements = rig.navigation.viewControllers.dropFirst().map(rig.stack.element(of:))
    if elements != rig.path { return "elements \(elements), path \(rig.path)" }
    if rig.hidesTabBar != (rig.top?.preferences.hidesTabBar ?? false) { return "the tab bar" }
    let bar = rig.top?.preferences.navigationBar
    if rig.hasBar != (bar != .hidden) {
      return "the bar: \(rig.hasBar), \(String(describing: bar))"
    }
    return rig.navigation.arePicturesTrimmed ? nil : "pictures"
  }
}
