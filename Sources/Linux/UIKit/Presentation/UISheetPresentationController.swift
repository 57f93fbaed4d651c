import Foundation

@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  private var card: UIDropShadowView?
  private var dimming: UIDimmingView?
  private var pan: SheetPan?

  open var prefersEdgeAttachedInCompactHeight = false { didSet { layOutAgain() } }
  open var prefersGrabberVisible = false { didSet { card?.showsGrabber = showsGrabber } }
  public var preferredCornerRadius: CGFloat? {
    didSet { card?.layer.cornerRadius = cornerRadius }
  }
  open var detents: [UISheetPresentationController.Detent] = [.large()] {
    didSet { layOutAgain() }
  }
  open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { layOutAgain() }
  }
  open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
    didSet { layOutAgain() }
  }

  // MARK: Presentation

  /// The card leaves the presenter's view in place.
  open override var presentedView: UIView? {
    if let card { return card }
    guard let view = super.presentedView else { return nil }
    let card = UIDropShadowView(content: view, corners: corners, radius: cornerRadius)
    card.showsGrabber = showsGrabber
    self.card = card
    return card
  }

  open override var frameOfPresentedViewInContainerView: CGRect { layout.frame }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView, let card, card.superview === containerView, !isMoving else { return }
    dimming?.frame = containerView.bounds
    letTouchesThrough()
    card.frame = frameOfPresentedViewInContainerView
    card.layer.cornerRadius = cornerRadius
    card.layer.maskedCorners = corners
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    let dimming = UIDimmingView(frame: containerView.bounds, dims: dims)
    dimming.tapped = { [weak self] in self?.attemptToDismiss() }
    containerView.addSubview(dimming)
    self.dimming = dimming
    letTouchesThrough()
    card?.hold()
    fadeDimming(to: 1, from: 0)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard completed, let card else { return takeApart() }
    pan = SheetPan(self, card: card)
    // The window may have turned while the card moved.
    containerView?.setNeedsLayout()
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fadeDimming(to: 0, from: 1)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { takeApart() } else { dimming?.alpha = 1 }
  }

  private func takeApart() {
    dimming?.removeFromSuperview()
    dimming = nil
    pan?.remove()
    pan = nil
    card = nil
  }

  /// Apple: "the undimmed area around the sheet responds to user interaction".
  private func letTouchesThrough() {
    dimming?.dims = dims
    dimming?.isUserInteractionEnabled = dims
    containerStorage?.passesTouchesThrough = !dims
  }

  private func fadeDimming(to end: CGFloat, from start: CGFloat) {
    dimming?.alpha = start
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming?.alpha = end
      return
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.dimming?.alpha = end }, completion: nil)
  }

  // MARK: Dragging

  private var activeDetents: [(detent: Detent, height: CGFloat)] {
    let layout = layout
    return detents.compactMap { detent in
      detent.value(in: layout, traits: traitCollection).map {
        (detent, min($0, layout.largestDetent) + layout.safeArea.bottom)
      }
    }
  }

  /// Nil where the sheet cannot be dragged: it floats, or covers the whole screen.
  var drag: SheetDrag? {
    let active = activeDetents
    guard layout.isAttachedToBottom, !layout.coversScreen,
      let resting = active.firstIndex(where: { $0.detent === selectedDetent })
    else { return nil }
    return SheetDrag(
      heights: active.map(\.height), resting: resting,
      projection: HostRuntime.current.settings.sheetProjection)
  }

  /// Below its height the card moves, above it grows.
  func follow(_ height: CGFloat) {
    guard let card, let containerView else { return }
    var frame = frameOfPresentedViewInContainerView
    let shift = max(frame.height - height, 0)
    frame.origin.y = min(frame.minY, containerView.bounds.maxY - height)
    frame.size.height = containerView.bounds.maxY - frame.minY
    card.bounds.size = frame.size
    card.center = CGPoint(x: frame.midX, y: frame.midY)
    card.layer.transform = CATransform3DMakeTranslation(0, shift, 0)
  }

  func settle(_ verdict: SheetDrag.Verdict) {
    if verdict == .dismiss { attemptToDismiss() }
    guard presentedViewController.presentationMove == .none else { return }
    if case .rest(let index) = verdict, activeDetents.indices.contains(index) {
      select(activeDetents[index].detent)
    }
    UIView.animate(
      withDuration: HostRuntime.current.settings.modalDuration, delay: 0,
      options: .allowUserInteraction
    ) { [self] in
      follow(frameOfPresentedViewInContainerView.height)
      card?.layOut()
    }
  }

  private func select(_ detent: Detent) {
    guard detent !== selectedDetent else { return }
    selectedDetentIdentifier = detent.name
    (delegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  private func layOutAgain() { containerView?.setNeedsLayout() }

  private var isMoving: Bool {
    presentedViewController.presentationMove != .none
  }

  private var showsGrabber: Bool { prefersGrabberVisible && layout.isAttachedToBottom }

  private var cornerRadius: CGFloat { layout.coversScreen ? 0 : preferredCornerRadius ?? 10 }

  private var corners: CACornerMask {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    return layout.isAttachedToBottom ? top : top.union(bottom)
  }

  /// Apple: no dimming up to the detent named here.
  private var dims: Bool {
    guard let name = largestUndimmedDetentIdentifier, let selected = selectedDetent else {
      return true
    }
    let names = detents.map(\.name)
    guard let limit = names.firstIndex(of: name), let own = names.firstIndex(of: selected.name)
    else { return true }
    return own > limit
  }

  /// Apple: the sheet rests at the selected detent, or at the smallest when none is selected.
  private var selectedDetent: Detent? {
    detents.first { $0.name == selectedDetentIdentifier } ?? detents.first
  }

  private var layout: SheetLayout {
    let container = containerView ?? presentingViewController.viewIfLoaded?.window
    let traits = traitCollection
    var layout = SheetLayout(
      bounds: container?.bounds ?? .zero, safeArea: container?.safeAreaInsets ?? .zero,
      isCompactWidth: traits.horizontalSizeClass != .regular,
      isCompactHeight: traits.verticalSizeClass == .compact,
      isForm: presentationStyle == .formSheet,
      attachesInCompactHeight: prefersEdgeAttachedInCompactHeight,
      preferredSize: preferredContentSize)
    layout.topGap = HostRuntime.current.settings.sheetTopGap
    layout.detentHeight = selectedDetent?.value(in: layout, traits: traits)
    return layout
  }
}
