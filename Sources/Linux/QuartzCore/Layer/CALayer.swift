/// A rectangle of content with its place in a tree.
///
/// Changes are of the model; they are seen after the next commit, with animations on their way.
open class CALayer: NSObject, NSSecureCoding, CAMediaTiming {
  var state = LayerState()
  var flags: LayerFlags = [.changed]
  var isLayingOut = false
  var children: [CALayer] = []
  var maskLayer: CALayer?
  /// The superlayer, or the layer whose mask this is.
  weak var owner: CALayer?
  var attached: [AttachedAnimation] = []
  var node: RenderNode?
  /// What a presentation layer stands for.
  var presented: CALayer?
  var customValues: [String: Any] = [:]

  /// What a new layer of this class shows besides its box.
  class var initialKind: LayerKind { .plain }

  public override init() {
    super.init()
    state.kind = type(of: self).initialKind
  }

  /// A copy of the values of another layer, as presentation layers are.
  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    state = layer.state
    customValues = layer.customValues
    name = layer.name
    style = layer.style
    presented = layer
  }

  public required init?(coder: NSCoder) {
    super.init()
    state.kind = type(of: self).initialKind
  }

  open class var supportsSecureCoding: Bool { true }
  open func encode(with coder: NSCoder) {}

  /// The values of the last rendered frame; nil for a layer that was never committed.
  open func presentation() -> Self? { presentationCopy() as? Self }
  open func model() -> Self { (presented as? Self) ?? self }

  // MARK: Geometry and looks

  open var bounds: CGRect {
    get { state.bounds }
    set { changeBounds(to: newValue) }
  }
  open var position: CGPoint {
    get { state.position }
    set { change(\.position, to: newValue, "position") }
  }
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change(\.zPosition, to: newValue, "zPosition") }
  }
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change(\.anchorPoint, to: newValue, "anchorPoint") }
  }
  open var transform: CATransform3D {
    get { state.transform }
    set { change(\.transform, to: newValue, "transform") }
  }
  open var isHidden: Bool {
    get { state.isHidden }
    set { change(\.isHidden, to: newValue, "hidden") }
  }
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { change(\.sublayerTransform, to: newValue, "sublayerTransform") }
  }
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change(\.masksToBounds, to: newValue, "masksToBounds") }
  }
  open var contents: Any? {
    get { state.contents }
    set { change(\.contents, to: newValue, "contents") }
  }
  open var contentsRect: CGRect {
    get { state.contentsRect }
    set { change(\.contentsRect, to: newValue, "contentsRect") }
  }
  open var contentsGravity: CALayerContentsGravity {
    get { state.contentsGravity }
    set { change(\.contentsGravity, to: newValue, "contentsGravity") }
  }
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { change(\.contentsScale, to: newValue, "contentsScale") }
  }
  open var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { change(\.contentsCenter, to: newValue, "contentsCenter") }
  }
  open var isOpaque: Bool {
    get { state.isOpaque }
    set { change(\.isOpaque, to: newValue, "opaque") }
  }
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change(\.backgroundColor, to: newValue, "backgroundColor") }
  }
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change(\.cornerRadius, to: newValue, "cornerRadius") }
  }
  open var maskedCorners: CACornerMask {
    get { state.maskedCorners }
    set { change(\.maskedCorners, to: newValue, "maskedCorners") }
  }
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change(\.borderWidth, to: newValue, "borderWidth") }
  }
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change(\.borderColor, to: newValue, "borderColor") }
  }
  open var opacity: Float {
    get { state.opacity }
    set { change(\.opacity, to: newValue, "opacity") }
  }
  open var shadowOpacity: Float {
    get { state.shadowOpacity }
    set { change(\.shadowOpacity, to: newValue, "shadowOpacity") }
  }
  open var shadowOffset: CGSize {
    get { state.shadowOffset }
    set { change(\.shadowOffset, to: newValue, "shadowOffset") }
  }
  open var shadowRadius: CGFloat {
    get { state.shadowRadius }
    set { change(\.shadowRadius, to: newValue, "shadowRadius") }
  }
  open var shadowPath: CGPath? {
    get { state.shadowPath }
    set { change(\.shadowPath, to: newValue, "shadowPath") }
  }
  open var frame: CGRect {
    get { state.frame }
    set { place(in: newValue) }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  open var needsDisplayOnBoundsChange = false

  // MARK: Tree

  open var superlayer: CALayer? { parentInTree }
  open func removeFromSuperlayer() { orderOut() }
  open var sublayers: [CALayer]? {
    get { sublayersInTree }
    set { replaceSublayers(with: newValue ?? []) }
  }
  open func addSublayer(_ layer: CALayer) { attach(layer, at: .max) }
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { attach(layer, at: Int(idx)) }
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    attach(layer, beside: sibling, offset: 0)
  }
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    attach(layer, beside: sibling, offset: 1)
  }
  open var mask: CALayer? {
    get { maskLayer }
    set { changeMask(to: newValue) }
  }

  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { p.applying(transform(from: l)) }
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect { r.applying(transform(from: l)) }
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(ofGlobal: l?.globalTime(ofLocal: t) ?? t)
  }
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let global = globalTime(ofLocal: t)
    return l?.localTime(ofGlobal: global) ?? global
  }
  /// The deepest layer at a point of the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Drawing and layout

  open func display() { displayContents() }
  open func setNeedsDisplay() { mark(.needsDisplay, ancestors: .childNeedsDisplay) }
  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }
  open func draw(in ctx: CGContext) {
    if let delegate { delegate.draw(self, in: ctx) } else { LayerDrawing.wasLeftOut = true }
  }
  /// Draws the model tree, running animations left out.
  open func render(in ctx: CGContext) {
    ctx.willPaint()
    renderModel(in: ctx)
    ctx.didPaint()
  }

  open func setNeedsLayout() { mark(.needsLayout, ancestors: .childNeedsLayout) }
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }
  open func layoutIfNeeded() { layoutTreeIfNeeded() }
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions and animations

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  open func action(forKey event: String) -> (any CAAction)? { documentedAction(forKey: event) }
  open var actions: [String: any CAAction]?
  open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, forKey: key) }
  open func removeAllAnimations() { detachAnimations { _ in true } }
  open func removeAnimation(forKey key: String) { detachAnimations { $0.key == key } }
  open func animationKeys() -> [String]? {
    let keys = attached.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
  open func animation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key }?.animation
  }

  open var name: String?
  weak open var delegate: (any CALayerDelegate)?
  open var style: [AnyHashable: Any]?

  // MARK: Time

  open var beginTime: CFTimeInterval {
    get { state.timing.beginTime }
    set { change(\.timing.beginTime, to: newValue, "beginTime") }
  }
  open var duration: CFTimeInterval {
    get { state.timing.duration }
    set { change(\.timing.duration, to: newValue, "duration") }
  }
  open var speed: Float {
    get { state.timing.speed }
    set { change(\.timing.speed, to: newValue, "speed") }
  }
  open var timeOffset: CFTimeInterval {
    get { state.timing.timeOffset }
    set { change(\.timing.timeOffset, to: newValue, "timeOffset") }
  }
  open var repeatCount: Float {
    get { state.timing.repeatCount }
    set { change(\.timing.repeatCount, to: newValue, "repeatCount") }
  }
  open var repeatDuration: CFTimeInterval {
    get { state.timing.repeatDuration }
    set { change(\.timing.repeatDuration, to: newValue, "repeatDuration") }
  }
  open var autoreverses: Bool {
    get { state.timing.autoreverses }
    set { change(\.timing.autoreverses, to: newValue, "autoreverses") }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { state.timing.fillMode }
    set { change(\.timing.fillMode, to: newValue, "fillMode") }
  }
}
