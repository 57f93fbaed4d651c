import SnapshotNavigation
import UIKit

/// A photo that comes and goes in a way of its own, by tap and by drag: by a UIKit animator or by a
/// choreography.
///
/// An animator moves the screens without their bars, so neither screen has one.
private final class PhotoScreen: UIViewController, TransitionAnimating {
  func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    motion.animator?(operation)  // recipe
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.navigationBar = .hidden
    snapshotNavigation.pushChoreography = motion.choreography  // recipe
    snapshotNavigation.popChoreography = motion.choreography  // recipe
    showPhoto()
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let motion: Motion
  private let picture: UIImageView
  private let back = makeBackButton(.filled())

  init(_ motion: Motion, _ image: UIImage?) {
    self.motion = motion
    picture = UIImageView(image: image)
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    motion = Motion.all[0]
    picture = UIImageView()
    super.init(coder: coder)
    hidesBottomBarWhenPushed = true
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  private func showPhoto() {
    view.backgroundColor = .black
    picture.backgroundColor = motion.color
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    back.configuration?.baseBackgroundColor = UIColor(white: 0, alpha: 0.45)
    for part in [picture, back] { view.addSubview(part) }
    let goBack = UIAction { [weak self] _ in
      self?.navigationController?.popViewController(animated: true)
    }
    back.addAction(goBack, for: .touchUpInside)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
    placeBack(back, in: view)
  }
}

/// Photos to open, each in a way of its own.
final class GalleryViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let heading = UILabel()
  private let back = makeBackButton(.gray())
  private let cards: [PhotoCard]

  init(pictures: [UIImage] = []) {
    cards = PhotoCard.all(pictures)
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  required init?(coder: NSCoder) {
    cards = PhotoCard.all([])
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Gallery"
    hidesBottomBarWhenPushed = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.navigationBar = .hidden
    view.backgroundColor = .systemBackground
    heading.text = "Gallery"
    heading.font = UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    heading.adjustsFontForContentSizeCategory = true
    scrollView.alwaysBounceVertical = true
    for part in [scrollView, heading, back] { view.addSubview(part) }
    let goBack = UIAction { [weak self] _ in
      self?.navigationController?.popViewController(animated: true)
    }
    back.addAction(goBack, for: .touchUpInside)
    for card in cards {
      scrollView.addSubview(card)
      let open = UIAction { [weak self, motion = card.motion, image = card.picture.image] _ in
        let photo = PhotoScreen(motion, image)
        self?.navigationController?.pushViewController(photo, animated: true)
      }
      card.addAction(open, for: .touchUpInside)
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    placeBack(back, in: view)
    let area = view.bounds.inset(by: safe).insetBy(dx: 20, dy: 0)
    let room = CGSize(width: area.width - 112, height: .greatestFiniteMagnitude)
    let height = max(heading.sizeThatFits(room).height, 40)
    heading.textAlignment = .center
    heading.frame = CGRect(
      x: area.minX + 56, y: back.frame.minY, width: room.width, height: height)
    let top = heading.frame.maxY + 12
    scrollView.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    let side = (area.width - 14) / 2
    let cardHeight = cards.map { $0.height(fitting: side) }.max() ?? 0
    for (index, card) in cards.enumerated() {
      card.frame = CGRect(
        x: area.minX + CGFloat(index % 2) * (side + 14),
        y: CGFloat(index / 2) * (cardHeight + 18), width: side, height: cardHeight)
    }
    let end = (cards.last?.frame.maxY ?? 0) + 16
    scrollView.contentSize = CGSize(width: view.bounds.width, height: end)
  }
}

/// A photo, and how it comes and goes: by an animator or by a choreography.
@MainActor
private struct Motion {
  let id: String
  let title: String
  let place: String
  let color: UIColor
  var choreography: (any Choreography)?
  var animator: ((UINavigationController.Operation) -> any UIViewControllerAnimatedTransitioning)?

  static let all = [
    Motion(
      id: "fade", title: "Fade through", place: "Lofoten", color: .systemIndigo,
      animator: { _ in FadeThrough() }),
    Motion(
      id: "reveal", title: "From a circle", place: "Santorini", color: .systemTeal,
      animator: { CircleReveal($0) }),
    Motion(
      id: "rise", title: "From below", place: "Erg Chebbi", color: .systemOrange,
      choreography: .rise),
  ]
}

/// The leaving screen fades away, then the coming one fades in and grows a little.
private final class FadeThrough: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let ground = UIView(frame: transitionContext.containerView.bounds)
    ground.backgroundColor = .systemBackground
    transitionContext.containerView.insertSubview(ground, at: 0)
    transitionContext.containerView.addSubview(to)
    to.alpha = 0
    to.transform = CGAffineTransform(scaleX: 0.92, y: 0.92)
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: transitionContext), delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.35) { from.alpha = 0 }
        UIView.addKeyframe(withRelativeStartTime: 0.35, relativeDuration: 0.65) {
          to.alpha = 1
          to.transform = .identity
        }
      },
      completion: { _ in
        ground.removeFromSuperview()
        from.alpha = 1
        to.alpha = 1
        to.transform = .identity
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// The upper screen is revealed from a circle that grows, and goes back into it.
private final class CircleReveal: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPush: Bool

  init(_ operation: UINavigationController.Operation) { isPush = operation == .push }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.45 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let from = transitionContext.view(forKey: .from),
      let to = transitionContext.view(forKey: .to)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
    let upper = isPush ? to : from

    // A round mask as wide as the diagonal; it scales, so a finger can drive it.
    let side = hypot(upper.bounds.width, upper.bounds.height)
    let circle = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
    circle.center = CGPoint(x: upper.bounds.midX, y: upper.bounds.midY)
    circle.backgroundColor = .black
    circle.layer.cornerRadius = side / 2
    upper.mask = circle
    let small = CGAffineTransform(scaleX: 0.02, y: 0.02)
    circle.transform = isPush ? small : .identity
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext),
      animations: { [isPush] in circle.transform = isPush ? .identity : small },
      completion: { _ in
        upper.mask = nil
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// A photo in the grid, with where it was taken and how it opens.
private final class PhotoCard: UIControl {
  let motion: Motion
  let picture: UIImageView
  private let labels = [UILabel(), UILabel()]

  static func all(_ pictures: [UIImage]) -> [PhotoCard] {
    Motion.all.enumerated().map { index, motion in
      PhotoCard(motion, pictures.indices.contains(index) ? pictures[index] : nil)
    }
  }

  init(_ motion: Motion, _ image: UIImage?) {
    self.motion = motion
    picture = UIImageView(image: image)
    super.init(frame: .zero)
    accessibilityIdentifier = "gallery-\(motion.id)"
    isAccessibilityElement = true
    accessibilityLabel = "\(motion.title), \(motion.place)"
    accessibilityTraits = .button
    picture.backgroundColor = motion.color
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 14
    addSubview(picture)
    labels[0].text = motion.title
    labels[1].text = motion.place
    labels[1].textColor = .secondaryLabel
    for (label, style) in zip(labels, [UIFont.TextStyle.headline, .subheadline]) {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.75 : 1 }
  }

  func height(fitting width: CGFloat) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return labels.reduce(width + 8) { $0 + $1.sizeThatFits(room).height }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    var y = bounds.width + 8
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }
}

@MainActor
private func makeBackButton(_ configuration: UIButton.Configuration) -> UIButton {
  let back = UIButton(configuration: configuration)
  back.configuration?.image = UIImage(systemName: "chevron.backward")
  back.configuration?.cornerStyle = .capsule
  back.accessibilityIdentifier = "back"
  back.accessibilityLabel = "Back"
  return back
}

@MainActor
private func placeBack(_ back: UIView, in view: UIView) {
  let safe = view.safeAreaInsets
  let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  back.frame = CGRect(
    x: isRightToLeft ? view.bounds.width - safe.right - 56 : safe.left + 16,
    y: max(safe.top, 12), width: 40, height: 40)
}
