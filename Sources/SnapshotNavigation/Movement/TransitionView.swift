import UIKit

/// Who follows a finger on a transition view.
@MainActor
protocol TouchReceiving: AnyObject {
  func touched(_ touch: TransitionView.Touch, on view: TransitionView)
}

/// Who moves what a transition view shows.
@MainActor
package protocol MotionOwner: AnyObject {
  /// Puts back an undecided drag, ends a decided one and whatever else is running, at once.
  func bringToRest()
}

/// The views that show a transition: the snapshot behind, a cover, and the one in front with its
/// shadow.
///
/// Only its own layers move, always with actions disabled; it's hidden from VoiceOver.
package final class TransitionView: UIView {
  package struct Touch {
    enum Phase {
      case pressed, moved, lifted, cancelled
    }

    let phase: Phase
    let location: CGPoint
    let time: TimeInterval
  }

  /// Who is told of touches here.
  private weak var receiver: (any TouchReceiving)?
  /// Who ends everything if this view leaves its window before it's taken down.
  private weak var owner: (any MotionOwner)?

  private(set) var direction = LayoutDirection.leftToRight
  private(set) var lowerView: UIView?
  private(set) var isLowerInFront = false
  let coverView = UIView()
  let upperView = UIView()
  let shadowBand = CAGradientLayer()
  /// The background of a live screen that is clipped, which moves with what lies on it.
  let ground = CALayer()
  package var isPlaying = false
  /// Whether a live screen that moves has to be kept inside the scope: in a column, a sheet or a
  /// popover something else lies beside it.
  private(set) var clipsLive = false
  /// Whether the layer of a live screen clipped before this view made it do so; nil if it didn't.
  var clippedBefore: Bool?
  /// The layer of the live upper screen, beneath which this view stands; nil for one above the scope.
  ///
  /// It moves as the upper screen does, by animations only: its model is not touched.
  private(set) var moving: CALayer?
  /// Whether it stands above that layer after all, and fades as much as the upper screen appears.
  private(set) var fadesOut = false
  private var isTakenDown = false
  /// Whether it stays, and shows nothing, until the finger on it has gone.
  private(set) var keepsFinger = false
  /// The live view that the snapshots here stand for; it draws nothing meanwhile, so that nothing is
  /// seen twice.
  private weak var concealed: UIView?
  private weak var covered: UIView?
  /// Whether what is behind may show through the snapshot that gives way.
  private(set) var isClear = false
  /// A live view beside this one that moves as the lower screen does, its model included.
  ///
  /// Like the upper one it belongs to the library: a slot around what the app has made.
  private(set) var liveLower: UIView?
  /// A live view beside this one that moves as the upper screen does, its model included.
  private(set) var liveUpper: UIView?

  /// Covers `view` exactly; without a snapshot of the upper or lower screen, the live one is seen.
  package convenience init(
    over view: UIView, direction: LayoutDirection, clipsLive: Bool = false, isClear: Bool = false,
    lower: UIView? = nil, upper: UIView? = nil
  ) {
    self.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    covered = view
    self.direction = direction
    self.clipsLive = clipsLive
    self.isClear = isClear
    center = view.center
    clipsToBounds = true
    accessibilityElementsHidden = true
    isMultipleTouchEnabled = false

    if let lower { addSubview(lower) }
    lowerView = lower
    coverView.frame = bounds
    coverView.backgroundColor = .black
    coverView.layer.opacity = 0
    addSubview(coverView)
    upperView.frame = bounds
    addSubview(upperView)
    if let upper {
      upper.frame = bounds
      upperView.addSubview(upper)
    }
    for view in subviews { view.isUserInteractionEnabled = false }
    shadowBand.opacity = 0
  }

  /// Whether the view that it covers still has the size that it had.
  var fits: Bool { covered.map { $0.bounds.size == bounds.size } ?? true }

  /// Stays, without showing anything, until the finger on it has gone.
  func keepFinger() { keepsFinger = true }

  /// Moves the layer of the live upper screen along, or fades above it.
  func move(_ layer: CALayer, fading fades: Bool) {
    moving = layer
    fadesOut = fades
  }

  /// Moves live views beside this one along, as the lower and the upper screen.
  package func moveLive(lower: UIView?, upper: UIView? = nil) {
    liveLower = lower
    liveUpper = upper
  }

  func sendTouches(to receiver: any TouchReceiving) { self.receiver = receiver }

  package func belong(to owner: (any MotionOwner)?) { self.owner = owner }

  /// Puts the lower screen in front, in a view that its shadow can lie beside.
  private func raiseLower() {
    let lower = UIView(frame: bounds)
    lower.isUserInteractionEnabled = false
    if let lowerView { lower.addSubview(lowerView) }
    addSubview(lower)
    lowerView = lower
  }

  /// Arranges the screens back to front, with the shadow beside the edge of the one in front.
  package func arrange(for layout: TransitionLayout) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    isLowerInFront = layout.front == .lower
    if isLowerInFront {
      raiseLower()
      insertSubview(upperView, at: 0)
      insertSubview(coverView, at: 1)
    }
    (isLowerInFront ? lowerView : upperView)?.layer.addSublayer(shadowBand)
    let shadow = shadow(of: layout)
    let isMirrored = (direction == .rightToLeft) != isLowerInFront
    shadowBand.frame = CGRect(
      x: isMirrored ? bounds.width : -shadow.width, y: 0, width: shadow.width,
      height: bounds.height)
    shadowBand.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
    shadowBand.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
    shadowBand.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
    CATransaction.commit()
  }

  package func show(_ layout: TransitionLayout) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    place(lowerView, at: layout.lower)
    place(liveLower, at: layout.lower)
    coverView.layer.setOpacity(layout.shade)
    place(upperView, at: layout.upper)
    place(liveUpper, at: layout.upper)
    shadowBand.setOpacity(shadow(of: layout).opacity)
    if fadesOut { layer.setOpacity(1 - layout.upper.opacity) }
    CATransaction.commit()
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

  /// Conceals the live view that the snapshots here stand for, until this view is taken down.
  func conceal(_ view: UIView) {
    uncover()
    concealed = view
    // The background behind the screens is seen where no screen is.
    if view === covered { backgroundColor = view.backgroundColor }
    view.disappear()
  }

  func uncover() {
    if concealed === covered { backgroundColor = nil }
    concealed?.reappear()
    concealed = nil
  }

  /// Whether all of the live screen that moves is in a snapshot of the last frame, which leaves out
  /// where it is, but may not leave out that it's concealed.
  var showsWholeLive: Bool {
    !clipsLive && concealed == nil && (moving.map { ($0.presentation() ?? $0).opacity } ?? 1) >= 1
  }

  /// Lets go of the screen that has left, where the one that has appeared stays.
  func dropLeaving(after operation: NavigationEvent.Operation) {
    switch operation {
    case .push:
      lowerView?.removeFromSuperview()
      lowerView = nil
    case .pop: for view in upperView.subviews { view.removeFromSuperview() }
    }
  }

  package func takeDown() {
    isTakenDown = true
    stop()
    uncover()
    if liveLower != nil || liveUpper != nil { show(TransitionLayout()) }
    liveLower = nil
    liveUpper = nil
    receiver = nil
    owner = nil
    guard keepsFinger else { return removeFromSuperview() }
    // A view that leaves its window may lose its touches.
    for view in subviews { view.removeFromSuperview() }
  }

  /// Gives way to the live screen once that has been rendered beneath, fading for `duration` seconds.
  ///
  /// A fade would show what is clear twice.
  func reveal(duration: TimeInterval, then done: @escaping @MainActor () -> Void = {}) {
    if !isClear { uncover() }
    FrameClock.after(frames: isClear ? 1 : 2) { [self] in
      guard !isTakenDown, !isClear, duration > 0 else {
        if !isTakenDown { takeDown() }
        return done()
      }
      fade(for: duration, then: done)
    }
  }

  private func fade(for duration: TimeInterval, then done: @escaping @MainActor () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      self?.takeDown()
      done()
    }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = Float(1)
    fade.toValue = Float(0)
    fade.duration = duration
    fade.preferredFrameRateRange = .motion
    layer.add(fade, forKey: "SnapshotNavigation.reveal")
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
  }

  package override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, !isTakenDown { owner?.bringToRest() }
  }

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, .pressed)
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, .moved)
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, .lifted)
  }

  package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches, .cancelled)
  }

  private func report(_ touches: Set<UITouch>, _ phase: Touch.Phase) {
    guard let finger = touches.first else { return }
    receiver?.touched(
      Touch(phase: phase, location: finger.location(in: superview), time: finger.timestamp),
      on: self)
    guard keepsFinger, phase == .lifted || phase == .cancelled else { return }
    keepsFinger = false
    if isTakenDown { takeDown() }
  }
}

extension CALayer {
  /// Most opacities stay the same all along a drag, and setting one costs more than asking.
  fileprivate func setOpacity(_ value: CGFloat) {
    let value = Float(value)
    if opacity != value { opacity = value }
  }
}
