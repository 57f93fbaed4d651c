import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Something that is done on a device, once it's at rest.
private struct SeamWay: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var prepare: @MainActor @Sendable (SeamStage) -> Void = { _ in }
  var place = SeamStage.Place.window
  var walk: @MainActor @Sendable (SeamStage) -> Void

  init(
    _ name: String, in place: SeamStage.Place = .window,
    _ walk: @escaping @MainActor @Sendable (SeamStage) -> Void
  ) {
    (testDescription, self.place, self.walk) = (name, place, walk)
  }

  func prepared(_ prepare: @escaping @MainActor @Sendable (SeamStage) -> Void) -> SeamWay {
    var way = self
    way.prepare = prepare
    return way
  }

  static let all = stacks + caught + modals + forward + inputs

  // MARK: The stack

  private static let stacks: [SeamWay] = [
    SeamWay("two pushes in a turn") { stage in
      stage.navigation.pushViewController(stage.third, animated: true)
      stage.push()
      stage.navigation.popToRootViewController(animated: true)
      stage.rest()
    },
    SeamWay("a push and a pop in a turn") { stage in
      stage.navigation.pushViewController(stage.screen, animated: true)
      stage.pop()
    },
    SeamWay("a push during a push") { stage in
      stage.navigation.pushViewController(stage.third, animated: true)
      stage.rest(8.0 / 60)
      stage.push()
    },
    SeamWay("a push during a pop") { stage in
      stage.push()
      stage.navigation.popViewController(animated: true)
      stage.rest(8.0 / 60)
      stage.navigation.pushViewController(stage.third, animated: true)
      stage.rest()
    },
    SeamWay("a push during a drag") { stage in
      stage.push()
      stage.grab(0.4)
      stage.navigation.pushViewController(stage.third, animated: true)
      stage.rest()
      stage.touch(.ended, after: 0.4)
      stage.rest()
    },
    SeamWay("another top") { stage in
      stage.push()
      stage.navigation.setViewControllers([stage.root, stage.third], animated: true)
      stage.rest()
      stage.pop()
    },
    SeamWay("without animation") { stage in
      stage.navigation.pushViewController(stage.screen, animated: false)
      stage.rest()
      stage.drag(finishing: false)
      stage.navigation.popViewController(animated: false)
      stage.rest()
    },
    SeamWay("two quick swipes") { stage in
      stage.navigation.pushViewController(stage.third, animated: false)
      stage.rest()
      stage.push()
      for _ in 0..<2 {
        stage.grab(0.8)
        stage.touch(.ended, after: 0.8)
        stage.rest(3.0 / 60)
      }
      stage.rest(1)
    },
    SeamWay("its own animator") { stage in
      stage.push()
      stage.drag(finishing: false)
      stage.drag(finishing: true)
    }.prepared { $0.screen.animator = FadeAnimator() },
  ]

  // MARK: Found at random

  private static let caught: [SeamWay] = [
    SeamWay("a coordinated drag beside a screen that shrinks") { stage in
      stage.navigation.pushViewController(stage.screen, animated: true)
      stage.rest(9.0 / 60)
      stage.drag(finishing: false)
    }.prepared {
      $0.navigation.configuration.choreography = .scale
      $0.screen.snapshotNavigation.wantsCoordinatedDrag = true
    },
    SeamWay("a reveal that is caught without a snapshot") { stage in
      stage.push()
      stage.navigation.invalidateSnapshot(for: stage.root)
      stage.navigation.setViewControllers([stage.root, stage.third], animated: true)
      stage.rest(9.0 / 60)
      stage.drag(finishing: true)
    }.prepared { $0.navigation.configuration.choreography = .reveal },
    SeamWay("a drag that brings the tab bar while a pop still fades", in: .tabs) { stage in
      stage.third.hidesBottomBarWhenPushed = true
      stage.navigation.pushViewController(stage.third, animated: false)
      stage.rest()
      stage.push()
      stage.navigation.popViewController(animated: true)
      stage.rest(3.0 / 60)
      stage.drag(finishing: false)
    }.prepared { $0.navigation.configuration.choreography = .fade },
    SeamWay("a push over a tab bar that is about to come back", in: .tabs) { stage in
      stage.push()
      stage.grab(0.8)
      stage.touch(.ended, after: 0.8)
      stage.rest(2.0 / 60)
      stage.third.hidesBottomBarWhenPushed = true
      stage.navigation.pushViewController(stage.third, animated: true)
      stage.rest(1)
      stage.drag(finishing: true)
    }.prepared { $0.screen.hidesBottomBarWhenPushed = true },
  ]

  // MARK: Modals

  private static let modals: [SeamWay] = [false, true].map { isClear in
    SeamWay(
      "a presentation like a push\(isClear ? " over a wallpaper" : "")",
      in: isClear ? .wallpaper : .window
    ) {
      stage in
      let inner = SnapshotNavigationController(rootViewController: stage.screen)
      inner.configuration = stage.navigation.configuration
      stage.watch.observe(inner)
      stage.root.presentAsPush(inner)
      stage.rest()
      stage.drag(finishing: false)
      inner.dismiss(animated: true)
      stage.rest()
      stage.root.presentAsPush(inner)
      stage.rest(8.0 / 60)
      stage.drag(finishing: false)
      if inner.presentingViewController != nil { stage.drag(finishing: true) }
    }
  }

  // MARK: Forward

  private static let forward: [SeamWay] = [
    SeamWay("forward") { stage in
      stage.push()
      stage.pop()
      stage.navigation.goForward(animated: true)
      stage.rest()
      stage.pop()
      stage.back.dx = -1
      stage.drag(finishing: false)
      stage.drag(finishing: true)
    }.prepared { $0.navigation.configuration.forwardHistory = 2 },
    SeamWay("a page stack") { stage in
      guard let pages = stage.root.pages else { return }
      let page = UIImageView(image: DetailedScreen.pattern(9, pages.bounds.size))
      page.isUserInteractionEnabled = true
      pages.push(page)
      stage.rest()
      stage.drag(finishing: false)
      pages.pop()
      stage.rest()
      pages.push(page)
      stage.rest()
      stage.drag(finishing: true)
    }.prepared { $0.root.prepare = { $0.addPages() } },
  ]

  // MARK: Input

  private static let inputs: [SeamWay] =
    [false, true].map { pushes in
      SeamWay("a keyboard on a screen that \(pushes ? "stays below" : "goes")") { stage in
        let field = UITextField(frame: CGRect(x: 20, y: 90, width: 100, height: 30))
        field.tintColor = .clear
        let owner = pushes ? stage.root : stage.screen
        if !pushes { stage.push() }
        owner.view.addSubview(field)
        field.becomeFirstResponder()
        stage.watch.disturb()
        stage.rest(1)
        if pushes {
          stage.push()
          stage.pop()
        } else {
          stage.drag(finishing: false)
          stage.drag(finishing: true)
        }
      }
    } + [
      SeamWay("a button that fades back") {
        stage in
        stage.root.whenTapped = { [unowned stage] in
          stage.navigation.pushViewController(stage.screen, animated: true)
        }
        for _ in 0..<2 {
          stage.host.touch(.began, at: CGPoint(x: 80, y: 140))
          stage.rest(4.0 / 60)
          stage.host.touch(.ended, at: CGPoint(x: 80, y: 140))
          stage.rest()
          stage.pop()
        }
      }.prepared { $0.root.prepare = { $0.addButton() } }
    ]
}

/// Other ways than push, pop and drag, and many at once: no hand-over is seen.
@MainActor
@Suite(.warningsAreRead) struct SeamWayTests {
  @Test(arguments: SeamWay.all)
  fileprivate func noHandOverIsSeen(_ way: SeamWay) {
    let stage = SeamStage(way.place)
    way.prepare(stage)
    stage.begin()
    way.walk(stage)
    stage.watch.end()
    let found = stage.watch.found
    #expect(found.isEmpty, "\(found.prefix(4))")
    #expect(stage.watch.seams.compared >= 10 && stage.watch.seams.changes >= 10)
  }
}
