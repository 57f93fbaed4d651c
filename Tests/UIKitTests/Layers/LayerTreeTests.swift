import QuartzCore
import Testing

@MainActor @Suite(.warningsAreRead)
struct LayerTreeTests {
  @Test func addingALayerTakesItFromItsFormerParent() {
    let (first, second, child) = (CALayer(), CALayer(), CALayer())
    first.addSublayer(child)
    second.addSublayer(child)
    #expect(first.sublayers == nil)
    #expect(second.sublayers == [child])
    #expect(child.superlayer === second)
  }

  @Test func siblingsAreInsertedBelowAndAbove() {
    let (parent, middle, below, above) = (CALayer(), CALayer(), CALayer(), CALayer())
    parent.addSublayer(middle)
    parent.insertSublayer(above, above: middle)
    parent.insertSublayer(below, below: middle)
    #expect(parent.sublayers == [below, middle, above])
  }

  @Test func frameFollowsBoundsPositionAndAnchorPoint() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
    layer.position = CGPoint(x: 50, y: 50)
    layer.anchorPoint = CGPoint(x: 0, y: 1)
    #expect(layer.frame == CGRect(x: 50, y: 40, width: 20, height: 10))
  }

  @Test func enteringAndLeavingATreeAreActions() {
    final class Asked: NSObject, CALayerDelegate {
      var events: [String] = []
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        events.append(event)
        return NSNull()
      }
    }
    let asked = Asked()
    let (root, layer) = (CALayer(), CALayer())
    layer.delegate = asked
    layer.removeFromSuperlayer()
    root.addSublayer(layer)
    layer.removeFromSuperlayer()
    #expect(asked.events == [kCAOnOrderIn, kCAOnOrderOut])
  }

  @Test func frameOfATurnedLayerIsTheBoxAroundIt() {
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    layer.setAffineTransform(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(layer.frame == CGRect(x: 10, y: -10, width: 20, height: 40))
  }

  @Test func pointsConvertThroughTransformsAndBoundsOrigins() {
    let (root, scroll, child) = (CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    scroll.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    scroll.bounds.origin = CGPoint(x: 0, y: 30)
    child.frame = CGRect(x: 0, y: 40, width: 10, height: 10)
    child.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    root.addSublayer(scroll)
    scroll.addSublayer(child)
    #expect(child.convert(CGPoint(x: 5, y: 5), to: root) == CGPoint(x: 15, y: 25))
    #expect(child.convert(CGPoint(x: 15, y: 25), from: root) == CGPoint(x: 5, y: 5))
  }

  @Test func hitTestFindsTheHighestByDepthAndSkipsHidden() {
    let stage = LayerStage()
    let box = CGRect(x: 0, y: 0, width: 50, height: 50)
    let high = stage.add(box)
    let late = stage.add(box)
    let hidden = stage.add(box)
    high.zPosition = 1
    hidden.isHidden = true
    #expect(stage.root.hitTest(CGPoint(x: 5, y: 5)) === high)
    high.removeFromSuperlayer()
    #expect(stage.root.hitTest(CGPoint(x: 5, y: 5)) === late)
    #expect(stage.root.hitTest(CGPoint(x: 500, y: 5)) == nil)
  }

  @Test func timeConvertsThroughSpeedAndOffset() {
    let (parent, child) = (CALayer(), CALayer())
    parent.addSublayer(child)
    parent.speed = 2
    parent.timeOffset = 1
    child.beginTime = 5
    #expect(child.convertTime(10, from: nil) == 16)
    #expect(child.convertTime(16, to: nil) == 10)
  }

  @Test func layoutRunsFromTheTopmostLayerThatNeedsIt() {
    let (top, middle) = (LayoutLog(), LayoutLog())
    top.addSublayer(middle)
    LayoutLog.order = []
    middle.setNeedsLayout()
    middle.layoutIfNeeded()
    #expect(LayoutLog.order == [ObjectIdentifier(top), ObjectIdentifier(middle)])
  }

  @Test func presentationLayersOfSubclassesKeepTheirClass() {
    let stage = LayerStage()
    let layer = stage.add(LayoutLog(), CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(layer.presentation() == nil)
    stage.step()
    #expect(layer.presentation() is LayoutLog)
    #expect(layer.presentation()?.model() === layer)
    #expect(layer.model() === layer)
  }

  @Test func transform3DsInvert() {
    let there = CATransform3DConcat(
      CATransform3DMakeRotation(0.7, 1, 2, 3), CATransform3DMakeTranslation(4, 5, 6))
    let back = CATransform3DConcat(there, CATransform3DInvert(there))
    #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m12) < 1e-9 && abs(back.m43) < 1e-9)
  }

  @Test func aLayerAddedTwiceIsOnceInTheTree() {
    let parent = CALayer()
    let child = CALayer()
    parent.addSublayer(child)
    parent.addSublayer(CALayer())
    parent.addSublayer(child)
    #expect(parent.sublayers?.count == 2)
    #expect(parent.sublayers?.last === child)
  }

  @Test func insertingBeyondTheEndAppends() {
    let parent = CALayer()
    let child = CALayer()
    parent.insertSublayer(child, at: 99)
    #expect(child.superlayer === parent)
  }
}

private final class LayoutLog: CALayer {
  nonisolated(unsafe) static var order: [ObjectIdentifier] = []
  override func layoutSublayers() { Self.order.append(ObjectIdentifier(self)) }
}
