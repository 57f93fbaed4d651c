/// What UIKit puts a presented screen's view into, above the presenter's view in the window.
final class UITransitionView: UIView {
  weak var presentationController: UIPresentationController?

  /// Touches beside the presented view go to what lies beneath.
  var passesTouchesThrough = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return passesTouchesThrough && hit === self ? nil : hit
  }

  override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }
}

/// The card around a sheet's, a popover's or an alert's content: it clips the corners and leaves
/// the screen's own view as the app made it.
final class UIDropShadowView: UIView {
  private let content: UIView
  private let grabber = UIView(frame: .zero)

  init(content: UIView, corners: CACornerMask, radius: CGFloat) {
    self.content = content
    super.init(frame: content.frame)
    clipsToBounds = true
    layer.cornerRadius = radius
    layer.maskedCorners = corners
    hold()
  }

  required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
  }

  /// The short bar at a sheet's upper edge; it lies over the content and takes no touches.
  var showsGrabber = false { didSet { setNeedsLayout() } }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard showsGrabber else {
      if grabber.superview != nil { grabber.removeFromSuperview() }
      return
    }
    grabber.isUserInteractionEnabled = false
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.frame = CGRect(x: (bounds.width - 36) / 2, y: 5, width: 36, height: 5)
    if subviews.last !== grabber { addSubview(grabber) }
  }

  /// The content fills the card; asked again where a view was taken out meanwhile.
  func hold() {
    if content.superview !== self { addSubview(content) }
    content.transform = .identity
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

/// Dims what lies beneath a presentation, and hears the tap beside it.
final class UIDimmingView: UIView {
  var tapped: () -> Void = {}
  /// Apple: the views beneath that a person can still interact with.
  var passthroughViews: () -> [UIView] = { [] }
  var dims: Bool { didSet { setColor() } }

  init(frame: CGRect, dims: Bool) {
    self.dims = dims
    super.init(frame: frame)
    setColor()
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    dims = false
    super.init(coder: coder)
  }

  private func setColor() { backgroundColor = dims ? UIColor(white: 0, alpha: 0.2) : .clear }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hit = super.hitTest(point, with: event) else { return nil }
    let beneath = passthroughViews().lazy.filter {
      $0.window != nil && $0.window === self.window && !self.isDescendant(of: $0)
    }
    return beneath.compactMap { $0.hitTest(self.convert(point, to: $0), with: event) }.first ?? hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    tapped()
  }
}

/// The presenter's view while a full-screen presentation has it out of the way, and where it is to
/// go back to.
@MainActor struct DisplacedView {
  let view: UIView
  private weak var home: UIView?
  private let index: Int
  private let frame: CGRect
  private let isFilling: Bool

  init?(_ view: UIView) {
    guard let home = view.superview else { return nil }
    self.view = view
    self.home = home
    index = home.subviews.firstIndex { $0 === view } ?? 0
    frame = view.frame
    isFilling = home is UIWindow || frame == home.bounds
  }

  /// Where the view was, or would be now that its home may have changed its size.
  func frame(in container: UIView) -> CGRect {
    guard let home else { return container.bounds }
    return container.convert(place(in: home), from: home)
  }

  private func place(in home: UIView) -> CGRect { isFilling ? home.bounds : frame }

  /// Whether it belongs there still: the window may have another root by now.
  var hasHome: Bool {
    (home as? UIWindow).map { $0.rootViewController?.viewIfLoaded === view } ?? (home != nil)
  }

  func putBack() {
    guard let home, hasHome, view.superview !== home else { return }
    home.insertSubview(view, at: min(index, home.subviews.count))
    view.frame = place(in: home)
  }
}

extension UIView {
  /// A presented screen's own view, in its container or in the card there.
  var isPresentationRoot: Bool {
    superview is UITransitionView || superview is UIDropShadowView
  }
}
