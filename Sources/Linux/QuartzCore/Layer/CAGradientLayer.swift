/// Fills itself with a gradient.
open class CAGradientLayer: CALayer {
  override class var initialKind: LayerKind { .gradient(GradientState()) }

  open var colors: [Any]? {
    get { state.gradient.colors }
    set { change(\.gradient.colors, to: newValue, "colors") }
  }
  open var startPoint: CGPoint {
    get { state.gradient.startPoint }
    set { change(\.gradient.startPoint, to: newValue, "startPoint") }
  }
  open var endPoint: CGPoint {
    get { state.gradient.endPoint }
    set { change(\.gradient.endPoint, to: newValue, "endPoint") }
  }
}
