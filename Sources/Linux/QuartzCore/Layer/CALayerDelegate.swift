/// Does something in a layer's stead.
public protocol CALayerDelegate: NSObjectProtocol {
  func display(_ layer: CALayer)
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

/// How a layer learns that its delegate left an optional method out.
package enum LayerDrawing {
  nonisolated(unsafe) package static var wasLeftOut = false
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { LayerDrawing.wasLeftOut = true }
  public func draw(_ layer: CALayer, in ctx: CGContext) { LayerDrawing.wasLeftOut = true }
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
