import UIKit

/// The owner of a moving transition view.
@MainActor
package protocol MotionOwner: AnyObject {
  /// At once, cancels an undecided drag, or ends a decided drag or a transition.
  func bringToRest()
}

/// The views of a transition: the snapshot behind, a cover, and the snapshot in front with its shadow.
///
/// Layers move with actions disabled; VoiceOver ignores this view.
package final class TransitionView: SnapshotNavigationStageView {
  /// Ends everything if this view leaves its window too early.
  package weak var owner: (any MotionOwner)?

  package let direction: LayoutDirection
  private(set) var lowerView: UIView?
  let shadeView = UIView()
  let upperView = UIView()
  let shadowBand = CAGradientLayer()
  /// A moving background for a live screen that is clipped.
  let ground = CALayer()
  package var isPlaying = false
  /// Whether a moving live screen is clipped to the scope, because other views lie beside a column,
  /// a sheet or a popover.
  let clipsLive: Bool
  /// The live upper screen that moves, or appears beneath this view; nil if a snapshot shows it.
  var liveScreen: LiveScreen?
  private var isTakenDown = false
  /// The view above this one that routes touches while the snapshots move by themselves, until they stop.
  var shield: TouchShield? { didSet { oldValue?.removeFromSuperview() } }
  /// Conceals the live view that snapshots replace here, so that nothing is seen twice.
  private var concealment: Concealment?
  private let covered: Weak<UIView>
  /// The screens' backgrounds.
  var grounds: (lower: UIColor?, upper: UIColor?)
  /// Whether the snapshot that fades out may be translucent.
  let isClear: Bool
  /// Live views outside this one that move with the screens, including their model values.
  ///
  /// They are the library's own views, which contain the app's.
  private(set) var liveLower: UIView?
  private(set) var liveUpper: UIView?

  /// A tab bar that moves with its screen; nil if no bar comes or goes.
  let tabBar: MovingTabBar?

  /// A live screen's layer, which is moved by animations, not by its model values.
  struct LiveScreen {
    let layer: CALayer
    /// A tab bar's layers, which move along.
    let bars: [CALayer]
    /// Whether the transition view above the layer fades out as the screen appears.
    let isFadedIn: Bool
    /// Whether each layer clipped before the transition view changed that; nil if unchanged.
    var clippedBefore: [Bool]?
  }

  var moving: CALayer? { liveScreen?.layer }
  var fadesOut: Bool { liveScreen?.isFadedIn ?? false }
  /// Whether the lower screen is in front, and casts the shadow.
  var isLowerInFront: Bool {
    guard let lowerView else { return false }
    return shadowBand.superlayer === lowerView.layer
  }

  /// Covers `view` exactly; a screen without a snapshot is shown live.
  package convenience init(over view: UIView, direction: LayoutDirection) {
    self.init(over: view, with: nil, direction: direction)
  }

  init(
    over view: UIView, with tabBar: MovingTabBar?, direction: LayoutDirection,
    clipsLive: Bool = false, isClear: Bool = false, lower: UIView? = nil, upper: UIView? = nil
  ) {
    self.tabBar = tabBar
    let size = tabBar?.size ?? view.bounds.size
    covered = Weak(object: view)
    self.direction = direction
    self.clipsLive = clipsLive
    self.isClear = isClear
    super.init(frame: CGRect(origin: .zero, size: size))
    center = Self.place(over: view, height: size.height)
    transform = view.transform
    clipsToBounds = true
    isMultipleTouchEnabled = false

    if let lower { addSubview(lower) }
    lowerView = lower
    shadeView.frame = bounds
    shadeView.backgroundColor = .black
    shadeView.layer.opacity = 0
    addSubview(shadeView)
    upperView.frame = bounds
    addSubview(upperView)
    if let upper {
      upper.frame = bounds
      upperView.addSubview(upper)
    }
    tabBar?.join(lower: lower, upper: upperView)
    for view in subviews {
      view.isUserInteractionEnabled = false
      view.autoresizingMask = .flexibleHeight
    }
    shadowBand.opacity = 0
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the covered view's height, place and motion, because a container may change them at any time.
  ///
  /// Another width ends everything.
  func trackCovered() {
    guard let view = covered.object, view.superview === superview else { return }
    if view.bounds.width != bounds.width { owner?.bringToRest() }
    let growth = tabBar == nil ? view.bounds.height - bounds.height : 0
    if growth != 0 {
      bounds.size.height += growth
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      shadowBand.frame.size.height += growth
      CATransaction.commit()
    }
    // Snapshots stay at the top edge.
    if growth > 0 {
      lowerView?.backgroundColor = grounds.lower
      if !upperView.subviews.isEmpty { upperView.backgroundColor = grounds.upper }
    }
    let place = Self.place(over: view, height: bounds.height)
    guard center != place || transform != view.transform else { return }
    (center, transform) = (place, view.transform)
    shield?.place(over: self)
    for key in view.layer.animationKeys() ?? [] where !key.hasPrefix("SnapshotNavigation.") {
      guard let motion = view.layer.animation(forKey: key)?.copy() as? CAPropertyAnimation,
        motion.keyPath == "position" || motion.keyPath == "transform"
      else { continue }
      // The app's completion is for the app's view.
      motion.delegate = nil
      layer.add(motion, forKey: key)
    }
  }

  /// Where the view lies over `view`: from the same top edge, and lower if a tab bar is covered, too.
  private static func place(over view: UIView, height: CGFloat) -> CGPoint {
    CGPoint(x: view.center.x, y: view.center.y + (height - view.bounds.height) / 2)
  }

  /// Tracks the covered view in each frame, because UIKit doesn't report that a container moves the view.
  private func trackInEachFrame() {
    FrameClock.run { [weak self] _ in
      guard let self, window != nil, moving != nil || !upperView.subviews.isEmpty else {
        return false
      }
      trackCovered()
      return true
    }
  }

  /// Moves the live upper screen's layer along, or fades out above it.
  func move(_ layer: CALayer, fading fades: Bool) {
    liveScreen = LiveScreen(layer: layer, bars: tabBar?.layers ?? [], isFadedIn: fades)
  }

  /// Makes live views outside this view move as the lower and upper screens.
  package func moveLive(lower: UIView?, upper: UIView? = nil) {
    (liveLower, liveUpper) = (lower, upper)
  }

  /// Puts the lower screen in front, in a view that can have the shadow beside it.
  private func bringLowerToFront() {
    let lower = UIView(frame: bounds)
    lower.isUserInteractionEnabled = false
    lower.autoresizingMask = .flexibleHeight
    if let lowerView { lower.addSubview(lowerView) }
    addSubview(lower)
    lowerView = lower
  }

  /// Arranges the screens back to front, with the shadow beside the edge of the one in front.
  package func arrange(for layout: TransitionLayout) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    if layout.front == .lower {
      bringLowerToFront()
      insertSubview(upperView, at: 0)
      insertSubview(shadeView, at: 1)
    }
    (layout.front == .lower ? lowerView : upperView)?.layer.addSublayer(shadowBand)
    let shadow = shadow(of: layout)
    let isMirrored = (direction == .rightToLeft) != isLowerInFront
    shadowBand.frame = CGRect(
      x: isMirrored ? bounds.width : -shadow.width, y: 0, width: shadow.width,
      height: bounds.height)
    shadowBand.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    shadowBand.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
    shadowBand.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
    CATransaction.commit()
    tabBar?.copy?.arrange(for: layout)
  }

  package func show(_ layout: TransitionLayout) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    place(lowerView, at: layout.lower)
    place(liveLower, at: layout.lower)
    shadeView.layer.setOpacity(layout.shade)
    place(upperView, at: layout.upper)
    place(liveUpper, at: layout.upper)
    shadowBand.setOpacity(shadow(of: layout).opacity)
    if fadesOut { layer.setOpacity(1 - layout.upper.opacity) }
    CATransaction.commit()
    tabBar?.copy?.show(layout)
  }

  var lowerLayers: [CALayer] { [lowerView?.layer, liveLower?.layer].compactMap(\.self) }
  var upperLayers: [CALayer] { [upperView.layer, liveUpper?.layer].compactMap(\.self) }

  func shadow(of layout: TransitionLayout) -> ScreenPlacement.Shadow {
    isLowerInFront ? layout.lower.shadow : layout.upper.shadow
  }

  private func place(_ view: UIView?, at placement: ScreenPlacement) {
    guard let layer = view?.layer else { return }
    layer.transform = placement.facing(direction).transform
    layer.setOpacity(placement.opacity)
  }

  /// Conceals the live view that snapshots replace here, until this view is taken down.
  ///
  /// Does nothing once this view is down: the drag may have ended in UIKit's callbacks.
  func conceal(_ view: UIView) {
    guard !isTakenDown else { return }
    endConcealment()
    concealment = Concealment(of: view)
    // The background behind the screens is visible where no screen is.
    if view === covered.object { backgroundColor = view.backgroundColor }
  }

  func endConcealment() {
    guard let concealment else { return }
    if concealment.view === covered.object { backgroundColor = nil }
    concealment.end()
    self.concealment = nil
  }

  /// Whether a snapshot of the last frame shows all of the moving live screen.
  ///
  /// The screen's position doesn't matter for that, but its concealment does, and that of a tab bar.
  var showsWholeLive: Bool {
    !clipsLive && tabBar?.isShown != true && concealment == nil
      && (moving.map { ($0.presentation() ?? $0).opacity } ?? 1) >= 1
  }

  /// Removes the leaving screen's snapshot, and keeps the appearing screen's.
  func dropLeaving(after operation: NavigationEvent.Operation) {
    switch operation {
    case .push:
      lowerView?.removeFromSuperview()
      lowerView = nil
    case .pop:
      for view in upperView.subviews { view.removeFromSuperview() }
      upperView.backgroundColor = nil
    }
    tabBar?.end()
  }

  package func takeDown() {
    isTakenDown = true
    stop()
    endConcealment()
    if liveLower != nil || liveUpper != nil { show(TransitionLayout()) }
    (liveLower, liveUpper) = (nil, nil)
    owner = nil
    tabBar?.end()
    removeFromSuperview()
  }

  /// Fades out, or is removed, once the live screen has been rendered beneath.
  ///
  /// A translucent snapshot is removed at once, because a fade would show its content twice.
  func reveal(fading fades: Bool = true, then done: @escaping @MainActor () -> Void = {}) {
    tabBar?.end()
    if !isClear { endConcealment() }
    FrameClock.after(frames: isClear ? 1 : 2) { [self] in
      guard !isTakenDown, !isClear, fades else {
        if !isTakenDown { takeDown() }
        return done()
      }
      fade(then: done)
    }
  }

  /// How long a snapshot takes to fade out over the live screen, in seconds.
  private static let fadeDuration: TimeInterval = 0.1

  private func fade(then done: @escaping @MainActor () -> Void) {
    CATransaction.begin()
    AnimationEnd(of: layer, after: Self.fadeDuration, patience: 0.25) { [weak self] _ in
      self?.takeDown()
      done()
    }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = Float(1)
    fade.toValue = Float(0)
    fade.duration = Self.fadeDuration
    fade.preferredFrameRateRange = .motion
    layer.add(fade, forKey: "SnapshotNavigation.reveal")
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, !isTakenDown { owner?.bringToRest() }
    guard window != nil else { return }
    trackCovered()
    let container = (covered.object?.next as? UIViewController)?.parent
    if let container, !(container is UITabBarController) { trackInEachFrame() }
  }
}

extension CALayer {
  /// Sets an opacity only if it changes, because most don't during a drag.
  fileprivate func setOpacity(_ value: CGFloat) {
    let value = Float(value)
    if opacity != value { opacity = value }
  }
}
