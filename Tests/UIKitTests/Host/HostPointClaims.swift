import UIKitHost

@testable import UIKit

/// What somebody sees of a point: as it usually is, and under the point.
struct HostPointClaim {
  var points: [String]
  var usual: String
  var changed: [String]
  var look: @MainActor (HostPointScene) -> String

  /// What each of several points makes of one thing.
  init(
    _ changed: KeyValuePairs<String, String>, usual: String,
    _ look: @escaping @MainActor (HostPointScene) -> String
  ) {
    points = changed.map(\.key)
    self.changed = changed.map(\.value)
    self.usual = usual
    self.look = look
  }
}

@MainActor extension HostPointClaim {
  static let all =
    starts + animators + coordinators + alongside + ends + pictures + hierarchies + bars
    + contexts + others

  private static let starts = [
    HostPointClaim(
      [
        "startsATurnLate": "2", "startsTwoFramesLate": "3", "startsTwelveFramesLate": "13",
        "layoutComesLate": "2", "startsInCall": "0",
      ], usual: "1"
    ) { scene in
      _ = scene.show().push()
      return scene.frames().index(of: "B willAppear")
    },
    HostPointClaim(
      ["animatesTwelveFramesLate": "1 13", "neverAnimates": "1 "], usual: "1 1"
    ) { scene in
      _ = scene.show().push()
      let frames = scene.frames()
      return frames.index(of: "B willAppear") + " " + frames.index(of: "animate")
    },
  ]

  private static let animators = [
    HostPointClaim(["asksForAnimatorAtStart": "1"], usual: "0") { scene in
      _ = scene.show().push()
      return scene.frames().index(of: "asked")
    },
    HostPointClaim(
      [
        "asksForAnimatorTwiceUsingFirst": "0 0, first",
        "asksForAnimatorTwiceUsingSecond": "0 0, second",
      ], usual: "0, first"
    ) { scene in
      _ = scene.show().push()
      let frames = scene.frames()
      let isFirst = frames.index(of: "animator 1") == "1"
      return frames.index(of: "asked") + (isFirst ? ", first" : ", second")
    },
    HostPointClaim(["animatesTwice": "1 1"], usual: "1") { scene in
      _ = scene.show().push()
      defer { _ = scene.host.log }
      return scene.frames().index(of: "animate")
    },
    HostPointClaim(["asksForAnimatorInVain": "0, , 1"], usual: "0, 1, 26") { scene in
      _ = scene.show().push()
      let frames = scene.frames()
      return ["asked", "animate", "B didAppear"].map(frames.index).joined(separator: ", ")
    },
  ]

  private static let coordinators = [
    HostPointClaim(
      ["coordinatorComesWithStart": "none", "coordinatorSwapsScreensAtFirst": "B to A"],
      usual: "A to B"
    ) { scene in
      _ = scene.show().push()
      let coordinator = scene.stack.transitionCoordinator
      guard let from = coordinator?.viewController(forKey: .from),
        let to = coordinator?.viewController(forKey: .to)
      else { return "none" }
      return "\(from.title ?? "") to \(to.title ?? "")"
    },
    HostPointClaim(
      ["coordinatorGoesBeforeDidShow": "gone, 0", "coordinatorOutlastsTransition": "there, 3"],
      usual: "there, 0"
    ) { scene in
      var inDidShow = ""
      _ = scene.show().push()
      scene.delegate.inDidShow = {
        inDidShow = scene.stack.transitionCoordinator == nil ? "gone" : "there"
      }
      while inDidShow.isEmpty { scene.host.advance(by: 1.0 / 60) }
      var count = 0
      while scene.stack.transitionCoordinator != nil {
        scene.host.advance(by: 1.0 / 60)
        count += 1
      }
      return "\(inDidShow), \(count)"
    },
  ]

  private static let alongside = [
    HostPointClaim(
      [
        "coordinatorRefusesAnimations": "false, done", "coordinatorCompletionsAreLost": "true, ",
        "hasNoCoordinator": "none, ",
      ], usual: "true, done"
    ) { scene in
      _ = scene.show().push()
      let calls = Calls()
      let isQueued = scene.stack.transitionCoordinator?.animate(alongsideTransition: { _ in }) {
        _ in calls.note("done")
      }
      scene.host.advance(by: 1)
      return "\(isQueued.map { "\($0)" } ?? "none"), \(calls.take().joined())"
    }
  ]

  private static let ends = [
    HostPointClaim(["animationEndedNeverComes": ""], usual: "26") { scene in
      _ = scene.show().push()
      return scene.frames().index(of: "ended true")
    },
    HostPointClaim(["leavingViewStays": "3"], usual: "0") { scene in
      let leaving = scene.show().stack.topViewController?.view
      _ = scene.push()
      let frames = scene.frames(40)
      _ = scene.push()
      var (count, isShown) = (0, false)
      scene.delegate.inDidShow = { isShown = true }
      while !isShown { scene.host.advance(by: 1.0 / 60) }
      while scene.stack.viewControllers[1].view.window != nil {
        scene.host.advance(by: 1.0 / 60)
        count += 1
      }
      return leaving?.window == nil && !frames.isEmpty ? "\(count)" : "still there"
    },
    HostPointClaim(
      [
        "didShowComesATurnLate": "27", "didShowComesSixFramesLate": "32",
        "didShowComesTwice": "26 26", "didShowNeverComes": "", "completionTakesEffectLate": "27",
        "completionTakesEffectTwelveFramesLate": "38",
        "completesByItself": "13", "animationsOfControllerAreRemoved": "2",
        "animationsOfControllerAreRemovedLater": "4", "animationsOfScreensAreRemoved": "2",
        "animationsOfScreensAreRemovedLater": "4",
      ], usual: "26"
    ) { scene in
      _ = scene.show().push()
      return scene.frames().index(of: "didShow")
    },
    HostPointClaim(["cancelsByItself": "A"], usual: "AB") { scene in
      _ = scene.show().push()
      scene.host.advance(by: 1)
      return scene.titles
    },
    HostPointClaim(["transactionCompletionsAreLost": "0"], usual: "1") { scene in
      scene.show()
      let calls = Calls()
      CATransaction.begin()
      CATransaction.setCompletionBlock { MainActor.assumeIsolated { calls.note("done") } }
      _ = scene.push()
      CATransaction.commit()
      scene.host.advance(by: 1)
      return "\(calls.take().count)"
    },
  ]

  private static let pictures = [
    HostPointClaim(
      [
        "snapshotViewsAreNilWithoutUpdates": "nil seen nil seen",
        "snapshotViewsAreNil": "nil nil nil seen",
        "snapshotViewsAreBlank": "blank blank blank seen",
        "barSnapshotViewsAreBlank": "seen seen blank seen",
        "capturesAreBlank": "blank blank blank blank",
      ], usual: "seen seen seen seen"
    ) { scene in
      scene.show()
      let view: UIView = scene.stack.view
      view.backgroundColor = .white
      scene.host.advance(by: 0.1)
      @MainActor func look(_ snapshot: UIView?) -> String {
        snapshot.map { $0.layer.contents == nil ? "blank" : "seen" } ?? "nil"
      }
      let bitmap = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
        view.drawHierarchy(in: view.bounds, afterScreenUpdates: false)
      }
      let isBlank = bitmap.cgImage.map { $0.color(x: 10, y: 10).alpha == 0 } ?? true
      return [
        look(view.snapshotView(afterScreenUpdates: false)),
        look(view.snapshotView(afterScreenUpdates: true)),
        look(scene.stack.navigationBar.snapshotView(afterScreenUpdates: false)),
        isBlank ? "blank" : "seen",
      ].joined(separator: " ")
    }
  ]

  private static let hierarchies = [
    HostPointClaim(
      [
        "transitionsHaveOwnContainer":
          "ScreenContainerView NavigationContainerView FloatingToolbarContainer TabScreensView",
        "barLiesInWrapper":
          "NavigationContainerView WrapperView FloatingToolbarContainer TabScreensView",
        "viewLiesAbove":
          "NavigationContainerView NavigationContainerView WrapperView TabScreensView",
        "controllersViewMoves":
          "NavigationContainerView NavigationContainerView FloatingToolbarContainer WrapperView",
      ],
      usual:
        "NavigationContainerView NavigationContainerView FloatingToolbarContainer TabScreensView"
    ) { scene in
      var container = ""
      scene.delegate.inAnimate = { container = name(of: $0.containerView.superview) }
      _ = scene.show().push()
      scene.host.advance(by: 0.1)
      let view: UIView = scene.stack.view
      return [
        container, name(of: scene.stack.navigationBar.superview), name(of: view.subviews.last),
        name(of: view.superview),
      ].joined(separator: " ")
    }
  ]

  private static func name(of view: UIView?) -> String { view.map { "\(type(of: $0))" } ?? "none" }

  private static let bars = [
    HostPointClaim(
      [
        "barChangesAreShownAtEnd": "hidden there, hidden away",
        "barChangesCountAtEnd": "shown there, hidden away",
      ], usual: "hidden away, hidden away"
    ) { scene in
      _ = scene.show().push()
      scene.host.advance(by: 0.1)
      scene.stack.setNavigationBarHidden(true, animated: false)
      let look = { scene.stack.isNavigationBarHidden ? "hidden" : "shown" }
      let drawn = { scene.stack.navigationBar.isHidden ? "away" : "there" }
      let amid = "\(look()) \(drawn())"
      scene.host.advance(by: 1)
      return "\(amid), \(look()) \(drawn())"
    },
    HostPointClaim(["barsComeBackLate": "hidden shown"], usual: "shown shown") { scene in
      var states: [String] = []
      let look = { scene.stack.isNavigationBarHidden ? "hidden" : "shown" }
      scene.show()
      scene.delegate.inWillShow = {
        if states.isEmpty { scene.stack.setNavigationBarHidden(true, animated: true) }
        states.append("")
      }
      scene.delegate.inDidShow = { states = [look()] }
      let drive = UIPercentDrivenInteractiveTransition()
      scene.delegate.interaction = drive
      _ = scene.push()
      scene.host.advance(by: 0.1)
      drive.update(0.3)
      scene.host.advance(by: 0.1)
      drive.cancel()
      scene.host.advance(by: 1)
      return (states + [look()]).joined(separator: " ")
    },
    HostPointClaim(
      ["tabBarIsHiddenByApp": "hidden in UIWindow", "tabBarFloats": "shown in none"],
      usual: "shown in UIWindow"
    ) { scene in
      scene.show()
      let bar = scene.tabs.tabBar
      return "\(bar.isHidden ? "hidden" : "shown") in \(name(of: bar.window))"
    },
    HostPointClaim(["rootKeepsBottomBar": "there"], usual: "away") { scene in
      let root = scene.show().stack.topViewController
      root?.hidesBottomBarWhenPushed = true
      _ = scene.push()
      root?.hidesBottomBarWhenPushed = false
      scene.host.advance(by: 1)
      return scene.tabs.tabBar.window == nil ? "away" : "there"
    },
  ]

  private static let contexts = [
    HostPointClaim(
      ["contextHasNoViews": "no view, known", "finalFramesAreUnknown": "a view, unknown"],
      usual: "a view, known"
    ) { scene in
      var seen = ""
      scene.delegate.inAnimate = {
        guard let screen = $0.viewController(forKey: .to) else { return }
        seen = $0.view(forKey: .to) == nil ? "no view" : "a view"
        seen += $0.finalFrame(for: screen).isEmpty ? ", unknown" : ", known"
      }
      _ = scene.show().push()
      scene.host.advance(by: 1)
      return seen
    }
  ]

  private static let others = [
    HostPointClaim(
      ["willShowNeverComes": "", "willShowComesTwice": "1 1"], usual: "1"
    ) { scene in
      _ = scene.show().push()
      return scene.frames().index(of: "willShow")
    },
    HostPointClaim(["willAppearComesTwice": "1 1"], usual: "1") { scene in
      _ = scene.show().push()
      return scene.frames().index(of: "B willAppear")
    },
    HostPointClaim(["hasNoPopGestures": "none"], usual: "two") { scene in
      let stack = scene.show().stack
      let isThere =
        stack.interactivePopGestureRecognizer != nil
        && stack.interactiveContentPopGestureRecognizer != nil
      return isThere ? "two" : "none"
    },
    HostPointClaim(["popsAnswerNothing": "nothing, A"], usual: "B, A") { scene in
      _ = scene.show().push(animated: false)
      scene.host.advance(by: 0.1)
      let popped = scene.stack.popViewController(animated: false)
      return "\(popped?.title ?? "nothing"), \(scene.titles)"
    },
    HostPointClaim(["asksToBeginTwice": "2"], usual: "1") { scene in
      let (judge, pan) = (BeginJudge(), UIPanGestureRecognizer())
      pan.delegate = judge
      scene.show().stack.topViewController?.view.addGestureRecognizer(pan)
      scene.host.drag(
        from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 400), duration: 0.2)
      return "\(judge.asked)"
    },
    HostPointClaim(["willShowComesFirst": "willShow"], usual: "A willDisappear") { scene in
      _ = scene.show().push()
      return scene.frames(1)[1].first { $0 == "willShow" || $0 == "A willDisappear" } ?? ""
    },
    HostPointClaim(["laysOutAgain": "2"], usual: "1") { scene in
      _ = scene.show().push()
      return "\(scene.frames(1)[1].count { $0 == "layout" })"
    },
    HostPointClaim(
      [
        "hitTestsTwice": "touches touches, 0", "hitTestsWithoutEvent": "none, 0",
        "hitTestsHovering": "hover, 0", "touchesArriveLate": "touches, 1",
      ], usual: "touches, 0"
    ) { scene in
      let view = TouchedView(frame: CGRect(x: 0, y: 200, width: 390, height: 300))
      view.log = scene.log
      scene.show().stack.topViewController?.view.addSubview(view)
      scene.host.touch(.began, at: CGPoint(x: 100, y: 300), finger: 0)
      let frames = scene.frames(2)
      scene.host.touch(.cancelled, at: CGPoint(x: 100, y: 300), finger: 0)
      let hits = frames[0].filter { $0 != "began" }.joined(separator: " ")
      return "\(hits), \(frames.index(of: "began"))"
    },
    HostPointClaim(
      ["shouldPopIsAskedForPopsByCode": "1", "shouldPopIsAskedInPopsByCode": "0"], usual: ""
    ) { scene in
      _ = scene.show().push(animated: false)
      scene.host.advance(by: 0.1)
      _ = scene.log.take()
      scene.stack.popViewController(animated: true)
      return scene.frames().index(of: "shouldPop B")
    },
  ]
}

/// Counts how often a recognizer asks whether it may begin.
private final class BeginJudge: NSObject, UIGestureRecognizerDelegate {
  var asked = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    return true
  }
}

/// Notes how it's looked for, and when it's touched.
private final class TouchedView: UIView {
  weak var log: Calls?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    log?.note(event.map { "\($0.type)" } ?? "none")
    return super.hitTest(point, with: event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log?.note("began") }
}
