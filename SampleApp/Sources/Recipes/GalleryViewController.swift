import SnapshotNavigation
import UIKit

/// A photo that a growing circle reveals; a swipe back shrinks the circle.
///
/// An animator moves the screens without their bars, so neither screen has one.
private final class PhotoScreen: UIViewController, TransitionAnimating {
  func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    UIAccessibility.isReduceMotionEnabled ? nil : CircleReveal(operation)  // recipe
  }
}

/// Shows the upper screen through a circle that grows in a push and shrinks in a pop.
private final class CircleReveal: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(_ operation: UINavigationController.Operation) { isPush = operation == .push }

  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.45 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let screen = context.viewController(forKey: .to)
    else { return context.completeTransition(false) }
    let (container, upper) = (context.containerView, isPush ? to : from)
    to.frame = context.finalFrame(for: screen)
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }

    // A finger can drive a mask that scales. At full size, it's as wide as the screen's diagonal.
    let side = hypot(upper.bounds.width, upper.bounds.height)
    let circle = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    circle.center = CGPoint(x: upper.bounds.midX, y: upper.bounds.midY)
    circle.backgroundColor = .black
    circle.layer.cornerRadius = side / 2
    upper.mask = circle
    let small = CGAffineTransform(scaleX: 0.02, y: 0.02)
    circle.transform = isPush ? small : .identity
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPush] in
      circle.transform = isPush ? .identity : small
    } completion: { _ in
      upper.mask = nil
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Photos to open.
final class GalleryViewController: UIViewController {
  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let pictures: [UIImage]
  private var cards: [UIView] = []

  init(pictures: [UIImage] = []) {
    self.pictures = pictures
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    pictures = []
    super.init(coder: coder)
    hidesBottomBarWhenPushed = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.navigationBar = .hidden
    view.backgroundColor = .systemBackground
    cards = [makeButton("Back", nil) { [weak self] in self?.goBack() }]
    for (index, name) in ["Lofoten", "Santorini", "Erg Chebbi"].enumerated() {
      let picture = pictures.indices.contains(index) ? pictures[index] : nil
      cards.append(makeButton(name, picture) { [weak self] in self?.open(name, picture) })
    }
    for card in cards { view.addSubview(card) }
  }

  private func open(_ name: String, _ picture: UIImage?) {
    let screen = PhotoScreen()
    screen.snapshotNavigation.navigationBar = .hidden
    screen.view = makeButton(name, picture) { [weak self] in self?.goBack() }
    navigationController?.pushViewController(screen, animated: true)
  }

  private func goBack() { navigationController?.popViewController(animated: true) }

  private func makeButton(
    _ title: String, _ picture: UIImage?, action: @escaping () -> Void
  ) -> UIButton {
    let button = UIButton(configuration: .plain(), primaryAction: UIAction { _ in action() })
    button.configuration?.title = picture == nil ? title : nil
    button.accessibilityLabel = title
    let photo = UIImageView(image: picture)
    photo.contentMode = .scaleAspectFill
    photo.clipsToBounds = true
    photo.frame = button.bounds
    photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.insertSubview(photo, at: 0)
    return button
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 12)
    let height = (area.height - 60) / 3
    for (index, card) in cards.enumerated() {
      let y = index == 0 ? 0 : 72 + CGFloat(index - 1) * height
      card.frame = CGRect(x: 0, y: y, width: area.width, height: index == 0 ? 60 : height - 12)
        .offsetBy(dx: area.minX, dy: area.minY)
    }
  }
}
