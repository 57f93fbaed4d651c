import QuartzCore
import Testing
import UIKit

/// Display links fire once a frame, and may be changed while they do.
@MainActor @Suite(.warningsAreRead) struct DisplayLinkTests {
  @Test func displayLinksFireOncePerFrameUntilInvalidated() {
    let stage = LayerStage()
    let target = LinkTarget()
    let link = target.makeLink()
    stage.step(0.1)
    #expect(target.times.isEmpty)
    link.add(to: .main, forMode: .common)
    stage.step(0.1)
    #expect(target.times == [stage.clock.now])
    #expect(link.targetTimestamp > link.timestamp)
    link.isPaused = true
    stage.step(0.1)
    link.isPaused = false
    link.preferredFramesPerSecond = 30
    stage.step(1.0 / 60)
    stage.step(1.0 / 60)
    stage.step(1.0 / 60)
    #expect(target.times.count == 3)
    link.invalidate()
    stage.step(0.1)
    #expect(target.times.count == 3)
  }

  @Test func linksMayBeInvalidatedAndAddedInsideATick() {
    let canvas = Canvas()
    let target = LinkTarget()
    var links: [CADisplayLink] = []
    target.inTick = { link in
      link.invalidate()
      if links.count < 5 {
        let next = target.makeLink()
        next.add(to: .main, forMode: .common)
        links.append(next)
      }
    }
    let first = target.makeLink()
    first.add(to: .main, forMode: .common)
    first.add(to: .main, forMode: .common)
    canvas.host.advance(by: 1)
    #expect(links.count == 5)
    #expect(target.times.count == 6)
  }
}
