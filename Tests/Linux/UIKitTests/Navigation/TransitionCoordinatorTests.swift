import Testing
import UIKit
import UIKitHost

/// What a transition coordinator runs, and what it knows.
@MainActor @Suite(.serialized, .warningsAreRead) struct TransitionCoordinatorTests {
  @Test func alongsideAnimationsAndCompletionsRun() {
    let (scene, delegate, _) = customScene()
    let spark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.navigation.view.addSubview(spark)
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    var inherited: TimeInterval = 0
    var cancelled: Bool?
    scene.navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in
        inherited = UIView.inheritedAnimationDuration
        spark.alpha = 0
      },
      completion: { cancelled = $0.isCancelled })
    scene.host.advance(by: 0.2)
    #expect(inherited == 0.4)
    #expect(cancelled == nil)
    scene.host.advance(by: 0.4)
    #expect(cancelled == false)
    withExtendedLifetime(delegate) {}
  }

  @Test func theCoordinatorRunsAlongsideAndThenItsCompletion() {
    let scene = NavigationScene.small()
    var words: [String] = []
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    let accepted = scene.navigation.transitionCoordinator?.animate { context in
      words.append("alongside \(context.isAnimated)")
    } completion: { context in
      words.append("completion \(context.isCancelled)")
    }
    #expect(accepted == true)
    scene.host.advance(by: 0.1)
    #expect(words == ["alongside true"])
    scene.host.advance(by: 1)
    #expect(words == ["alongside true", "completion false"])
  }

  @Test func theCoordinatorKnowsBothScreens() {
    let scene = NavigationScene.small()
    let first = scene.navigation.topViewController
    let second = scene.screen("b")
    scene.navigation.pushViewController(second, animated: true)
    let coordinator = scene.navigation.transitionCoordinator
    #expect(coordinator?.viewController(forKey: .from) === first)
    #expect(coordinator?.viewController(forKey: .to) === second)
    #expect(coordinator?.isInteractive == false)
    #expect(second.transitionCoordinator != nil)
  }

  @Test func aPopAskedForInTheCoordinatorsCompletionIsCarriedOut() {
    let scene = NavigationScene.small()
    scene.navigation.pushViewController(scene.screen("b"), animated: true)
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      scene.navigation.popViewController(animated: true)
    }
    scene.host.advance(by: 4)
    #expect(scene.stack == "a")
    #expect(scene.isUsable())
  }
}
