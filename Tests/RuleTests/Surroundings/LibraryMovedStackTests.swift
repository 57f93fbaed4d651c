import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// A container moves or transforms the view of a stack, before a step or in it: side menus and drawers.
@MainActor @Suite(.warningsAreRead)
struct LibraryMovedStackTests {
  enum Step: CaseIterable, Sendable { case push, pop, popOverLiveScreen, drag }

  enum Place: CaseIterable, Sendable {
    case aside, small, home

    @MainActor func put(_ view: UIView) {
      view.transform = self == .small ? CGAffineTransform(scaleX: 0.8, y: 0.8) : .identity
      view.center = CGPoint(x: self == .home ? 100 : 240, y: 200)
    }
  }

  private let host = LinuxHost.small()
  private let container = UIViewController()
  private let navigation: SnapshotNavigationController
  private let screen = ColorScreen("a", .green)

  init() {
    navigation = SnapshotNavigationController(rootViewController: ColorScreen("root", .red))
    navigation.configuration.timing = .curve(duration: 0.5, .linear)
    container.view.backgroundColor = .blue
    container.addChild(navigation)
    navigation.view.frame = container.view.bounds
    container.view.addSubview(navigation.view)
    navigation.didMove(toParent: container)
    host.show(container, for: 0.3)
  }

  private var stages: [UIView] { host.window.descendants.filter(\.isStage) }

  private func prepare(_ step: Step) {
    guard step != .push else { return }
    navigation.pushViewController(screen, animated: true)
    host.advance(by: 1)
    if step == .popOverLiveScreen {
      navigation.viewControllers.first.map(navigation.invalidateSnapshot)
    }
  }

  private func begin(_ step: Step) {
    switch step {
    case .push: navigation.pushViewController(screen, animated: true)
    case .pop, .popOverLiveScreen: navigation.popViewController(animated: true)
    case .drag:
      let start = navigation.view.convert(CGPoint(x: 5, y: 200), to: nil)
      let end = CGPoint(x: start.x + 40, y: start.y)
      host.touch(.began, at: start)
      host.move(from: start, to: end, duration: 0.2)
    }
  }

  private func seenFrame(of view: UIView) -> CGRect {
    (view.layer.presentation() ?? view.layer).frame
  }

  /// How far the stage is from the view that it covers, in each frame; nil where there's no stage.
  private func watch(_ step: Step, frames: Int = 20) -> Int {
    var count = 0
    for frame in 0..<frames {
      host.advance(by: 1.0 / 60)
      guard let stage = stages.first else { continue }
      count += 1
      for shield in host.window.descendants.filter(\.isShield) {
        #expect(shield.center == stage.center && shield.transform == stage.transform)
      }
      let (place, seen) = (seenFrame(of: navigation.view), seenFrame(of: stage))
      // In a push, the view moves by itself as well, if it fills its window.
      let isNear =
        abs(place.midX - seen.midX) < 12 && abs(place.midY - seen.midY) < 2
        && abs(place.width - seen.width) < 12
      let moves = navigation.view.layer.animation(forKey: "SnapshotNavigation.transform") != nil
      if moves {
        #expect(abs(navigation.view.center.x - stage.center.x) < 1, "frame \(frame)")
      } else {
        #expect(isNear, "frame \(frame): \(place), \(seen)")
      }
    }
    return count
  }

  private func end(_ step: Step) {
    if step == .drag {
      host.touch(.cancelled, at: CGPoint(x: 150, y: 200))
      host.advance(by: 0.5)
    }
    host.advance(by: 1)
    #expect(stages.isEmpty && navigation.isAtRest)
    #expect(navigation.viewControllers.count == (step == .push || step == .drag ? 2 : 1))
    #expect(navigation.view.layer.animationKeys()?.isEmpty != false)
  }

  /// Where the stack has been moved before, or goes home meanwhile, as a menu closes and the stack changes.
  @Test(arguments: [Place.aside, .small], Step.allCases.flatMap { [($0, true), ($0, false)] })
  func theStageLiesOverIt(_ place: Place, _ change: (step: Step, goesHome: Bool)) {
    let (step, goesHome) = change
    prepare(step)
    place.put(navigation.view)
    host.advance(by: 0.1)
    begin(step)
    if goesHome { UIView.animate(withDuration: 0.3) { Place.home.put(navigation.view) } }
    #expect(watch(step) > 15)
    end(step)
    if goesHome { #expect(navigation.view.frame == container.view.bounds) }
  }

  @Test(arguments: Step.allCases, [true, false])
  func whatMovesInAStepTakesTheStageAlong(_ step: Step, animated: Bool) {
    prepare(step)
    begin(step)
    host.advance(by: 0.05)
    if animated {
      UIView.animate(withDuration: 0.3) { navigation.view.frame.origin.x = 60 }
    } else {
      navigation.view.frame.origin.x = 60
      host.advance(by: 1.0 / 60)
    }
    #expect(watch(step) > 15)
    end(step)
    #expect(navigation.view.frame.minX == 60)
  }

  /// The completion of the app's own animation is called once.
  @Test func theAppsAnimationIsItsOwn() {
    prepare(.pop)
    Place.aside.put(navigation.view)
    host.advance(by: 0.1)
    begin(.pop)
    var ends: [Bool] = []
    UIView.animate(withDuration: 0.2) {
      Place.home.put(navigation.view)
    } completion: {
      ends.append($0)
    }
    host.advance(by: 0.25)
    #expect(ends == [true])
    end(.pop)
    #expect(ends == [true])
  }
}
