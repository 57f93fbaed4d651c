import UIKit

/// What a screen looked like as it was left, made of snapshot views: shown at once, drawn into an image
/// later.
///
/// It's laid out as the image is: the screen, and below it the strip with the tab bar.
final class SnapshotView: UIView {
  private let height: CGFloat
  private let strip: UIView?
  /// Whether what is behind the screen may show through.
  let isClear: Bool
  /// Where it's rendered and, clipped by a view that it's beside, not seen.
  private lazy var corner = UIView()
  private(set) var isWaiting = false

  /// In a scope of `size`, made of the screen, in place, and the strip, if the tab bar is visible.
  init(_ size: CGSize, screen: UIView, strip: UIView?, isClear: Bool) {
    height = size.height
    self.strip = strip
    self.isClear = isClear
    super.init(
      frame: CGRect(
        x: 0, y: 0, width: size.width, height: size.height + (strip?.bounds.height ?? 0)))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    addSubview(screen)
    if let strip { addSubview(strip) }
    layStrip(overScreen: false)
  }

  required init?(coder: NSCoder) { nil }

  private func layStrip(overScreen isOver: Bool) {
    guard let strip else { return }
    let top = isOver ? height - strip.bounds.height : height
    strip.frame.origin = CGPoint(x: 0, y: top)
  }

  /// A view of `size` that shows what is in it of a scope, whose origin is at `origin`.
  func shown(_ size: CGSize, from origin: CGPoint, withTabBar hasTabBar: Bool) -> UIView {
    let window = UIView(frame: CGRect(origin: .zero, size: size))
    window.clipsToBounds = true
    endWaiting()
    layStrip(overScreen: hasTabBar)
    frame.origin = CGPoint(x: -origin.x, y: -origin.y)
    window.addSubview(self)
    return window
  }

  var isUnseen: Bool { isWaiting && superview === corner }

  /// Waits in the window to be drawn, behind `view`; unseen, or seen where `view` is clear.
  func wait(behind view: UIView, unseen isUnseen: Bool) {
    endWaiting()
    isWaiting = true
    layStrip(overScreen: false)
    frame.origin = view.frame.origin
    guard isUnseen else {
      view.superview?.insertSubview(self, at: 0)
      return
    }
    corner.frame = CGRect(origin: view.frame.origin, size: bounds.size)
    corner.clipsToBounds = true
    corner.isUserInteractionEnabled = false
    corner.accessibilityElementsHidden = true
    frame.origin = CGPoint(x: bounds.width, y: 0)
    corner.addSubview(self)
    view.superview?.insertSubview(corner, at: 0)
  }

  func endWaiting() {
    guard isWaiting else { return }
    isWaiting = false
    removeFromSuperview()
    corner.removeFromSuperview()
  }
}

enum LeftSnapshot {
  case image(UIImage)
  case view(SnapshotView)
}
