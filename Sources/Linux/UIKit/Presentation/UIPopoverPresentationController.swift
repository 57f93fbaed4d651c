import Foundation

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static var up: UIPopoverArrowDirection { .init(rawValue: 1 << 0) }
  public static var down: UIPopoverArrowDirection { .init(rawValue: 1 << 1) }
  public static var left: UIPopoverArrowDirection { .init(rawValue: 1 << 2) }
  public static var right: UIPopoverArrowDirection { .init(rawValue: 1 << 3) }
  public static var any: UIPopoverArrowDirection { [.up, .down, .left, .right] }
}

@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

/// What a popover can be anchored on.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem:
  NSObjectProtocol
{}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// Beside its source at regular width; at compact width a sheet, unless the delegate says that it
/// adapts to nothing.
///
/// No arrow is drawn.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private var card: UIDropShadowView?
  private var dimming: UIDimmingView?

  open var permittedArrowDirections = UIPopoverArrowDirection.any
  open var sourceView: UIView?
  open var sourceRect = CGRect.null
  open var barButtonItem: UIBarButtonItem?
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  open var passthroughViews: [UIView]?
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  open override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    guard let delegate else { return .pageSheet }
    let byTraits = DefaultImplementation.answer {
      delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }
    let plain = DefaultImplementation.answer { delegate.adaptivePresentationStyle(for: self) }
    return byTraits ?? plain ?? .pageSheet
  }

  open override var presentedView: UIView? {
    if let card { return card }
    guard let view = super.presentedView else { return nil }
    let isSheet = isAdapted
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let bottom: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    let card = UIDropShadowView(
      content: view, corners: isSheet ? top : top.union(bottom), radius: coversScreen ? 0 : 10)
    self.card = card
    return card
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView ?? presentingViewController.viewIfLoaded?.window else {
      return .zero
    }
    if coversScreen { return container.bounds }
    if isAdapted {
      return SheetLayout(
        bounds: container.bounds, safeArea: container.safeAreaInsets, isCompactWidth: true,
        isCompactHeight: traitCollection.verticalSizeClass == .compact,
        topGap: HostRuntime.current.settings.sheetTopGap
      ).frame
    }
    return PopoverLayout(
      room: container.bounds.inset(by: container.safeAreaInsets).inset(by: popoverLayoutMargins),
      source: source(in: container), size: preferredContentSize
    ).frame(permitted: permittedArrowDirections)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView, let card, card.superview === containerView,
      presentedViewController.presentationMove == .none
    else { return }
    card.frame = frameOfPresentedViewInContainerView
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let containerView else { return }
    (delegate as? any UIPopoverPresentationControllerDelegate)?.prepareForPopoverPresentation(self)
    delegate?.presentationController(
      self, willPresentWithAdaptiveStyle: adaptivePresentationStyle,
      transitionCoordinator: presentedViewController.transitionCoordinator)
    let dimming = UIDimmingView(frame: containerView.bounds, dims: isAdapted)
    dimming.tapped = { [weak self] in self?.attemptToDismiss() }
    dimming.passthroughViews = { [weak self] in
      self.flatMap { $0.isAdapted ? nil : $0.passthroughViews } ?? []
    }
    containerView.addSubview(dimming)
    self.dimming = dimming
    card?.hold()
    dimming.alpha = 0
    fadeDimming(to: 1)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { takeApart() }
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    fadeDimming(to: 0)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    if completed { takeApart() } else { dimming?.alpha = 1 }
  }

  override func systemAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    isAdapted
      ? super.systemAnimator(isPresenting: isPresenting)
      : ModalAnimator(style: .crossDissolve, isPresenting: isPresenting)
  }

  private var isAdapted: Bool { adaptivePresentationStyle != .none }
  private var coversScreen: Bool {
    PresentationRule(adaptivePresentationStyle).kind == .wholeScreen && isAdapted
  }

  private func fadeDimming(to end: CGFloat) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      dimming?.alpha = end
      return
    }
    coordinator.animate(
      alongsideTransition: { [weak self] _ in self?.dimming?.alpha = end }, completion: nil)
  }

  private func takeApart() {
    dimming?.removeFromSuperview()
    dimming = nil
    card = nil
  }

  private func source(in container: UIView) -> CGRect {
    let item = barButtonItem ?? sourceItem as? UIBarButtonItem
    guard let view = sourceView ?? sourceItem as? UIView ?? item?.customView else {
      return CGRect(x: container.bounds.midX, y: container.bounds.midY, width: 0, height: 0)
    }
    return container.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
  }
}

/// Where a popover lies beside its source, in points.
struct PopoverLayout: Equatable, Sendable {
  var room: CGRect
  var source: CGRect
  var size: CGSize

  static let arrowLength: CGFloat = 13
  static let standardSize = CGSize(width: 320, height: 480)

  /// The first permitted side with enough room: below, above, right, left; else below.
  func frame(permitted: UIPopoverArrowDirection) -> CGRect {
    let wished = CGSize(
      width: min(size.width > 0 ? size.width : Self.standardSize.width, room.width),
      height: min(size.height > 0 ? size.height : Self.standardSize.height, room.height))
    let gap = Self.arrowLength
    let sides: [(UIPopoverArrowDirection, CGPoint)] = [
      (.up, CGPoint(x: source.midX - wished.width / 2, y: source.maxY + gap)),
      (.down, CGPoint(x: source.midX - wished.width / 2, y: source.minY - gap - wished.height)),
      (.left, CGPoint(x: source.maxX + gap, y: source.midY - wished.height / 2)),
      (.right, CGPoint(x: source.minX - gap - wished.width, y: source.midY - wished.height / 2)),
    ]
    let usable = sides.filter { permitted.contains($0.0) }
    let fitting = usable.first { side in
      side.0 == .up || side.0 == .down
        ? side.1.y >= room.minY && side.1.y + wished.height <= room.maxY
        : side.1.x >= room.minX && side.1.x + wished.width <= room.maxX
    }
    let origin = (fitting ?? usable.first ?? sides[0]).1
    return CGRect(
      x: min(max(origin.x, room.minX), room.maxX - wished.width),
      y: min(max(origin.y, room.minY), room.maxY - wished.height),
      width: wished.width, height: wished.height)
  }
}
