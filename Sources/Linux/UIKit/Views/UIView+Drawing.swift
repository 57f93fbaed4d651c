import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  func drawContents(in context: CGContext) {
    drawing.reachedBase = false
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
    guard drawing.reachedBase, context.isBlank else { return }
    DrawingClasses.noteUndrawn(self)
    LayerDrawing.wasLeftOut = true
  }
}

/// Which classes of views draw.
///
/// Apple gives a backing store only to views that override `draw`; here a class shows that it
/// does not by letting the call reach `UIView`.
@MainActor
enum DrawingClasses {
  private static var undrawn: Set<ObjectIdentifier> = [
    ObjectIdentifier(UIView.self), ObjectIdentifier(UIWindow.self),
  ]

  static func mayDraw(_ view: UIView) -> Bool {
    !undrawn.contains(ObjectIdentifier(type(of: view)))
  }

  static func noteUndrawn(_ view: UIView) {
    undrawn.insert(ObjectIdentifier(type(of: view)))
  }
}

extension CGContext {
  /// Whether nothing has been drawn; a view may call `super.draw` and then draw all the same.
  fileprivate var isBlank: Bool {
    guard !isOpaque, let image = makeImage() else { return true }
    return image.pixels.allSatisfy { $0 == 0 }
  }
}
