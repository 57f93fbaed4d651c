import UIKit

/// The views that show a transition: the lower snapshot, a cover, and the upper one with its shadow.
///
/// It knows nothing of navigation. Only its own layers move, always with actions disabled; it's hidden
/// from VoiceOver.
final class TransitionView: UIView {
  /// What fingers do on it; locations in its superview.
  enum Touch {
    case pressed(x: CGFloat, time: TimeInterval)
    case moved(x: CGFloat, time: TimeInterval)
    case lifted(x: CGFloat, time: TimeInterval)
    case cancelled
  }

  /// Called for the first finger on it.
  var onTouch: ((Touch) -> Void)?
  /// Called when it loses its window without having been taken down.
  var onDetached: (() -> Void)?

  let direction: LayoutDirection
  private(set) var lowerView: UIView?
  let coverView = UIView()
  let upperView = UIView()
  let shadowBand = CAGradientLayer()
  /// Whether animations have been added and not yet been taken away.
  var isPlaying = false
  /// Whether a live screen that moves has to be kept inside the scope: in a column, a sheet or a
  /// popover something else lies beside it.
  let clipsLive: Bool
  private var isTakenDown = false
  /// A live view behind this one that moves as the lower screen does, its model included.
  ///
  /// Like the upper one it belongs to the library: a slot around what the app has made.
  var liveLower: UIView?
  /// A live view in front of this one that moves as the upper screen does, its model included.
  var liveUpper: UIView?

  /// - Parameters:
  ///   - view: What moves; it's covered exactly.
  ///   - direction: Which side the leading edge is on.
  ///   - clipsLive: Whether a live screen that moves is kept inside.
  ///   - lower: The snapshot of the lower screen; nil where the live screen is beneath.
  ///   - upper: The snapshot view of the upper screen; nil where the live screen is above.
  init(
    over view: UIView, direction: LayoutDirection, clipsLive: Bool = false, lower: UIImage? = nil,
    upper: UIView? = nil
  ) {
    self.direction = direction
    self.clipsLive = clipsLive
    super.init(frame: CGRect(origin: .zero, size: view.bounds.size))
    center = view.center
    clipsToBounds = true
    accessibilityElementsHidden = true
    isMultipleTouchEnabled = false

    if let lower {
      backgroundColor = .black
      let snapshot = UIView(frame: bounds)
      snapshot.layer.contents = lower.cgImage
      snapshot.layer.contentsScale = lower.scale
      snapshot.isOpaque = true
      addSubview(snapshot)
      lowerView = snapshot
    }
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
    for view in [lowerView, coverView, upperView] { view?.isUserInteractionEnabled = false }
    shadowBand.opacity = 0
    upperView.layer.addSublayer(shadowBand)
  }

  required init?(coder: NSCoder) {
    direction = .leftToRight
    clipsLive = false
    super.init(coder: coder)
  }

  /// Puts the shadow in place, `width` points wide, beside the leading edge of the upper.
  func layShadow(_ shadow: ScreenPlacement.Shadow) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let isMirrored = direction == .rightToLeft
    shadowBand.frame = CGRect(
      x: isMirrored ? bounds.width : -shadow.width, y: 0, width: shadow.width,
      height: bounds.height)
    shadowBand.colors = [UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.cgColor]
    shadowBand.startPoint = CGPoint(x: isMirrored ? 1 : 0, y: 0.5)
    shadowBand.endPoint = CGPoint(x: isMirrored ? 0 : 1, y: 0.5)
    CATransaction.commit()
  }

  /// Shows a layout.
  func show(_ layout: TransitionLayout) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    place(lowerView, liveLower, at: layout.lower)
    coverView.layer.opacity = Float(layout.shade)
    place(upperView, liveUpper, at: layout.upper)
    shadowBand.opacity = Float(layout.upper.shadow.opacity)
    CATransaction.commit()
  }

  /// What moves as the lower screen does.
  var lowerLayers: [CALayer] { [lowerView?.layer, liveLower?.layer].compactMap(\.self) }
  /// What moves as the upper screen does.
  var upperLayers: [CALayer] { [upperView.layer, liveUpper?.layer].compactMap(\.self) }

  /// Makes no list of the two: this runs for every frame of a drag.
  private func place(_ view: UIView?, _ live: UIView?, at placement: ScreenPlacement) {
    let transform = placement.facing(direction).transform
    let opacity = Float(placement.opacity)
    if let layer = view?.layer {
      layer.transform = transform
      layer.opacity = opacity
    }
    if let layer = live?.layer {
      layer.transform = transform
      layer.opacity = opacity
    }
  }

  /// Leaves the screen; live views are at rest again.
  func takeDown() {
    isTakenDown = true
    stop()
    if liveLower != nil || liveUpper != nil { show(TransitionLayout()) }
    liveLower = nil
    liveUpper = nil
    onTouch = nil
    onDetached = nil
    removeFromSuperview()
  }

  /// Fades away in `duration` seconds over the screen that is live beneath, then leaves.
  func reveal(duration: TimeInterval, then done: @escaping @MainActor () -> Void) {
    guard duration > 0 else {
      takeDown()
      return done()
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { [weak self] in
      self?.takeDown()
      done()
    }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = Float(1)
    fade.toValue = Float(0)
    fade.duration = duration
    layer.add(fade, forKey: "SnapshotNavigation.reveal")
    CATransaction.setDisableActions(true)
    layer.opacity = 0
    CATransaction.commit()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil, !isTakenDown { onDetached?() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches) { .pressed(x: $0, time: $1) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches) { .moved(x: $0, time: $1) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    report(touches) { .lifted(x: $0, time: $1) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouch?(.cancelled)
  }

  private func report(_ touches: Set<UITouch>, as touch: (CGFloat, TimeInterval) -> Touch) {
    guard let finger = touches.first else { return }
    onTouch?(touch(finger.location(in: superview).x, finger.timestamp))
  }
}
