import SnapshotNavigation
import UIKit
import UIKitHost

@testable import UIKit

/// A transition or a drag that ends in one of the ways there are, and who lives on.
struct Lifetime: Sendable {
  enum Ending: CaseIterable, Sendable {
    case popFinished, popCut, popLosesItsWindow
    case pushFinished, pushCut, pushLosesItsWindow
    case dragFinished, dragCancelled, dragCut, dragLosesItsWindow, settleCut, settleLosesItsWindow
  }

  let ending: Ending
  let hasSnapshot: Bool

  /// Something that must not be kept alive.
  struct Watched {
    let name: String
    weak var object: AnyObject?
  }

  /// Who lives on with the controller, and who after it.
  @MainActor func survivors() -> (beside: [String], after: [String]) {
    var all: [Watched] = []
    var beside: [String] = []
    let host = play(&all, &beside)
    host.window.rootViewController = UIViewController()
    host.advance(by: 1, frame: 0.1)
    return (beside, all.filter { $0.object != nil }.map(\.name))
  }

  @MainActor private func play(_ all: inout [Watched], _ beside: inout [String]) -> Host {
    let arena = Arena(snapshot: true)
    guard let navigation = arena.snapshot else { return arena.host }
    all.append(Watched(name: "the controller", object: navigation))
    all.append(Watched(name: "the transition controller", object: navigation.ownParts))
    for (index, screen) in arena.screens.enumerated() {
      all.append(Watched(name: "screen \(index)", object: screen))
      all.append(Watched(name: "picture \(index)", object: navigation.snapshot(for: screen)))
    }
    if !hasSnapshot { navigation.invalidateSnapshot(for: navigation.viewControllers[1]) }
    arena.letGo()
    let passing = begin(in: arena, navigation)
    all += passing
    end(in: arena, navigation)
    arena.letGo()
    arena.host.advance(by: 2, frame: 0.1)
    beside = passing.filter { $0.object != nil }.map(\.name)
    let stack = navigation.viewControllers
    if stack.count < 3 {
      beside += all.filter { $0.name == "screen 2" && $0.object != nil }.map(\.name)
    }
    if stack.count < 3, navigation.view.window != nil {
      beside += all.filter { $0.name == "picture 1" && $0.object != nil }.map(\.name)
    }
    return arena.host
  }

  /// The transition runs, or the drag is under way: what belongs to it.
  @MainActor private func begin(
    in arena: Arena, _ navigation: SnapshotNavigationController
  ) -> [Watched] {
    switch ending {
    case .popFinished, .popCut, .popLosesItsWindow: navigation.popViewController(animated: true)
    case .pushFinished, .pushCut, .pushLosesItsWindow:
      navigation.pushViewController(arena.makeScreen(), animated: true)
    case .dragFinished, .settleCut, .settleLosesItsWindow: arena.perform(.drag(.finishes))
    case .dragCancelled: arena.perform(.drag(.goesBack))
    case .dragCut, .dragLosesItsWindow: arena.perform(.drag(.holds))
    }
    arena.host.advance(by: 1.0 / 60)
    let context = navigation.liveTransition?.transition
    return navigation.partsOfMotion.map { Watched(name: $0.name, object: $0.object) } + [
      Watched(name: "the stage", object: arena.stages.first),
      Watched(name: "the animator", object: context?.animator),
      Watched(name: "the context", object: context),
      Watched(name: "the coordinator", object: navigation.transitionCoordinator),
    ]
  }

  @MainActor private func end(in arena: Arena, _ navigation: SnapshotNavigationController) {
    switch ending {
    case .popFinished, .pushFinished, .dragFinished, .dragCancelled: break
    case .popCut, .pushCut, .dragCut, .settleCut:
      navigation.popToRootViewController(animated: false)
    case .popLosesItsWindow, .pushLosesItsWindow, .dragLosesItsWindow, .settleLosesItsWindow:
      arena.host.window.rootViewController = UIViewController()
    }
    arena.rest()
  }
}
