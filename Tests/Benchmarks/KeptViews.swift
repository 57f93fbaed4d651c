import UIKit

/// The way of SJFullscreenPopGesture: UIKit's own pushes and pops, and a snapshot view of the window
/// kept for each level, behind which a drag moves the live navigation controller.
///
/// Nothing is ever drawn, compressed, limited or checked: as little as a push can do that shows the
/// lower screen later.
final class KeptViewsNavigation: UINavigationController, UINavigationControllerDelegate {
  /// The snapshot view of the screen below each pushed one.
  private var kept: [ObjectIdentifier: UIView] = [:]
  private var backdrop: UIView?
  private let cover = UIView()

  /// A snapshot view keeps the pixels it shows.
  var bytes: Int {
    let scale = traitCollection.displayScale
    return kept.values.reduce(0) {
      $0 + Int($1.bounds.width * scale * $1.bounds.height * scale) * 4
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    interactivePopGestureRecognizer?.isEnabled = false
    interactiveContentPopGestureRecognizer?.isEnabled = false
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("dragged(_:)", KeptViewsNavigation.dragged))
    view.addGestureRecognizer(pan)
    cover.backgroundColor = .black
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !viewControllers.isEmpty,
      let snapshot = view.window?.rootViewController?.view.snapshotView(afterScreenUpdates: false)
    {
      kept[ObjectIdentifier(viewController)] = snapshot
    }
    super.pushViewController(viewController, animated: animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard kept.count >= viewControllers.count else { return }
    let stack = Set(viewControllers.map(ObjectIdentifier.init))
    kept = kept.filter { stack.contains($0.key) }
  }

  /// The live screens follow the finger over the snapshot view and a fading cover.
  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let superview = view.superview else { return }
    let width = view.bounds.width
    let x = max(0, pan.translation(in: superview).x)
    switch pan.state {
    case .began:
      guard let top = topViewController, let backdrop = kept[ObjectIdentifier(top)] else { return }
      cover.frame = view.frame
      superview.insertSubview(backdrop, belowSubview: view)
      superview.insertSubview(cover, belowSubview: view)
      self.backdrop = backdrop
      place(x, of: width)
    case .changed: place(x, of: width)
    default:
      let pops = x > width / 2
      UIView.animate(withDuration: 0.25) {
        self.place(pops ? width : 0, of: width)
      } completion: { _ in
        if pops { self.popViewController(animated: false) }
        self.view.transform = .identity
        self.backdrop?.removeFromSuperview()
        self.cover.removeFromSuperview()
      }
    }
  }

  private func place(_ x: CGFloat, of width: CGFloat) {
    view.transform = CGAffineTransform(translationX: x, y: 0)
    backdrop?.transform = CGAffineTransform(translationX: (x - width) * 0.3, y: 0)
    cover.alpha = 0.3 * (1 - x / width)
  }
}
