import TestSupport
import UIKit
import UIKitHost

@testable import SnapshotNavigation
@testable import SnapshotNavigationUI

/// A device with a stack over a path, and an app that holds the path as SwiftUI would.
@MainActor
final class PathRig: DeviceRig {
  let host: LinuxHost
  let root = PreferringScreen("root", .red)
  private let controller: SnapshotNavigationController
  let stack = PathStack()
  /// The app's path.
  ///
  /// Setting it updates the stack, as SwiftUI updates a representable.
  var path: [PathValue] = [] { didSet { update() } }
  /// What the stack has written to the app's path.
  private(set) var writes: [[PathValue]] = []
  /// What a screen's views ask for, by its title.
  var wishes: [String: ScreenPreferences] = [:]
  /// What the app does with a path that is written.
  var whenWritten: (inout [PathValue]) -> Void = { _ in }
  /// Elements that no screen has declared a destination for.
  var unknown: Set<PathValue> = []
  private(set) var tops: [String] = []
  let updates = ViewUpdates()
  /// The state of the tab bar's modifier around the stack.
  private(set) var hidesTabBar = false
  /// How often the stack changed during an update.
  private(set) var changesInUpdates = 0
  /// SwiftUI's own calls to the bar, by the title of the screen for which it makes them.
  var barCalls: [String: [PreferringScreen.Moment: Bool]] = [:]
  private let titleTime: PreferringScreen.TitleTime

  /// Shows a path, all of whose screens have been rendered.
  ///
  /// A path that's set at once is there from the beginning instead, as a restored one is: then the
  /// screens below the top have no snapshots, and a drag shows them live.
  init(
    _ path: [PathValue] = [], atOnce isSetAtOnce: Bool = false,
    controller: SnapshotNavigationController = SnapshotNavigationController(),
    root wish: ScreenPreferences? = nil, titles: PreferringScreen.TitleTime = .rendering,
    under setting: UnsureSetting = .asUsual
  ) {
    host = .small()
    setting.change(&host.settings)
    self.controller = controller
    titleTime = titles
    wishes["root"] = wish
    controller.setViewControllers([root], animated: false)
    stack.read = { [weak self] in self?.path ?? [] }
    stack.write = { [weak self] path in self?.updates.write { self?.take(path) } }
    stack.makeScreen = { [weak self] element, _ in self?.screen(for: element) }
    // The turn is over with the next frame.
    stack.later = { FrameClock.after(frames: 1, $0) }
    stack.topDidChange = { [weak self] in self?.noteTop($0 as? PreferringScreen) }
    prepare(root)
    stack.watch(controller)
    self.path = isSetAtOnce ? path : []
    updates.run { stack.sync(animated: false) }
    host.show(controller, for: 0.2)
    for count in isSetAtOnce ? [path.count] : Array(0...path.count) {
      self.path = Array(path.prefix(count))
      update()
      host.advance(by: 1)
    }
    writes = []
    tops = []
  }

  var navigation: SnapshotNavigationController {
    host.activate()
    return controller
  }

  private func take(_ path: [PathValue]) {
    writes.append(path)
    var taken = path
    whenWritten(&taken)
    self.path = taken
  }

  private func noteTop(_ top: PreferringScreen?) {
    tops.append(top?.name ?? "")
    let hides = top?.preferences.hidesTabBar ?? false
    if hides != hidesTabBar { updates.write { hidesTabBar = hides } }
  }

  /// SwiftUI updates the representable: for a change of the path, or for no reason that matters.
  func update() {
    host.activate()
    let (before, wasMoving) = (controller.viewControllers, controller.isTransitioning)
    updates.run {
      stack.update()
      if controller.viewControllers != before || controller.isTransitioning != wasMoving {
        changesInUpdates += 1
      }
    }
  }

  private func screen(for element: PathValue) -> UIViewController? {
    guard !unknown.contains(element) else { return nil }
    let name = "\(element.value)"
    let screen = PreferringScreen(name, Self.color(of: name))
    prepare(screen)
    return screen
  }

  private func prepare(_ screen: PreferringScreen) {
    screen.barCalls = barCalls[screen.name] ?? [:]
    screen.titleTime = titleTime
    screen.render = { [weak self] in self?.render($0) }
  }

  /// SwiftUI updates a screen's views, and reports what they ask for if it differs.
  func render(_ screen: PreferringScreen) {
    updates.run {
      let new = wishes[screen.name] ?? ScreenPreferences()
      defer { screen.rendered = new }
      guard screen.rendered != new else { return }
      updates.report(screen, frame: host.now) { [weak self] in
        screen.preferences = new
        self?.stack.apply(new, to: screen)
      }
    }
  }

  static func color(of name: String) -> UIColor {
    [.green, .blue][(name.unicodeScalars.last.map { Int($0.value) } ?? 0) % 2]
  }

  func settle() { host.advance(by: 1) }

  /// A finger drags the screen back, all the way or not far enough, and all comes to rest.
  func swipe(finishing: Bool = true) {
    let distance: CGFloat = finishing ? 150 : 50
    grab(moving: distance, duration: 0.2)
    letGo(at: 20 + distance)
    settle()
  }

  var titles: [String] {
    navigation.viewControllers.map { ($0 as? PreferringScreen)?.name ?? $0.title ?? "" }
  }
  var top: PreferringScreen? { navigation.topViewController as? PreferringScreen }
  var names: [String] { path.map { "\($0.value)" } }
  /// Whether the path, the stack and what is seen agree.
  var agrees: Bool {
    titles == ["root"] + names && top?.view.window != nil && stages.isEmpty
      && navigation.navigationBar.topItem?.title == titles.last
  }
  /// Whether the bar is seen.
  var hasBar: Bool { !navigation.isNavigationBarHidden }
}

extension ScreenPreferences {
  /// What a view asks for.
  init(_ change: (inout ScreenPreferences) -> Void) {
    self.init()
    change(&self)
  }

  /// A view asks with a closure that stays in its place.
  @MainActor
  mutating func confirm(_ confirms: @escaping @MainActor (TransitionTrigger) -> Bool) {
    confirmsPop = LatestClosure(confirms)
  }
}

extension PathValue: CustomStringConvertible {
  /// The value alone.
  public var description: String { "\(value)" }
}

extension PathValue: ExpressibleByIntegerLiteral {
  /// A number in a test.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension PathValue: ExpressibleByStringLiteral {
  /// A text in a test.
  public init(stringLiteral value: String) { self.init(value) }
}
