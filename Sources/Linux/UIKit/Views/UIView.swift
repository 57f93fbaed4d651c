import CoreGraphics
import Foundation
import QuartzCore

@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, UIAppearanceContainer, UIDynamicItem,
  UITraitEnvironment, UICoordinateSpace, UIAccessibilityIdentification, UIFocusItem,
  @preconcurrency CALayerDelegate
{
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  let backingLayer: CALayer
  weak var owner: UIViewController?
  weak var parent: UIView?
  weak var hostWindow: UIWindow?
  var children: [UIView] = []
  var layout = LayoutAttributes()
  var appearance = AppearanceAttributes()
  var traits: TraitState
  var drawing = DrawingState()
  var recognizers: [UIGestureRecognizer] = []

  // MARK: Making a view

  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    traits = TraitState(HostRuntime.current.baseTraits)
    super.init()
    prepareLayer(frame: frame)
  }

  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    traits = TraitState(HostRuntime.current.baseTraits)
    super.init()
    prepareLayer(frame: .zero)
  }

  public convenience override init() {
    self.init(frame: .zero)
  }

  open func encode(with coder: NSCoder) {}

  open class var layerClass: AnyClass { CALayer.self }

  open var layer: CALayer { backingLayer }

  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false

  open override var next: UIResponder? { owner ?? parent }
  override var responderWindow: UIWindow? { window }

  // MARK: Geometry

  open var frame: CGRect {
    get { backingLayer.frame }
    set { changeGeometry { backingLayer.frame = newValue } }
  }

  open var bounds: CGRect {
    get { backingLayer.bounds }
    set { changeGeometry { backingLayer.bounds = newValue } }
  }

  open var center: CGPoint {
    get { backingLayer.position }
    set { changeGeometry { backingLayer.position = newValue } }
  }

  open var transform: CGAffineTransform {
    get { backingLayer.affineTransform() }
    set { changeGeometry(laysOut: true) { backingLayer.setAffineTransform(newValue) } }
  }

  open var contentScaleFactor: CGFloat {
    get { backingLayer.contentsScale }
    set { backingLayer.contentsScale = newValue }
  }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    deepestView(at: point, with: event)
  }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: view).origin
  }

  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: view).origin
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    GeometryPath.convert(rect, from: self, to: view)
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    GeometryPath.convert(rect, from: view, to: self)
  }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { hostWindow }

  open func addSubview(_ view: UIView) { place(view, at: .front) }
  open func insertSubview(_ view: UIView, at index: Int) { place(view, at: .index(index)) }
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    place(view, at: .below(siblingSubview))
  }
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    place(view, at: .above(siblingSubview))
  }
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .front) }
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: .back) }
  open func removeFromSuperview() { leaveParent() }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}

  open func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.parent).contains { $0 === view }
  }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { resignEditing(force: force) }

  // MARK: Layout

  open var autoresizesSubviews = true
  open var autoresizingMask: UIView.AutoresizingMask = []

  open func setNeedsLayout() { backingLayer.setNeedsLayout() }
  open func layoutIfNeeded() {
    noteForcedLayout()
    layOut()
  }
  open func layoutSubviews() {}
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open func invalidateIntrinsicContentSize() { parent?.setNeedsLayout() }

  open func updateConstraints() {}

  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  // MARK: Focus

  open var canBecomeFocused: Bool { false }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  // MARK: Margins and guides

  open var translatesAutoresizingMaskIntoConstraints = true

  open var layoutMargins: UIEdgeInsets {
    get {
      layout.margins(safeArea: safeAreaInsets, direction: effectiveUserInterfaceLayoutDirection)
    }
    set { changeMargins { $0.setMargins(newValue) } }
  }

  open func layoutMarginsDidChange() {}

  open var safeAreaInsets: UIEdgeInsets { layout.safeArea }
  open func safeAreaInsetsDidChange() {}

  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide() }

  // MARK: Rendering

  open func draw(_ rect: CGRect) { drawing.reachedBase = true }
  open func setNeedsDisplay() { backingLayer.setNeedsDisplay() }

  open var clipsToBounds: Bool {
    get { backingLayer.masksToBounds }
    set { backingLayer.masksToBounds = newValue }
  }

  open var backgroundColor: UIColor? {
    get { appearance.background }
    set {
      appearance.background = newValue
      backingLayer.backgroundColor = resolved(newValue)
    }
  }

  open var alpha: CGFloat {
    get { CGFloat(backingLayer.opacity) }
    set { backingLayer.opacity = Float(min(max(newValue, 0), 1)) }
  }

  open var isOpaque: Bool {
    get { appearance.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  open var isHidden: Bool {
    get { backingLayer.isHidden }
    set { backingLayer.isHidden = newValue }
  }

  open var contentMode: UIView.ContentMode {
    get { appearance.contentMode }
    set {
      appearance.contentMode = newValue
      backingLayer.contentsGravity = newValue.gravity
      backingLayer.needsDisplayOnBoundsChange = newValue == .redraw
    }
  }

  open var mask: UIView? {
    get { appearance.mask }
    set {
      appearance.mask = newValue
      backingLayer.mask = newValue?.layer
    }
  }

  /// Apple: without a color of its own a view has its superview's, dimmed while its mode is.
  open var tintColor: UIColor! {
    get { effectiveTint }
    set { changeTint { $0.tint = newValue } }
  }

  open var tintAdjustmentMode: UIView.TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set { changeTint { $0.tintAdjustmentMode = newValue } }
  }

  open func tintColorDidChange() {}

  // MARK: Layer delegate

  open func display(_ layer: CALayer) { LayerDrawing.wasLeftOut = true }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(in: ctx) }
  open func layerWillDraw(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) { layOut(layer) }

  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    ViewAnimations.action(for: layer, forKey: event)
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { traits.collection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.styleOverride }
    set {
      traits.styleOverride = newValue
      updateTraits()
    }
  }

  open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { directionHasChanged() }
  }

  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(relativeTo: layoutDirection)
  }

  // MARK: Gestures and interactions

  open var interactions: [any UIInteraction] = []

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.attach(to: self)
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard recognizers.contains(where: { $0 === gestureRecognizer }) else { return }
    recognizers.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.detach()
  }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Pictures

  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    Capture(of: self).replicant(of: bounds, afterScreenUpdates: afterUpdates)
  }

  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    Capture(of: self).replicant(of: rect, afterScreenUpdates: afterUpdates, capInsets: capInsets)
  }

  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    Capture(of: self).draw(in: rect, afterScreenUpdates: afterUpdates)
  }
}
