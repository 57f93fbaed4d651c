import UIKit

/// The plain approach, as snapshot navigation controllers used to be written: a picture of the window
/// kept for each push, and a second one for each push by the animator; never compressed.
final class PlainNavigation: UINavigationController, UINavigationControllerDelegate {
  private(set) var pictures: [UIImage] = []
  fileprivate(set) var animatorPictures: [UIImage] = []
  private var backdrop: UIImageView?
  private var cover: UIView?

  var bytes: Int {
    (pictures + animatorPictures).reduce(0) { sum, picture in
      sum + (picture.cgImage.map { $0.bytesPerRow * $0.height } ?? 0)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("dragged(_:)", PlainNavigation.dragged))
    view.addGestureRecognizer(pan)
  }

  /// A full picture of the window as it is.
  fileprivate func picture() -> UIImage {
    guard let window = view.window else { return UIImage() }
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    format.scale = window.screen.scale
    return UIGraphicsImageRenderer(size: window.bounds.size, format: format).image { _ in
      window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
    }
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !viewControllers.isEmpty { pictures.append(picture()) }
    super.pushViewController(viewController, animated: animated)
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    if !animated { forgetLast() }
    return popped
  }

  @discardableResult
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pictures = []
    animatorPictures = []
    return super.popToRootViewController(animated: animated)
  }

  fileprivate func forgetLast() {
    _ = pictures.popLast()
    _ = animatorPictures.popLast()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PlainAnimator(operation, self)
  }

  /// The live screen follows the finger over the last picture and a fading cover.
  private func dragged(_ pan: UIPanGestureRecognizer) {
    guard let window = view.window else { return }
    let width = view.bounds.width
    let x = max(0, pan.translation(in: window).x)
    switch pan.state {
    case .began:
      guard let picture = pictures.last else { return }
      let backdrop = UIImageView(image: picture)
      backdrop.frame = window.bounds
      let cover = UIView(frame: window.bounds)
      cover.backgroundColor = .black
      window.insertSubview(backdrop, belowSubview: view)
      window.insertSubview(cover, belowSubview: view)
      self.backdrop = backdrop
      self.cover = cover
      place(x, of: width)
    case .changed: place(x, of: width)
    default:
      view.transform = .identity
      backdrop?.removeFromSuperview()
      cover?.removeFromSuperview()
      if x > width / 2 { popViewController(animated: false) }
    }
  }

  private func place(_ x: CGFloat, of width: CGFloat) {
    view.transform = CGAffineTransform(translationX: x, y: 0)
    backdrop?.transform = CGAffineTransform(translationX: (x - width) * 0.6, y: 0)
    cover?.alpha = 0.6 * max(0, 1 - x / (0.75 * width))
  }
}

private final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let navigation: PlainNavigation

  init(_ operation: UINavigationController.Operation, _ navigation: PlainNavigation) {
    self.operation = operation
    self.navigation = navigation
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let window = navigation.view.window else {
      return context.completeTransition(true)
    }
    let isPush = operation == .push
    let picture = navigation.picture()
    if isPush { navigation.animatorPictures.append(picture) }
    let leaving = UIImageView(image: picture)
    leaving.frame = window.bounds
    context.containerView.addSubview(to)
    if let screen = context.viewController(forKey: .to) {
      to.frame = context.finalFrame(for: screen)
    }
    let width = window.bounds.width
    window.addSubview(leaving)
    navigation.view.transform = CGAffineTransform(translationX: isPush ? width : -width, y: 0)
    UIView.animate(withDuration: 0.4) {
      self.navigation.view.transform = .identity
      leaving.transform = CGAffineTransform(translationX: isPush ? -width : width, y: 0)
    } completion: { _ in
      leaving.removeFromSuperview()
      if !isPush { self.navigation.forgetLast() }
      context.completeTransition(true)
    }
  }
}
