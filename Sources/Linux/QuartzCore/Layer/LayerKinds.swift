/// Draws a path.
open class CAShapeLayer: CALayer {
  override class var initialKind: LayerKind { .shape(ShapeState()) }

  open var path: CGPath? {
    get { state.shape.path }
    set { change(\.shape.path, to: newValue, "path") }
  }
  open var fillColor: CGColor? {
    get { state.shape.fillColor }
    set { change(\.shape.fillColor, to: newValue, "fillColor") }
  }
  open var fillRule: CAShapeLayerFillRule {
    get { state.shape.fillRule }
    set { change(\.shape.fillRule, to: newValue, "fillRule") }
  }
  open var strokeColor: CGColor? {
    get { state.shape.strokeColor }
    set { change(\.shape.strokeColor, to: newValue, "strokeColor") }
  }
  open var strokeStart: CGFloat {
    get { state.shape.strokeStart }
    set { change(\.shape.strokeStart, to: newValue, "strokeStart") }
  }
  open var strokeEnd: CGFloat {
    get { state.shape.strokeEnd }
    set { change(\.shape.strokeEnd, to: newValue, "strokeEnd") }
  }
  open var lineWidth: CGFloat {
    get { state.shape.lineWidth }
    set { change(\.shape.lineWidth, to: newValue, "lineWidth") }
  }
  open var miterLimit: CGFloat {
    get { state.shape.miterLimit }
    set { change(\.shape.miterLimit, to: newValue, "miterLimit") }
  }
  open var lineCap: CAShapeLayerLineCap {
    get { state.shape.lineCap }
    set { change(\.shape.lineCap, to: newValue, "lineCap") }
  }
  open var lineJoin: CAShapeLayerLineJoin {
    get { state.shape.lineJoin }
    set { change(\.shape.lineJoin, to: newValue, "lineJoin") }
  }
  open var lineDashPhase: CGFloat {
    get { state.shape.lineDashPhase }
    set { change(\.shape.lineDashPhase, to: newValue, "lineDashPhase") }
  }
  open var lineDashPattern: [NSNumber]? {
    get { state.shape.lineDashPattern }
    set { change(\.shape.lineDashPattern, to: newValue, "lineDashPattern") }
  }
}

/// Fills itself with a gradient.
open class CAGradientLayer: CALayer {
  override class var initialKind: LayerKind { .gradient(GradientState()) }

  open var colors: [Any]? {
    get { state.gradient.colors }
    set { change(\.gradient.colors, to: newValue, "colors") }
  }
  open var locations: [NSNumber]? {
    get { state.gradient.locations }
    set { change(\.gradient.locations, to: newValue, "locations") }
  }
  open var startPoint: CGPoint {
    get { state.gradient.startPoint }
    set { change(\.gradient.startPoint, to: newValue, "startPoint") }
  }
  open var endPoint: CGPoint {
    get { state.gradient.endPoint }
    set { change(\.gradient.endPoint, to: newValue, "endPoint") }
  }
  open var type: CAGradientLayerType {
    get { state.gradient.type }
    set { change(\.gradient.type, to: newValue, "type") }
  }
}

/// Shows its sublayers several times.
open class CAReplicatorLayer: CALayer {
  override class var initialKind: LayerKind { .replicator(ReplicatorState()) }

  open var instanceCount: Int {
    get { state.replicator.instanceCount }
    set { change(\.replicator.instanceCount, to: newValue, "instanceCount") }
  }
  open var instanceDelay: CFTimeInterval {
    get { state.replicator.instanceDelay }
    set { change(\.replicator.instanceDelay, to: newValue, "instanceDelay") }
  }
  open var instanceTransform: CATransform3D {
    get { state.replicator.instanceTransform }
    set { change(\.replicator.instanceTransform, to: newValue, "instanceTransform") }
  }
  open var instanceColor: CGColor? {
    get { state.replicator.instanceColor }
    set { change(\.replicator.instanceColor, to: newValue, "instanceColor") }
  }
}

/// Has sublayers but no looks of its own.
open class CATransformLayer: CALayer {}

/// Shows a part of its sublayers.
open class CAScrollLayer: CALayer {}
