import Testing
import UIKit

@Suite struct GraphicsGeometryTests {
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

  @Test func decompositionNamesScaleRotationAndTranslation() {
    let parts = CGAffineTransform(translationX: 3, y: 4).rotated(by: 0.5).scaledBy(x: 2, y: 5)
      .decomposed()
    #expect(abs(parts.scale.width - 2) < 1e-9 && abs(parts.scale.height - 5) < 1e-9)
    #expect(abs(parts.rotation - 0.5) < 1e-9 && abs(parts.horizontalShear) < 1e-9)
    #expect(parts.translation == CGVector(dx: 3, dy: 4))
  }

  @Test func anEllipsesBoxIsItsRect() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    let box = CGPath(ellipseIn: rect, transform: nil).boundingBoxOfPath
    #expect(abs(box.minX - 10) < 0.02 && abs(box.maxY - 60) < 0.02)
  }

  @Test func theControlPointsCountInTheBoundingBoxOnly() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox.height == 10)
    #expect(abs(path.boundingBoxOfPath.height - 5) < 0.1)
  }

  @Test(arguments: [(CGPathFillRule.winding, true), (.evenOdd, false)])
  func theFillRuleDecidesAboutHoles(rule: CGPathFillRule, inside: Bool) {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5), using: rule) == inside)
    #expect(path.contains(CGPoint(x: 1, y: 1), using: rule))
  }

  @Test func aStrokesOutlineCoversItsWidthAndCaps() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 0, y: 0))
    line.addLine(to: CGPoint(x: 10, y: 0))
    func outline(_ cap: CGLineCap) -> CGRect {
      line.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
        .boundingBoxOfPath
    }
    #expect(outline(.butt) == CGRect(x: 0, y: -2, width: 10, height: 4))
    #expect(outline(.square) == CGRect(x: -2, y: -2, width: 14, height: 4))
  }

  @Test func aBezierArcRunsClockwiseAsSeen() {
    let quarter = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 10) < 1e-9)
    #expect(quarter.bounds.minX > -0.1 && quarter.bounds.width < 10.1)
  }

  @Test func aReversedPathEndsWhereItBegan() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 5, y: 0))
    #expect(path.reversing().currentPoint == CGPoint(x: 1, y: 2))
    #expect(path.reversing().reversing().cgPath == path.cgPath)
  }

  @Test func changingACopiedPathLeavesTheOriginal() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5))
    let copy = path.copy() as? UIBezierPath
    copy?.addLine(to: CGPoint(x: 90, y: 90))
    #expect(path.bounds.width == 5)
  }

  @Test func geometryTravelsInValues() {
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(NSValue(cgVector: CGVector(dx: 7, dy: 8)).cgVectorValue == CGVector(dx: 7, dy: 8))
  }
}
