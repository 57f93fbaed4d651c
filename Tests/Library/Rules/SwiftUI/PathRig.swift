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
  private var isUpdating = false
  /// How often the path was written during an update, when SwiftUI doesn't allow it.
  private(set) var forbiddenWrites = 0

  /// Shows a path, all of whose screens have been rendered.
  ///
  /// A path that's set at once is there from the beginning instead, as a restored one is: then the
  /// screens below the top have no snapshots, and a drag shows them live.
  init(
    _ path: [PathValue] = [], atOnce isSetAtOnce: Bool = false,
    controller: SnapshotNavigationController = SnapshotNavigationController(),
    root wish: ScreenPreferences? = nil, under setting: UnsureSetting = .asUsual
  ) {
    host = .small()
    setting.change(&host.settings)
    self.controller = controller
    wishes["root"] = wish
    controller.setViewControllers([root], animated: false)
    stack.read = { [weak self] in self?.path ?? [] }
    stack.write = { [weak self] in self?.take($0) }
    stack.makeScreen = { [weak self] element, _ in self?.screen(for: element) }
    // The turn is over with the next frame.
    stack.later = { FrameClock.after(frames: 1, $0) }
    stack.topDidChange = { [weak self] in self?.tops.append($0?.title ?? "") }
    prepare(root)
    stack.watch(controller)
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
    if isUpdating { forbiddenWrites += 1 }
    var taken = path
    whenWritten(&taken)
    self.path = taken
  }

  /// SwiftUI updates the representable: for a change of the path, or for no reason that matters.
  func update() {
    host.activate()
    let wasUpdating = isUpdating
    isUpdating = true
    stack.update()
    isUpdating = wasUpdating
  }

  private func screen(for element: PathValue) -> UIViewController? {
    guard !unknown.contains(element) else { return nil }
    let name = "\(element.value)"
    let screen = PreferringScreen(name, Self.color(of: name))
    prepare(screen)
    return screen
  }

  private func prepare(_ screen: PreferringScreen) {
    screen.ask = { [weak self] screen in
      guard let self else { return }
      screen.preferences = wishes[screen.title ?? ""] ?? ScreenPreferences()
      stack.apply(screen.preferences, to: screen)
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

  var titles: [String] { navigation.viewControllers.compactMap(\.title) }
  var top: PreferringScreen? { navigation.topViewController as? PreferringScreen }
  var names: [String] { path.map { "\($0.value)" } }
  /// Whether the path, the stack and what is seen agree.
  var agrees: Bool { titles == ["root"] + names && top?.view.window != nil && stages.isEmpty }
  /// Whether the bar is seen.
  var hasBar: Bool { !navigation.isNavigationBarHidden }
}

/// A screen whose wishes are known once it has been laid out in a window, as a SwiftUI view's are.
@MainActor
final class PreferringScreen: UIViewController, PopConfirming {
  var ask: (PreferringScreen) -> Void = { _ in }
  var preferences = ScreenPreferences()
  private(set) var questions: [TransitionTrigger] = []
  private(set) var loads = 0
  private let color: UIColor
  private var wasAsked = false

  init(_ name: String, _ color: UIColor) {
    self.color = color
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    view.backgroundColor = color
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard !wasAsked, view.window != nil else { return }
    wasAsked = true
    ask(self)
  }

  func shouldPop(for trigger: TransitionTrigger) -> Bool {
    questions.append(trigger)
    return preferences.confirmsPop?(trigger) ?? true
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
