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

  @Test func aPausedLinkDoesNotTick() {
    let canvas = Canvas()
    let target = LinkTarget()
    let link = target.makeLink()
    link.add(to: .main, forMode: .common)
    link.isPaused = true
    canvas.host.advance(by: 0.5)
    #expect(target.times.count == 0)
    link.isPaused = false
    canvas.host.advance(by: 0.5)
    #expect(target.times.count >= 29 && target.times.count <= 31)
    #expect(link.targetTimestamp > link.timestamp)
    link.invalidate()
    link.invalidate()
  }
}
