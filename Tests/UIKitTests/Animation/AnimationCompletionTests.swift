import QuartzCore
import Testing

/// Who hears of an animation's end, and when: completion blocks and delegates.
@MainActor @Suite(.warningsAreRead) struct AnimationCompletionTests: LayerSuite {
  let scene = LayerScene()
  private let log = EventLog()

  init() { stage.step() }

  @Test func removedAndReplacedAnimationsStopUnfinished() {
    let listener = AnimationListener()
    let animation = move()
    animation.delegate = listener
    add(animation)
    add(move())
    stage.step()
    #expect(listener.events == ["start", "stopped"])
    listener.events = []
    add(animation)
    layer.removeAllAnimations()
    stage.step()
    #expect(listener.events == ["start", "stopped"])
    listener.events = []
    add(animation)
    layer.removeFromSuperlayer()
    stage.step()
    stage.step()
    #expect(listener.events == ["start", "stopped"])
  }

  @Test func completionComesAfterAllAnimationsOfTheTransaction() {
    stage.step()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.events.append("outer") }
    layer.add(CABasicAnimation.fade(from: 1, to: 0, duration: 0.1), forKey: "short")
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.events.append("inner") }
    layer.add(CABasicAnimation.fade(from: 1, to: 0, duration: 0.3), forKey: "long")
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
    layer.add(CABasicAnimation.fade(from: 1, to: 0, duration: 1), forKey: nil)
    CATransaction.setCompletionBlock { log.events.append("done") }
    CATransaction.commit()
    #expect(log.events == ["done"])
  }

  @Test func delegatesHearOfTheEndBeforeCompletionBlocks() {
    stage.step()
    let listener = AnimationListener()
    let animation = CABasicAnimation.fade(from: 1, to: 0, duration: 0.1)
    animation.delegate = listener
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.events = listener.events + ["block"] }
    layer.add(animation, forKey: nil)
    CATransaction.commit()
    stage.step()
    stage.step(0.05)
    #expect(listener.events == ["start"])
    stage.step(0.2)
    #expect(log.events == ["start", "finished", "block"])
  }

  @Test func animationsOfLayersOutsideTheTreeEndUnfinished() {
    stage.step()
    let listener = AnimationListener()
    let animation = CABasicAnimation.fade(from: 1, to: 0, duration: 1)
    animation.delegate = listener
    let lonely = CALayer()
    lonely.add(animation, forKey: "fade")
    stage.step()
    stage.step()
    #expect(lonely.animationKeys() == nil)
    #expect(listener.events == ["stopped"])
  }

  @Test(arguments: [true, false])
  func aCompletionComesWhenTheAnimationOrItsLayerIsRemoved(withLayer: Bool) {
    stage.step()
    var done = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { done += 1 }
    layer.add(CABasicAnimation.fade(from: 0, to: 1, duration: 5), forKey: "fade")
    CATransaction.commit()
    stage.advance(by: 0.1)
    if withLayer { layer.removeFromSuperlayer() } else { layer.removeAnimation(forKey: "fade") }
    stage.advance(by: 0.1)
    #expect(done == 1)
  }

  @Test func aCompletionThatAnimatesAgainDoesNotHang() {
    stage.step()
    var rounds = 0
    func again() {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        rounds += 1
        if rounds < 500 { again() }
      }
      layer.opacity = 1
      CATransaction.commit()
    }
    again()
    stage.advance(by: 1)
    #expect((3...4).contains(rounds))
  }
}

@MainActor
private final class EventLog {
  var events: [String] = []
}
