import CoreGraphics
import Foundation

extension NSValue {
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(
      bytes: [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty],
      objCType: "[6d]")
  }

  public convenience init(cgVector vector: CGVector) {
    self.init(bytes: [vector.dx, vector.dy], objCType: "[2d]")
  }

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      bytes: [insets.top, insets.left, insets.bottom, insets.right],
      objCType: "[4d]")
  }

  public var cgAffineTransformValue: CGAffineTransform {
    let parts = numbers(6)
    return CGAffineTransform(
      a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
  }

  public var cgVectorValue: CGVector {
    let parts = numbers(2)
    return CGVector(dx: parts[0], dy: parts[1])
  }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let parts = numbers(4)
    return UIEdgeInsets(top: parts[0], left: parts[1], bottom: parts[2], right: parts[3])
  }

  private func numbers(_ count: Int) -> [CGFloat] {
    var numbers = [CGFloat](repeating: 0, count: count)
    getValue(&numbers)
    return numbers
  }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }
}
