/// What happens in an ordinary app, that is played over a UIKit that isn't as usual.
struct UIKitScenario: Sendable, CustomStringConvertible {
  let name: String
  /// How many screens are on the stack at first.
  var depth = 2
  var traits: Set<ScenarioTrait> = []
  let acts: [ScenarioAct]

  var description: String { name }

  init(
    _ name: String, depth: Int = 2, with traits: Set<ScenarioTrait> = [], _ acts: ScenarioAct...
  ) {
    self.name = name
    self.depth = depth
    self.traits = traits
    self.acts = acts
  }

  private init(name: String, depth: Int, traits: Set<ScenarioTrait>, acts: [ScenarioAct]) {
    self.name = name
    self.depth = depth
    self.traits = traits
    self.acts = acts
  }

  /// The same in an app that's written otherwise.
  func with(_ traits: Set<ScenarioTrait>, _ words: String) -> UIKitScenario {
    UIKitScenario(
      name: "\(name), \(words)", depth: depth, traits: self.traits.union(traits), acts: acts)
  }

  /// Whether only UIKit knows what becomes of the tab bar.
  var leavesTabBarToUIKit: Bool { traits.contains(.flagsPushingScreen) }

  static func named(_ name: String) -> UIKitScenario? { all.first { $0.name == name } }

  static let all: [UIKitScenario] =
    [
      alone, deeper, sets, inATurn, inMotion, inAppsOfAllKinds, calledBack, called, presentations,
      pages, surroundings,
    ].flatMap { $0 }
}

extension UIKitScenario {
  private static let push = UIKitScenario("push", .push(animated: true))
  private static let pop = UIKitScenario("pop", .pop(animated: true))
  private static let tapBack = UIKitScenario("tap on back", .tapBack)
  private static let drag = UIKitScenario("drag", .drag(.finishes))
  private static let drawnBack = UIKitScenario("drag given up", .drag(.givesUp))

  private static let alone = [
    push, pop, tapBack, drag, drawnBack, UIKitScenario("escape", .escape),
    UIKitScenario("key", .backKey),
    UIKitScenario("push at once", .push(animated: false)),
    UIKitScenario("pop at once", .pop(animated: false)),
    UIKitScenario("push, drag", depth: 1, .push(animated: true), .rest, .drag(.finishes)),
  ]

  private static let deeper = [3, 5].flatMap { depth in
    [
      UIKitScenario("push on \(depth)", depth: depth, .push(animated: true)),
      UIKitScenario("pop of \(depth)", depth: depth, .pop(animated: true)),
      UIKitScenario("drag of \(depth)", depth: depth, .drag(.finishes)),
      UIKitScenario("drag given up of \(depth)", depth: depth, .drag(.givesUp)),
      UIKitScenario("pop to the root of \(depth)", depth: depth, .popToRoot),
      UIKitScenario("pop to the second of \(depth)", depth: depth, .popTo(1)),
    ]
  }

  private static let sets =
    Operation.Rebuilding.allCases.map {
      UIKitScenario("set, \($0)", depth: 3, .set($0, animated: true))
    } + [
      UIKitScenario("set at once", depth: 3, .set(.deepLink, animated: false))
    ]

  private static let inATurn = [
    UIKitScenario("push, push in a turn", .push(animated: true), .push(animated: true)),
    UIKitScenario("push, pop in a turn", .push(animated: true), .pop(animated: true)),
    UIKitScenario("pop, push in a turn", .pop(animated: true), .push(animated: true)),
    UIKitScenario("pop, pop in a turn", depth: 3, .pop(animated: true), .pop(animated: true)),
    UIKitScenario("root, push in a turn", depth: 3, .popToRoot, .push(animated: true)),
  ]

  private static let inMotion =
    [
      ("push", ScenarioAct.push(animated: true)), ("pop", .pop(animated: true)),
    ].flatMap { name, first in
      [
        ("tap", ScenarioAct.tapButton), ("tap on back", .tapBack), ("drag", .drag(.finishes)),
        ("drag given up", .drag(.givesUp)), ("push", .push(animated: true)),
        ("pop", .pop(animated: true)),
      ].map { UIKitScenario("\($0) in mid-\(name)", depth: 3, first, .frames(8), $1) }
    } + [
      UIKitScenario("push under a finger", .grab, .push(animated: true), .lift(.givesUp)),
      UIKitScenario("pop under a finger", depth: 3, .grab, .pop(animated: true), .lift(.finishes)),
      UIKitScenario("push after a drag", .drag(.finishes), .frames(4), .push(animated: true)),
      UIKitScenario(
        "push after a drag given up", .drag(.givesUp), .frames(2), .push(animated: true)),
      UIKitScenario("drag after a drag", depth: 3, .drag(.finishes), .frames(4), .drag(.finishes)),
    ]

  /// The moves that matter, in each kind of app.
  private static let inAppsOfAllKinds = [
    of([drag, drawnBack], [.lowerIsLive], "live"),
    of([drag, drawnBack], [.showsLiveContent], "live content"),
    of([drag, drawnBack], [.coordinated], "coordinated"),
    of([push, pop, drag, drawnBack], [.animator], "app's animator"),
    of([tapBack, drag], [.confirms], "confirmed"),
    of([push, pop], [.tabs], "tabs"),
    of([push, pop, drag, drawnBack], [.tabs, .hidesTabBar], "hiding tabs"),
    of([drag, drawnBack], [.tabs, .hidesTabBar, .lowerIsLive], "hiding tabs, live"),
    of([push, pop, drag, drawnBack], [.tabs, .appHidesTabBar], "tabs hidden by the app"),
    of(
      [push, pop, UIKitScenario("push on the root", depth: 1, .push(animated: true))],
      [.tabs, .flagsPushingScreen], "tabs, flagged"),
    of([push, pop, drag, drawnBack], [.barOptions], "bar options"),
    of([drag, drawnBack], [.barOptions, .lowerIsLive], "bar options, live"),
    of([drag, drawnBack], [.barOptions, .coordinated], "bar options, coordinated"),
    of([push, pop, drawnBack], [.toolbar], "toolbar"),
  ].flatMap { $0 }

  private static let calledBack = ScenarioTrait.Moment.allCases.flatMap {
    of([push, drag], [.barCalls($0)], "bar called in \($0)")
  }

  private static let called =
    [ScenarioTrait.Moment.viewWillAppear, .willShow].flatMap {
      of([drawnBack], [.barCalls($0), .lowerIsLive], "bar called in \($0), live")
    }
    + [("mid-push", 8), ("the end of a push", 24), ("the rest after a push", 40)].map {
      UIKitScenario("bar hidden in \($0)", .push(animated: true), .frames($1), .bar(hidden: true))
    } + [
      UIKitScenario("push in viewDidAppear", with: [.pushesWhenShown], .push(animated: true))
    ]

  private static let presentations = [
    UIKitScenario("present", .presentAsPush),
    UIKitScenario("dismiss", .presentAsPush, .rest, .dismiss),
    UIKitScenario("drag of a presentation", .presentAsPush, .rest, .drag(.finishes)),
    UIKitScenario("drag given up of a presentation", .presentAsPush, .rest, .drag(.givesUp)),
    UIKitScenario("dismiss in mid-presentation", .presentAsPush, .frames(8), .dismiss),
    UIKitScenario("present in mid-push", .push(animated: true), .frames(8), .presentAsPush),
  ]

  private static let pages = [
    UIKitScenario("push of a page", with: [.pages], .pushPage),
    UIKitScenario("pop of a page", with: [.pages], .pushPage, .rest, .popPage),
    UIKitScenario("drag of a page", with: [.pages], .pushPage, .rest, .drag(.finishes)),
    UIKitScenario("drag given up of a page", with: [.pages], .pushPage, .rest, .drag(.givesUp)),
    UIKitScenario(
      "drag in mid-push of a page", with: [.pages], .pushPage, .frames(8), .drag(.finishes)),
    UIKitScenario("push, pop of a page in a turn", with: [.pages], .pushPage, .popPage),
  ]

  private static let surroundings = [
    UIKitScenario("resize in mid-push", .push(animated: true), .frames(8), .resize),
    UIKitScenario("resize under a finger", .grab, .resize, .lift(.givesUp)),
    UIKitScenario(
      "background in mid-push", .push(animated: true), .frames(8), .background, .frames(2),
      .foreground),
    UIKitScenario(
      "background under a finger", .grab, .background, .lift(.givesUp), .frames(2), .foreground),
    UIKitScenario("root replaced in mid-push", .push(animated: true), .frames(8), .replaceRoot),
    UIKitScenario("root replaced in mid-pop", .pop(animated: true), .frames(8), .replaceRoot),
    UIKitScenario(
      "tab selected in mid-push", with: [.tabs], .push(animated: true), .frames(8), .selectTab(1),
      .rest, .selectTab(0)),
    UIKitScenario("modal in mid-push", .push(animated: true), .frames(8), .presentModal),
    UIKitScenario("modal in mid-pop", .pop(animated: true), .frames(8), .presentModal),
  ]

  private static func of(
    _ scenarios: [UIKitScenario], _ traits: Set<ScenarioTrait>, _ words: String
  ) -> [UIKitScenario] { scenarios.map { $0.with(traits, words) } }
}
