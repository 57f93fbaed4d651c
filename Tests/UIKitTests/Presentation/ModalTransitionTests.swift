import Testing
import UIKitHost

@testable import UIKit

/// Custom and interactive modal transitions as their animators, delegates and coordinators see
/// them.
@MainActor @Suite(.serialized, .warningsAreRead) struct ModalTransitionTests {
  private func custom(
    _ style: UIModalPresentationStyle
  ) -> (scene: ModalScene, screen: NotingScreen, delegate: NotingTransitioning, slide: ModalSlide) {
    let scene = ModalScene()
    let screen = scene.screen("B", style)
    let delegate = NotingTransitioning(scene.log)
    let slide = ModalSlide()
    delegate.animator = slide
    screen.transitioningDelegate = delegate
    return (scene, screen, delegate, slide)
  }

  private let whole = CGRect(x: 0, y: 0, width: 390, height: 844)

  @Test func theDelegateIsAskedInOrder() {
    let (scene, screen, delegate, _) = custom(.custom)
    delegate.makesController = true
    scene.root.present(screen, animated: true)
    #expect(
      scene.log.take() == [
        "presentationController", "animator presented on R from R", "interaction presented",
      ])
    scene.host.advance(by: 0.6)
    _ = scene.log.take()
    scene.root.dismiss(animated: true)
    #expect(scene.log.take() == ["animator dismissed", "interaction dismissed"])
    scene.host.advance(by: 0.6)
  }

  @Test func unanimatedAsksForNoAnimator() {
    let (scene, screen, _, _) = custom(.fullScreen)
    scene.root.present(screen, animated: false)
    scene.root.dismiss(animated: false)
    #expect(scene.log.take("from R", "dismissed").isEmpty)
  }

  @Test func fullScreenGivesTheAnimatorBothViews() {
    let (scene, screen, delegate, slide) = custom(.fullScreen)
    var seen = 0
    slide.inAnimate = { [root = scene.root, whole] context in
      seen += 1
      #expect(context.view(forKey: .from) === root.view)
      #expect(context.view(forKey: .to) === screen.view)
      #expect(root.view.superview === context.containerView)
      #expect(screen.view.superview == nil)
      #expect(context.initialFrame(for: root) == whole)
      #expect(context.finalFrame(for: root) == .zero)
      #expect(context.finalFrame(for: screen) == whole)
      #expect(context.presentationStyle == .fullScreen)
    }
    scene.root.present(screen, animated: true)
    scene.host.advance(by: 0.6)
    slide.inAnimate = { [root = scene.root, whole] context in
      seen += 1
      #expect(context.view(forKey: .from) === screen.view)
      #expect(context.view(forKey: .to) === root.view)
      #expect(screen.view.superview === context.containerView)
      #expect(root.view.superview == nil)
      #expect(context.initialFrame(for: screen) == whole)
      #expect(context.finalFrame(for: screen) == .zero)
      #expect(context.finalFrame(for: root) == whole)
    }
    scene.root.dismiss(animated: true)
    scene.host.advance(by: 0.6)
    #expect(seen == 2)
    #expect(scene.root.view.superview === scene.host.window)
    withExtendedLifetime(delegate) {}
  }

  @Test(arguments: [UIModalPresentationStyle.custom, .overFullScreen])
  func styleThatLeavesThePresenterGivesNoViewOfIt(_ style: UIModalPresentationStyle) {
    let (scene, screen, delegate, slide) = custom(style)
    var seen = 0
    slide.inAnimate = { [root = scene.root] context in
      seen += 1
      #expect(context.view(forKey: .from) == nil)
      #expect(context.view(forKey: .to) === screen.view)
      #expect(context.viewController(forKey: .from) === root)
    }
    scene.root.present(screen, animated: true)
    scene.host.advance(by: 0.6)
    slide.inAnimate = { [root = scene.root] context in
      seen += 1
      #expect(context.view(forKey: .from) === screen.view)
      #expect(context.view(forKey: .to) == nil)
      #expect(context.viewController(forKey: .to) === root)
    }
    scene.root.dismiss(animated: true)
    scene.host.advance(by: 0.6)
    #expect(seen == 2)
    #expect(scene.root.view.superview === scene.host.window)
    withExtendedLifetime(delegate) {}
  }

  @Test func aCustomPresentationMayRemoveThePresentersView() {
    let (scene, screen, delegate, _) = custom(.custom)
    delegate.makesController = true
    delegate.prepare = { $0.removes = true }
    scene.root.present(screen, animated: true)
    scene.host.advance(by: 0.6)
    #expect(scene.root.view.window == nil)
    #expect(scene.log.take("R willDisappear", "R didDisappear").count == 2)
    scene.root.dismiss(animated: true)
    scene.host.advance(by: 0.6)
    #expect(scene.root.view.superview === scene.host.window)
  }

  @Test func aCustomPresentationMayStayInItsContext() {
    let (scene, screen, delegate, _) = custom(.custom)
    delegate.makesController = true
    delegate.prepare = { $0.isFullscreen = false }
    let child = NotingScreen("C", scene.log)
    child.definesPresentationContext = true
    scene.root.addChild(child)
    scene.root.view.addSubview(child.view)
    child.didMove(toParent: scene.root)
    scene.host.advance(by: 0.1)
    child.present(screen, animated: false)
    #expect(screen.presentingViewController === child)
    #expect(screen.presentationController?.containerView?.superview === scene.root.view)
  }

  @Test func coordinatorRunsAlongsideForBothScreens() {
    let (scene, screen, delegate, _) = custom(.custom)
    delegate.makesController = true
    let shade = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.root.view.addSubview(shade)
    delegate.prepare = { controller in
      controller.inWillBegin = { [unowned controller, log = scene.log] in
        shade.alpha = 0
        controller.presentedViewController.transitionCoordinator?.animate(
          alongsideTransition: { _ in shade.alpha = 1 },
          completion: { log.note("alongside done, cancelled \($0.isCancelled)") })
      }
    }
    scene.root.present(screen, animated: true)
    scene.host.advance(by: 0.2)
    let alpha = shade.layer.presentation()?.opacity ?? 0
    #expect(alpha > 0 && alpha < 1)
    scene.host.advance(by: 0.4)
    let end = Array(scene.log.take().suffix(3))
    #expect(
      end == ["B didAppear", "presentationDidEnd true", "alongside done, cancelled false"])
  }

  @Test func cancelledInteractiveDismissalPutsEverythingBack() {
    let (scene, screen, delegate, _) = custom(.fullScreen)
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.root.present(screen, animated: true)
    scene.host.advance(by: 0.6)
    delegate.interaction = interaction
    _ = scene.log.take()
    var completed = false
    scene.root.dismiss(animated: true) { completed = true }
    scene.host.advance(by: 0.1)
    interaction.update(0.5)
    scene.host.advance(by: 0.1)
    #expect(abs((screen.view.layer.presentation()?.frame.minX ?? 0) - 195) < 2)
    _ = scene.log.take()
    interaction.cancel()
    #expect(scene.log.take() == ["B willAppear", "R willDisappear"])
    scene.host.advance(by: 0.6)
    #expect(
      scene.log.take("Appear", "Disappear").filter { $0.contains("did") }.sorted() == [
        "B didAppear", "R didDisappear",
      ])
    #expect(scene.root.presentedViewController === screen)
    #expect(!screen.isBeingDismissed)
    #expect(screen.view.window === scene.host.window)
    #expect(scene.root.view.window == nil)
    #expect(!completed)
    delegate.interaction = nil
    scene.root.dismiss(animated: true) { completed = true }
    scene.host.advance(by: 0.6)
    #expect(completed)
    #expect(scene.root.view.superview === scene.host.window)
  }

  @Test func finishedInteractiveDismissalIsADismissal() {
    let (scene, screen, delegate, _) = custom(.overFullScreen)
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.root.present(screen, animated: true)
    scene.host.advance(by: 0.6)
    delegate.interaction = interaction
    _ = scene.log.take()
    scene.root.dismiss(animated: true)
    scene.host.advance(by: 0.1)
    interaction.update(0.5)
    #expect(screen.transitionCoordinator?.isInteractive == true)
    interaction.finish()
    scene.host.advance(by: 0.6)
    #expect(scene.root.presentedViewController == nil)
    #expect(
      scene.log.take("Appear", "Disappear") == ["B willDisappear", "B didDisappear"])
  }

  @Test func cancelledPresentationLeavesNothing() {
    let (scene, screen, delegate, _) = custom(.fullScreen)
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    var completed = false
    scene.root.present(screen, animated: true) { completed = true }
    scene.host.advance(by: 0.1)
    interaction.update(0.3)
    interaction.cancel()
    scene.host.advance(by: 0.6)
    #expect(scene.root.presentedViewController == nil)
    #expect(screen.presentingViewController == nil)
    #expect(screen.view.window == nil)
    #expect(scene.root.view.superview === scene.host.window)
    #expect(scene.host.window.subviews.count == 1)
    #expect(!completed)
    delegate.interaction = nil
    scene.root.present(screen, animated: true)
    scene.host.advance(by: 0.6)
    #expect(scene.root.presentedViewController === screen)
  }
}
