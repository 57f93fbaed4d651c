import UIKit

/// The early kind of snapshot controller, as plain as its description: the fixture that the stories
/// of this folder fail on.
///
/// Two arrays of pictures, one filled by the override and one by the animator; the picture is of
/// whatever the window's root view controller shows; sizes are those at launch; a finger moves the
/// live root view and pops from 40 points on; UIKit is always told that all went well.
@MainActor
final class PlainSnapshotController: UINavigationController {
  /// Where the finger may begin.
  enum Finger {
    case edge
    case anywhere
  }

  private(set) var dragPictures: [UIImage?] = []
  private(set) var animatorPictures: [UIImage?] = []
  /// How often it would have trapped for want of a window.
  private(set) var traps = 0
  fileprivate var launchSize = CGSize.zero
  private var target: PlainTarget?
  private let recognizer: UIPanGestureRecognizer
  private var picture: UIImageView?
  private var cover: UIView?

  init(rootViewController: UIViewController, finger: Finger = .edge) {
    switch finger {
    case .edge:
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = .left
      recognizer = edge
    case .anywhere: recognizer = UIPanGestureRecognizer()
    }
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
  }

  required init?(coder: NSCoder) {
    recognizer = UIPanGestureRecognizer()
    super.init(coder: coder)
  }

  /// All pictures it holds, in bytes.
  var bytes: Int {
    (dragPictures + animatorPictures).reduce(0) { sum, picture in
      sum + (picture?.cgImage.map { $0.bytesPerRow * $0.height } ?? 0)
    }
  }

  override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { if newValue is PlainSnapshotController { super.delegate = newValue } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    launchSize = UIScreen.main.bounds.size
    target = PlainTarget(of: recognizer) { [weak self] in self?.dragged($0) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.window?.addGestureRecognizer(recognizer)
  }

  // MARK: Pictures

  /// The root view, whatever it shows; laid out and committed for it.
  fileprivate func capture() -> UIImage? {
    guard let root = view.window?.rootViewController?.view else {
      traps += 1
      return nil
    }
    return UIGraphicsImageRenderer(size: launchSize).image { _ in
      root.drawHierarchy(
        in: CGRect(origin: .zero, size: launchSize), afterScreenUpdates: true)
    }
  }

  fileprivate func keepForAnimator(_ picture: UIImage?) { animatorPictures.append(picture) }

  fileprivate func takeForAnimator() -> UIImage? { animatorPictures.popLast() ?? nil }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !viewControllers.isEmpty, isViewLoaded { dragPictures.append(capture()) }
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    if !dragPictures.isEmpty { dragPictures.removeLast() }
    return super.popViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    if !dragPictures.isEmpty { dragPictures.removeLast() }
    return super.popToViewController(viewController, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    dragPictures = []
    animatorPictures = []
    return super.popToRootViewController(animated: animated)
  }

  // MARK: The finger

  private func dragged(_ recognizer: UIPanGestureRecognizer) {
    guard let root = view.window?.rootViewController?.view, viewControllers.count > 1 else {
      return
    }
    let x = max(0, recognizer.translation(in: root.superview).x)
    switch recognizer.state {
    case .began: raise(below: root)
    case .changed: follow(x, root)
    case .ended, .cancelled: letGo(x, root)
    case .possible, .failed: break
    @unknown default: break
    }
  }

  private func raise(below root: UIView) {
    root.endEditing(true)
    let frame = CGRect(origin: .zero, size: launchSize)
    let picture = UIImageView(frame: frame)
    picture.image = dragPictures.last ?? nil
    let cover = UIView(frame: frame)
    cover.backgroundColor = .black
    root.superview?.insertSubview(picture, belowSubview: root)
    root.superview?.insertSubview(cover, belowSubview: root)
    self.picture = picture
    self.cover = cover
  }

  private func follow(_ x: CGFloat, _ root: UIView) {
    let width = launchSize.width
    root.transform = CGAffineTransform(translationX: x, y: 0)
    picture?.transform = CGAffineTransform(translationX: (x - width) * 0.6, y: 0)
    cover?.alpha = max(0, 0.6 * (1 - x / (0.75 * width)))
  }

  private func letGo(_ x: CGFloat, _ root: UIView) {
    let commits = x > 40
    let (picture, cover) = (picture, cover)
    let width = launchSize.width
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .allowUserInteraction,
      animations: { self.follow(commits ? width : 0, root) },
      completion: { _ in
        root.transform = .identity
        picture?.removeFromSuperview()
        cover?.removeFromSuperview()
        if commits { _ = self.popViewController(animated: false) }
      })
  }
}

extension PlainSnapshotController: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { PlainAnimator(self, operation) }
}

/// Two pictures slide over the window; no word of a canceled transition.
@MainActor
private final class PlainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let controller: PlainSnapshotController
  private let operation: UINavigationController.Operation

  init(_ controller: PlainSnapshotController, _ operation: UINavigationController.Operation) {
    self.controller = controller
    self.operation = operation
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let leaving = controller.capture()
    if let view = transitionContext.view(forKey: .to),
      let screen = transitionContext.viewController(forKey: .to)
    {
      view.frame = transitionContext.finalFrame(for: screen)
      transitionContext.containerView.addSubview(view)
    }
    let isPush = operation == .push
    var coming: UIView = controller.view
    if isPush {
      controller.keepForAnimator(leaving)
    } else {
      coming = UIImageView(image: controller.takeForAnimator())
    }
    guard let window = controller.view.window else {
      return transitionContext.completeTransition(true)
    }
    let frame = CGRect(origin: .zero, size: controller.launchSize)
    let ground = UIView(frame: frame)
    ground.backgroundColor = .black
    let gone = UIImageView(image: leaving)
    gone.frame = frame
    if isPush {
      window.addSubview(gone)
    } else {
      coming.frame = frame
      window.addSubview(ground)
      window.addSubview(coming)
      window.addSubview(gone)
    }
    let width = isPush ? frame.width : -frame.width
    coming.transform = CGAffineTransform(translationX: width, y: 0)
    UIView.animate(
      withDuration: 0.4,
      animations: {
        gone.transform = CGAffineTransform(translationX: -width, y: 0)
        coming.transform = .identity
      },
      completion: { _ in
        for view in [ground, gone] { view.removeFromSuperview() }
        if !isPush { coming.removeFromSuperview() }
        transitionContext.completeTransition(true)
      })
  }
}

/// The target of the fixture's recognizer.
@MainActor
private final class PlainTarget: NSObject {
  private let action: (UIPanGestureRecognizer) -> Void

  init(
    of recognizer: UIPanGestureRecognizer, action: @escaping (UIPanGestureRecognizer) -> Void
  ) {
    self.action = action
    super.init()
    recognizer.addTarget(self, action: Selector("changed(_:)", PlainTarget.changed))
  }

  private func changed(_ recognizer: UIPanGestureRecognizer) { action(recognizer) }
}
