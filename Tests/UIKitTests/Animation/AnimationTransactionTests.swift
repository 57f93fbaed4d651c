import QuartzCore
import Testing

@MainActor @Suite(.warningsAreRead)
struct AnimationTransactionTests: LayerSuite {
  let scene = LayerScene()

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

  @Test func flushCommitsAtOnce() {
    #expect(layer.presentation() == nil)
    CATransaction.flush()
    #expect(layer.presentation() != nil)
  }

  @Test func nestedTransactionsKeepTheirOwnDurations() {
    stage.step()
    CATransaction.begin()
    CATransaction.setAnimationDuration(3)
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    #expect(CATransaction.animationDuration() == 1)
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 3)
    CATransaction.commit()
  }

  @Test func aSublayerThatWasNeverCommittedDoesNotAnimate() {
    stage.step()
    let new = CALayer()
    new.opacity = 0.5
    stage.root.addSublayer(new)
    new.opacity = 0.2
    stage.advance(by: 1.0 / 60)
    #expect(isNear(new.shownOpacity, 0.2, 0.001))
  }

  @Test func afterUnevenCommitsALayerIsShown() {
    stage.step()
    CATransaction.commit()
    CATransaction.begin()
    stage.advance(by: 0.1)
    let new = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.advance(by: 0.1)
    CATransaction.commit()
    stage.advance(by: 0.1)
    #expect(new.presentation() != nil)
  }
}

private final class NullDelegate: NSObject, CALayerDelegate {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
}
