import CoreGraphics
import Foundation
import QuartzCore

/// Values of layer properties, as `Any`.
@MainActor
enum AnimatableValue {
  static func same(_ one: Any, _ other: Any) -> Bool {
    switch (one, other) {
    case (let one as CGFloat, let other as CGFloat): one == other
    case (let one as Float, let other as Float): one == other
    case (let one as CGPoint, let other as CGPoint): one == other
    case (let one as CGSize, let other as CGSize): one == other
    case (let one as CGRect, let other as CGRect): one == other
    case (let one as CATransform3D, let other as CATransform3D):
      CATransform3DEqualToTransform(one, other)
    case (let one as NSObject, let other as NSObject): one === other || one.isEqual(other)
    default: false
    }
  }

  /// Sets the model value; of a view's layer through the view, whose layout follows.
  static func set(_ value: Any, forKey key: String, on layer: CALayer) {
    guard let view = layer.delegate as? UIView, view.layer === layer else {
      return layer.setAnimatableValue(value, forKey: key)
    }
    view.changeGeometry { layer.setAnimatableValue(value, forKey: key) }
  }
}
