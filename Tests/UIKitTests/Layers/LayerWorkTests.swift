import QuartzCore
import Testing

/// What the renderer copies, draws and composes anew, and what it leaves alone.
@MainActor @Suite(.warningsAreRead) struct LayerWorkTests {
  private let box = CGRect(x: 10, y: 10, width: 20, height: 20)

  @Test func aLayerDrawsItselfOnceAndWhenAsked() {
    let stage = LayerStage()
    let layer = DrawnLayer()
    stage.add(layer, box)
    layer.setNeedsDisplay()
    stage.step()
    stage.step(0.1)
    #expect(layer.drawings == 1)
    #expect(stage.pixel(15, 15) == [0, 0, 255, 255])
    #expect(stage.server.counters.layersRedrawn == 1)
    layer.setNeedsDisplay()
    stage.step()
    #expect(layer.drawings == 2)
  }

  @Test func unchangedLayersAreNeitherCopiedNorRedrawn() {
    let stage = LayerStage()
    let layers = (0..<20).map { stage.add(box.offsetBy(dx: CGFloat($0), dy: 0), color: Ink.red) }
    stage.step()
    let before = stage.server.counters
    stage.step(0.1)
    #expect(stage.server.counters == before)
    layers[3].name = "moved"
    layers[3].opacity = 0.5
    stage.step()
    #expect(stage.server.counters.layersCopied == before.layersCopied + 1)
  }

  @Test func whatIsHiddenByOpaqueLayersIsNotComposed() {
    let stage = LayerStage()
    for _ in 0..<10 { stage.add(stage.root.bounds, color: Ink.green) }
    stage.add(stage.root.bounds, color: Ink.red)
    stage.step()
    _ = stage.server.image()
    #expect(stage.server.counters.itemsComposed == 1)
    #expect(stage.server.counters.pixelsTouched == 10_000)
  }

  @Test func aSubtreeThatOnlyMovesIsFlattenedOnce() {
    let stage = LayerStage()
    let screen = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), color: Ink.green)
    for row in 0..<10 {
      stage.add(CGRect(x: 10, y: row * 10, width: 50, height: 5), color: Ink.red, to: screen)
    }
    CATransaction.setDisableActions(true)
    for x in 0..<10 {
      screen.position.x = 50 + CGFloat(x)
      stage.step(0.016)
      _ = stage.server.image()
      CATransaction.setDisableActions(true)
      #expect(stage.pixel(15 + x, 2) == [255, 0, 0, 255])
      #expect(stage.pixel(15 + x, 7) == [0, 255, 0, 255])
    }
    #expect(stage.server.counters.subtreesFlattened == 1)
  }

  @Test func aFrameHandedOutStaysAsItWas() {
    let stage = LayerStage()
    let layer = stage.add(box, color: Ink.red)
    stage.step()
    let frame = stage.server.image()
    layer.backgroundColor = Ink.green
    layer.removeAllAnimations()
    stage.step()
    #expect(stage.pixel(15, 15) == [0, 255, 0, 255])
    #expect(LayerStage.pixel(of: frame, 15, 15) == [255, 0, 0, 255])
  }
}

private final class DrawnLayer: CALayer {
  var drawings = 0
  override func draw(in ctx: CGContext) {
    drawings += 1
    ctx.setFillColor(Ink.blue)
    ctx.fill(bounds)
  }
}
