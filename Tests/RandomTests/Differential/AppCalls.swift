import Foundation
import SnapshotNavigation
import UIKit
import UIKitHost

/// An app that does something in the midst of a transition.
struct AppCall: Sendable {
  /// Where in the transition.
  enum Place: CaseIterable, Sendable {
    case willAppear, isAppearing, didAppear, willDisappear, didDisappear, willMove, didMove
    case willShow, didShow
    case alongside, alongsideCompletion
    case willBegin, progress, didFinish, didCancel
  }

  /// What.
  enum Act: CaseIterable, Sendable {
    case push, pushUnanimated, pop, popUnanimated, popToRoot, setStack
    case present, presentUnanimated, hideBar, removeFromWindow, dropDelegate
  }

  /// In which transition.
  enum Occasion: CaseIterable, Sendable {
    case push, pushUnanimated, pushByUIKit, pop
    case drag, dragOverLiveScreen, dragOfAnimator
    case cancelledDrag, cancelledDragOverLiveScreen, cancelledDragOfAnimator
  }

  let place: Place
  let act: Act
  let occasion: Occasion

  /// What UIKit says of ours only, and why that is borne with.
  private static let tolerated = [
    (
      message: "drawing with afterScreenUpdates:YES inside an appearance callback",
      reason: "An operation from inside viewDidAppear needs a picture of a screen that has never"
        + " been committed."
    ),
    (
      message: "Forced layout of",
      reason: "A bar hidden from inside viewDidAppear is in place before the picture fades."
    ),
  ]

  /// What is wrong afterwards, or nil.
  @MainActor func complaint() -> String? {
    let known = plainLog()
    let arena = Arena(snapshot: true)
    guard let navigation = arena.snapshot else { return "no controller" }
    let actor = Actor(self, in: arena)
    navigation.delegate = actor
    for screen in arena.screens { actor.watch(screen) }
    let observation = navigation.observeTransitions { [weak actor] in actor?.heard($0) }
    defer { withExtendedLifetime(observation) {} }
    begin(in: arena, navigation, actor)
    guard
      arena.rest() || navigation.viewIfLoaded?.window == nil
        || navigation.presentedViewController != nil
    else { return "never comes to rest" }
    for _ in 0..<8 { arena.host.advance(by: 0.2, frame: 0.1) }
    if !arena.stages.isEmpty { return "a stage is left" }
    if !navigation.isAtRest { return "not at rest" }
    if navigation.waitingCallCount > 0 { return "a call still waits" }
    let counters = arena.host.runtime.transitions
    if counters.refused > 0 { return "a transition was completed twice" }
    if counters.started != counters.completed { return "a transition was never completed" }
    if !actor.isToldInPairs || actor.isUnderWay {
      return "an event has no end, or another has come in between"
    }
    if let told = actor.told, told !== navigation.topViewController,
      navigation.viewIfLoaded?.window != nil
    {
      return "another screen is shown than the last event says"
    }
    actor.hasActed = true
    return complaintAboutLater(in: arena, navigation, knowing: known)
  }

  /// What UIKit's own controller writes to the console when the app does the same.
  @MainActor private func plainLog() -> Set<String> {
    let arena = Arena(snapshot: false)
    let actor = Actor(self, in: arena)
    arena.navigation.delegate = actor
    for screen in arena.screens { actor.watch(screen) }
    begin(in: arena, arena.navigation, actor)
    if place == .didCancel {
      // UIKit tells of no end of a canceled drag: as the finger is lifted it turns round.
      arena.host.advance(by: 1.0 / 60)
      actor.reached(.didCancel)
    }
    for _ in 0..<8 { arena.host.advance(by: 0.2, frame: 0.1) }
    return Set(arena.host.log.map(withoutNames))
  }

  /// A message without the addresses and classes of what it is about.
  private func withoutNames(_ message: String) -> String {
    message.replacingOccurrences(of: "<[^>]*>", with: "<>", options: .regularExpression)
  }

  @MainActor private func begin(
    in arena: Arena, _ navigation: UINavigationController, _ actor: Actor
  ) {
    let snapshot = navigation as? SnapshotNavigationController
    let target = navigation.viewControllers[1]
    switch occasion {
    case .push, .pushUnanimated, .pushByUIKit:
      let screen = arena.makeScreen()
      actor.watch(screen)
      if occasion == .pushByUIKit { screen.snapshotNavigation.transition = .system }
      navigation.pushViewController(screen, animated: occasion != .pushUnanimated)
    case .pop: arena.perform(.pop(animated: true))
    case .drag: arena.perform(.drag(.finishes))
    case .cancelledDrag: arena.perform(.drag(.goesBack))
    case .dragOverLiveScreen:
      snapshot?.invalidateSnapshot(for: target)
      arena.perform(.drag(.finishes))
    case .cancelledDragOverLiveScreen:
      snapshot?.invalidateSnapshot(for: target)
      arena.perform(.drag(.goesBack))
    case .dragOfAnimator, .cancelledDragOfAnimator:
      // Nobody else keeps an animator during its transition.
      arena.screens.last?.animator = CrossFader()
      arena.perform(.drag(occasion == .dragOfAnimator ? .finishes : .goesBack))
    }
  }

  /// The controller still does what it is for.
  @MainActor private func complaintAboutLater(
    in arena: Arena, _ navigation: SnapshotNavigationController, knowing known: Set<String>
  ) -> String? {
    for screen in arena.screens { screen.snapshotNavigation.transition = .automatic }
    navigation.presentedViewController?.dismiss(animated: false)
    arena.host.window.rootViewController = navigation
    arena.rest()
    let stack = arena.stack
    for animated in [true, false] {
      navigation.pushViewController(arena.makeScreen(), animated: animated)
      arena.rest()
      navigation.popViewController(animated: animated)
      arena.rest()
    }
    if arena.stack != stack { return "later the stack is \(arena.stack), not \(stack)" }
    let complaint = arena.complaintsAtRest.first { complaint in
      !known.contains(withoutNames(complaint))
        && !Self.tolerated.contains { complaint.contains($0.message) }
    }
    return complaint.map { "later \($0)" }
  }
}

/// The app: waits for its place and acts once.
@MainActor
private final class Actor: NSObject, UINavigationControllerDelegate {
  private let call: AppCall
  private unowned let arena: Arena
  var hasActed = false
  /// Whether an event has begun and not ended.
  private(set) var isUnderWay = false
  /// The screen that's shown, as the last event says.
  private(set) weak var told: UIViewController?
  /// Whether every beginning had one end, and came after the end before.
  private(set) var isToldInPairs = true

  init(_ call: AppCall, in arena: Arena) {
    self.call = call
    self.arena = arena
  }

  func watch(_ screen: WatchedScreen) {
    screen.whenCalled = { [weak self] name in self?.heard(name) }
  }

  private func heard(_ name: String) {
    if name.hasPrefix("willAppear") { joinCoordinator() }
    let places: [(AppCall.Place, String)] = [
      (.willAppear, "willAppear"), (.isAppearing, "isAppearing"), (.didAppear, "didAppear"),
      (.willDisappear, "willDisappear"), (.didDisappear, "didDisappear"),
      (.willMove, "willMove"), (.didMove, "didMove"),
    ]
    for (place, prefix) in places where name.hasPrefix(prefix) { reached(place) }
  }

  func heard(_ event: NavigationEvent) {
    switch event.phase {
    case .didFinish: told = event.to
    case .didCancel: told = event.from
    case .willBegin, .progress: break
    }
    guard event.isAnimated else {
      isToldInPairs = isToldInPairs && !isUnderWay && event.phase == .didFinish
      return
    }
    let begins = event.phase == .willBegin
    isToldInPairs = isToldInPairs && begins != isUnderWay
    if event.phase == .didFinish || event.phase == .didCancel {
      isUnderWay = false
    } else {
      isUnderWay = true
    }
    switch event.phase {
    case .willBegin: reached(.willBegin)
    case .progress: reached(.progress)
    case .didFinish: reached(.didFinish)
    case .didCancel: reached(.didCancel)
    }
  }

  private func joinCoordinator() {
    guard call.place == .alongside || call.place == .alongsideCompletion else { return }
    arena.navigation.transitionCoordinator?.animate(
      alongsideTransition: { [weak self] _ in self?.reached(.alongside) },
      completion: { [weak self] _ in self?.reached(.alongsideCompletion) })
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    reached(.willShow)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    reached(.didShow)
  }

  func reached(_ place: AppCall.Place) {
    guard place == call.place, !hasActed else { return }
    hasActed = true
    let navigation = arena.navigation
    switch call.act {
    case .push: navigation.pushViewController(arena.makeScreen(), animated: true)
    case .pushUnanimated: navigation.pushViewController(arena.makeScreen(), animated: false)
    case .pop: navigation.popViewController(animated: true)
    case .popUnanimated: navigation.popViewController(animated: false)
    case .popToRoot: navigation.popToRootViewController(animated: true)
    case .setStack:
      navigation.setViewControllers(
        navigation.viewControllers.prefix(1) + [arena.makeScreen()], animated: true)
    case .present: navigation.present(UIViewController(), animated: true)
    case .presentUnanimated: navigation.present(UIViewController(), animated: false)
    case .hideBar: navigation.setNavigationBarHidden(true, animated: true)
    case .removeFromWindow: arena.host.window.rootViewController = UIViewController()
    case .dropDelegate: navigation.delegate = nil
    }
  }
}
