import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Pushes, pops, fingers in both directions and keys, with a forward history: stack, list,
/// snapshots and views agree after every step, and what is in neither is freed.
@MainActor @Suite(.serialized, .warningsAreRead)
struct ForwardRandomTests {
  @Test func stackListAndPicturesAgreeAfterEveryStep() {
    Sampling.current.play("ForwardRandomTests", ForwardStory.init(seed:under:))
  }
}

/// One device, what is done to it, and what should have come of it.
@MainActor
private final class ForwardStory: SteppedStory {
  enum Act: CaseIterable {
    case push, pop, popToRoot, popTo, set, forward, clear, warn, back, ahead, key, protect, forget
  }

  private final class Named: UIViewController, InteractivePushing {
    var names: (() -> UIViewController?)?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .green
    }

    func screenForInteractivePush() -> UIViewController? { names?() }
  }

  private struct Made {
    weak var screen: UIViewController?
    let name: String
  }

  private var dice: StepDice
  private let rig: Rig
  private let limit: Int
  private let isMirrored: Bool
  private var made: [Made] = []
  private var stack = ["root"]
  private var list: [String] = []
  private var secrets: Set<String> = []
  private(set) var told: [String] = []

  init(seed: UInt64, under setting: UnsureSetting) {
    dice = StepDice(seed: seed)
    limit = dice.roll(4)
    isMirrored = dice.roll(2) == 0
    let limit = limit
    let direction: UITraitEnvironmentLayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    rig = OwnMemory().hold {
      Rig(direction: direction, under: setting) {
        $0.configuration.forwardHistory = limit
        $0.configuration.settleResponse = 0.1
        $0.configuration.timing = .curve(duration: 0.1, .linear)
      }
    }
  }

  private var navigation: SnapshotNavigationController { rig.navigation }

  private func screen() -> UIViewController {
    let screen = Named()
    let name = "\(made.count)"
    screen.title = name
    made.append(Made(screen: screen, name: name))
    switch dice.roll(4) {
    case 0, 1: break
    case 2: screen.names = { [weak self] in self?.screen() }
    default: screen.names = { [weak self] in self?.modal() }
    }
    let bars: [ScreenOptions.NavigationBar] = [.automatic, .visible, .hidden]
    screen.snapshotNavigation.navigationBar = dice.pick(bars)
    screen.snapshotNavigation.showsLiveContent = dice.roll(6) == 0
    return screen
  }

  /// What can't be pushed, and is presented.
  private func modal() -> UIViewController {
    let modal = UINavigationController(rootViewController: UIViewController())
    modal.title = "modal \(made.count)"
    made.append(Made(screen: modal, name: modal.title ?? ""))
    return modal
  }

  /// What is wrong after the next step, or nil.
  func step() -> String? {
    let act = dice.pick(Act.allCases)
    let animated = dice.roll(3) > 0
    told.append("\(act)\(animated ? "" : " at once")")
    switch act {
    case .push where stack.count > 5: return nil
    case .push:
      let screen = screen()
      navigation.pushViewController(screen, animated: animated)
      stack.append(screen.title ?? "")
      list = []
    case .pop:
      navigation.popViewController(animated: animated)
      popped(to: max(1, stack.count - 1))
    case .popToRoot:
      navigation.popToRootViewController(animated: animated)
      popped(to: 1)
    case .popTo:
      let index = dice.roll(stack.count)
      navigation.popToViewController(navigation.viewControllers[index], animated: animated)
      popped(to: index + 1)
    case .set:
      let kept = navigation.viewControllers.filter { _ in dice.roll(3) > 0 }
      let screens = kept.isEmpty ? [rig.root] : kept
      navigation.setViewControllers(screens, animated: animated)
      stack = screens.compactMap(\.title)
      list = []
    case .forward:
      navigation.goForward(animated: animated)
      forward()
    case .clear:
      rest()
      navigation.clearForwardHistory()
      list = []
    case .warn:
      rest()
      rig.host.sendMemoryWarning()
      list = []
    case .key:
      rest()
      rig.host.press("]", modifiers: .command)
      forward()
    case .back, .ahead:
      rest()
      drag(forward: act == .ahead)
    case .protect:
      guard let screen = navigation.topViewController, stack.count > 1, dice.roll(3) == 0 else {
        return nil
      }
      secrets.insert(screen.title ?? "")
      screen.snapshotNavigation.isSensitive = true
    case .forget:
      rest()
      navigation.viewControllers.dropLast().last.map(navigation.invalidateSnapshot(for:))
    }
    // A call counts at once.
    if rig.titles != stack, !mayWait {
      return "\(rig.titles) after the call, not \(stack)"
    }
    if dice.roll(3) > 0 {
      rest()
    } else {
      rig.host.advance(by: dice.pick([1.0 / 60, 0.05, 0.2]))
    }
    return complaint
  }

  private func rest() { rig.host.advance(by: 1, frame: 0.1) }

  private func popped(to count: Int) {
    guard count < stack.count else { return }
    let all = Array(stack[count...]) + list
    list = Array(all.prefix { !secrets.contains($0) }.prefix(limit))
    stack.removeSubrange(count...)
  }

  private func forward() {
    if !list.isEmpty { stack.append(list.removeFirst()) }
  }

  private func drag(forward isForward: Bool) {
    let finishes = dice.roll(2) == 0
    let isCaught = dice.roll(4) == 0
    told.append(finishes ? "to the end" : "and back")
    let made = made.count
    let way: CGFloat = (finishes ? 140 : 50) * (isForward == isMirrored ? 1 : -1)
    let start: CGFloat = way > 0 ? 30 : 170
    let from = CGPoint(x: start, y: 200)
    let to = CGPoint(x: start + way, y: 200)
    rig.host.touch(.began, at: from)
    rig.host.move(from: from, to: to, duration: 0.2)
    rig.host.advance(by: 0.3, frame: 0.1)
    rig.host.touch(.ended, at: to)
    if isCaught {
      rig.host.advance(by: 1.0 / 60)
      rig.host.touch(.began, at: to)
      rig.host.advance(by: 0.1)
      rig.host.touch(.ended, at: to)
    }
    // One that is settling is decided by whatever comes next.
    if !isForward, dice.roll(3) == 0 { navigation.settleAtOnce() } else { rest() }
    guard finishes else { return }
    if !isForward { return popped(to: max(1, stack.count - 1)) }
    if !list.isEmpty { return forward() }
    // What the top screen has named.
    guard self.made.count > made, let name = self.made.last?.name else { return }
    guard let modal = navigation.presentedViewController else { return stack.append(name) }
    told.append(modal.title ?? "")
    navigation.dismiss(animated: dice.roll(2) == 0)
    rest()
  }

  /// Whether there's a screen that has no snapshot: UIKit's own transition runs then, and a call may wait.
  private var mayWait: Bool {
    made.compactMap(\.screen?.snapshotNavigation).contains {
      $0.showsLiveContent || $0.isSensitive
    }
  }

  private var complaint: String? {
    if let first = rig.host.log.first { return first }
    if rig.host.runtime.transitions.refused > 0 { return "a transition was completed twice" }
    if rig.stages.count > 2 { return "\(rig.stages.count) stages" }
    guard navigation.isAtRest, rig.stages.isEmpty,
      navigation.transitionCoordinator == nil
    else { return nil }
    if rig.titles != stack { return "\(rig.titles), not \(stack)" }
    let found = navigation.forwardViewControllers.compactMap(\.title)
    if found != list { return "\(found) ahead, not \(list)" }
    for recognizer in navigation.dragRecognizers
    where recognizer.state != .possible || !recognizer.isEnabled {
      return "a recognizer is \(recognizer.state)"
    }
    // What waits to be drawn is drawn.
    rig.host.advance(by: 0.1)
    if let first = rig.leftovers.first { return first }
    // What a finger has been offered is held as long as it's down.
    let held = navigation.offeredScreen?.title
    for one in made where one.screen != nil && one.name != held {
      if !(stack + list).contains(one.name) { return "\(one.name) is held" }
    }
    return nil
  }
}
