import Testing
import UIKit

@Suite(.warningsAreRead) struct GraphicsGeometryTests {
  @Test func concatenationAppliesTheLeftTransformFirst() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let grow = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(grow)) == CGPoint(x: 22, y: 2))
    #expect(CGPoint(x: 1, y: 1).applying(grow.concatenating(move)) == CGPoint(x: 12, y: 2))
  }

  @Test func translatedByMovesBeforeTheTransform() {
    let transform = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 5)
    #expect(CGPoint.zero.applying(transform) == CGPoint(x: 10, y: 15))
  }

  @Test func anInverseUndoesItsTransform() {
    let transform = CGAffineTransform(rotationAngle: 0.7).scaledBy(x: 2, y: 3)
      .translatedBy(x: -4, y: 9)
    let point = CGPoint(x: 12, y: -7)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
  }

  @Test func aTransformWithoutAnInverseInvertsToItself() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func aTransformedRectIsTheBoxAroundItsCorners() {
    let turned = CGRect(x: 0, y: 0, width: 4, height: 2)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.minX + 2) < 1e-9 && abs(turned.width - 2) < 1e-9)
    #expect(abs(turned.minY) < 1e-9 && abs(turned.height - 4) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  }

  @Test func anEllipsesBoxIsItsRect() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath
    #expect(abs(box.minX - 10) < 0.02 && abs(box.maxY - 60) < 0.02)
  }

  @Test func changingACopiedPathLeavesTheOriginal() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    let copy = path.copy() as? UIBezierPath
    copy?.addLine(to: CGPoint(x: 90, y: 90))
    #expect(path.bounds.width == 5)
  }
}
