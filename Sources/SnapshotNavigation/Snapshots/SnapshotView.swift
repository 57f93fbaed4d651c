import UIKit

/// A screen's last look, made of snapshot views that are shown at once and drawn into an image later.
///
/// It has the image's layout: the screen, and below it the strip with the tab bar.
final class SnapshotView: SnapshotNavigationStageView {
  private let height: CGFloat
  /// The tab bar, which a transition may take and place elsewhere; nil if the bar wasn't visible.
  let strip: UIView?
  /// Draws at the captured screen's scale and in its gamut.
  let canvas: SnapshotCanvas
  /// Whether views behind the screen may show through.
  let isClear: Bool
  /// Clips this view out of sight while the view waits beside it.
  private lazy var corner = SnapshotCorner()
  private(set) var isWaiting = false

  /// Creates a view from a screen in a scope of `size` and, if the tab bar is visible, its strip.
  init(
    _ size: CGSize, on canvas: SnapshotCanvas, screen: UIView, strip: UIView?, isClear: Bool
  ) {
    height = size.height
    self.canvas = canvas
    self.strip = strip
    self.isClear = isClear
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: size.width, height: size.height + (strip?.bounds.height ?? 0)))
    isUserInteractionEnabled = false
    addSubview(screen)
    takeBackStrip()
  }

  required init?(coder: NSCoder) { nil }

  private func takeBackStrip() {
    guard let strip else { return }
    strip.frame.origin = CGPoint(x: 0, y: height)
    if strip.superview !== self { addSubview(strip) }
  }

  /// Moves into a new view of `size`, which clips the strip.
  func embed(in size: CGSize) -> UIView {
    let clip = UIView(frame: CGRect(origin: .zero, size: size))
    clip.clipsToBounds = true
    endWaiting()
    takeBackStrip()
    frame.origin = .zero
    clip.addSubview(self)
    return clip
  }

  /// Runs `work` with the layout of an image, wherever it's shown.
  func laidOutAsImage<Result>(_ work: () -> Result) -> Result {
    guard let strip, let user = strip.superview, user !== self else { return work() }
    let frame = strip.frame
    takeBackStrip()
    defer {
      strip.frame = frame
      user.addSubview(strip)
    }
    return work()
  }

  /// Waits at the bottom of `superview` to be drawn, either unseen or visible through clear views.
  func wait(in superview: UIView, at frame: CGRect, unseen isUnseen: Bool) {
    endWaiting()
    isWaiting = true
    takeBackStrip()
    self.frame.origin = frame.origin
    guard isUnseen else { return superview.insertSubview(self, at: 0) }
    corner.frame = CGRect(origin: frame.origin, size: bounds.size)
    self.frame.origin = CGPoint(x: bounds.width, y: 0)
    corner.addSubview(self)
    superview.insertSubview(corner, at: 0)
  }

  var isClipped: Bool { isWaiting && superview === corner }

  /// Waits where nothing clips it.
  ///
  /// - Returns: Whether it was clipped.
  func showUnclipped() -> Bool {
    guard isClipped, let superview = corner.superview else { return false }
    wait(in: superview, at: corner.frame, unseen: false)
    return true
  }

  func endWaiting() {
    guard isWaiting else { return }
    isWaiting = false
    removeFromSuperview()
    corner.removeFromSuperview()
  }
}

/// Clips a snapshot view placed beside it.
///
/// The corner isn't a stage view itself: a recorder that ignores what lies in front would cover the whole screen as
/// long as a snapshot waits.
final class SnapshotCorner: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
  }

  required init?(coder: NSCoder) { nil }
}
