import QuartzCore
import Testing

@MainActor
struct AnimationTransactionTests {
  private let scene = LayerScene()
  private let log = EventLog()
  private var stage: LayerStage { scene.stage }
  private var layer: CALayer { scene.layer }

  private func fade(_ duration: CFTimeInterval) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0
    animation.duration = duration
    return animation
  }

  @Test func aBareLayerAnimatesItsChangesInAQuarterOfASecond() {
    stage.step()
    layer.position.x = 105
    stage.step()
    #expect(layer.animation(forKey: "position")?.duration == 0.25)
    stage.step(0.1)
    let shown = layer.presentation()?.position.x ?? 0
    #expect(shown > 5 && shown < 105)
    stage.step(0.15)
    #expect(layer.animationKeys() == nil)
    #expect(layer.presentation()?.position.x == 105)
  }

  @Test func aLayerNeverRenderedDoesNotAnimate() {
    layer.position.x = 105
    #expect(layer.animationKeys() == nil)
  }

  @Test func disabledActionsAndNullsOfTheDelegateMeanNoAnimation() {
    stage.step()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.position.x = 50
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    let delegate = NullDelegate()
    layer.delegate = delegate
    layer.opacity = 0
    #expect(layer.animationKeys() == nil)
    layer.delegate = nil
    layer.actions = ["opacity": NSNull()]
    layer.opacity = 1
    #expect(layer.animationKeys() == nil)
  }

  @Test func theTransactionSetsDurationOfImplicitAnimations() {
    stage.step()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    layer.opacity = 0
    CATransaction.commit()
    CATransaction.commit()
    #expect(layer.animation(forKey: "opacity")?.duration == 2)
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func completionComesAfterAllAnimationsOfTheTransaction() {
    stage.step()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.events.append("outer") }
    layer.add(fade(0.1), forKey: "short")
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.events.append("inner") }
    layer.add(fade(0.3), forKey: "long")
    CATransaction.commit()
    CATransaction.commit()
    stage.step()
    stage.step(0.2)
    #expect(log.events.isEmpty)
    stage.step(0.2)
    #expect(log.events == ["inner", "outer"])
  }

  @Test func completionWithoutAnimationsComesAtTheCommit() {
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.events.append("done") }
    #expect(log.events.isEmpty)
    CATransaction.commit()
    #expect(log.events == ["done"])
  }

  @Test func animationsBeforeTheBlockWasSetDoNotCount() {
    stage.step()
    CATransaction.begin()
    layer.add(fade(1), forKey: nil)
    CATransaction.setCompletionBlock { log.events.append("done") }
    CATransaction.commit()
    #expect(log.events == ["done"])
  }

  @Test func delegatesHearOfTheEndBeforeCompletionBlocks() {
    stage.step()
    let listener = AnimationListener()
    let animation = fade(0.1)
    animation.delegate = listener
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.events = listener.events + ["block"] }
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    stage.step()
    stage.step(0.2)
    #expect(log.events == ["start", "finished", "block"])
  }

  @Test func animationsOfLayersOutsideTheTreeEndUnfinished() {
    stage.step()
    let listener = AnimationListener()
    let animation = fade(1)
    animation.delegate = listener
    let lonely = CALayer()
    lonely.add(animation, forKey: "fade")
    stage.step()
    stage.step()
    #expect(lonely.animationKeys() == nil)
    #expect(listener.events == ["stopped"])
  }

  @Test func flushCommitsAtOnce() {
    #expect(layer.presentation() == nil)
    CATransaction.flush()
    #expect(layer.presentation() != nil)
  }
}

@MainActor
private final class EventLog {
  var events: [String] = []
}

private final class NullDelegate: NSObject, CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
