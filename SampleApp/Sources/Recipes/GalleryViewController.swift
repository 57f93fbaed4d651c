import SnapshotNavigation
import UIKit

/// Pictures that are pushed and popped in ways of their own, also under a finger: by choreographies,
/// and by animators.
///
/// An animator moves the screens without their bars, so neither screen has one.
final class GalleryViewController: UIViewController {
  /// One of the animations, and the picture that shows it.
  enum Entry: String, CaseIterable {
    case fade, reveal, flip, rise
  }

  private let scrollView = UIScrollView()
  private let cards = Entry.allCases.map { GalleryCard($0) }
  private let back = UIButton.round(.back)
  private let heading = UILabel(
    "Gallery", font: .systemFont(ofSize: 24, weight: .bold), color: .label)

  override var hidesBottomBarWhenPushed: Bool {
    get { true }
    set {}
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.navigationBar = .hidden
    title = "Gallery"
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    for part in [scrollView, heading, back] { view.addSubview(part) }
    back.accessibilityIdentifier = "back"
    back.accessibilityLabel = "Back"
    back.onTap { [weak self] in self?.navigationController?.popViewController(animated: true) }
    for card in cards {
      scrollView.addSubview(card)
      card.onTap { [weak self, entry = card.entry] in
        self?.navigationController?.pushViewController(GalleryPhoto(entry), animated: true)
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    view.placeBack(back)
    let row = back.frame
    view.place(heading, x: left + row.width + 8, y: row.minY, width: 200, height: row.height)
    scrollView.frame = CGRect(
      x: 0, y: row.maxY + 8, width: view.bounds.width, height: view.bounds.height - row.maxY - 8)
    let side = (width - 14) / 2
    for (index, card) in cards.enumerated() {
      let column = CGFloat(index % 2)
      let row = CGFloat(index / 2)
      scrollView.place(
        card, x: left + column * (side + 14), y: 16 + row * (side + 62), width: side,
        height: side + 48)
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 16 + 2 * (side + 62))
  }
}

/// A picture with a choreography or an animator of its own, for taps and drags.
private final class GalleryPhoto: UIViewController, TransitionAnimating {
  private let entry: GalleryViewController.Entry
  private let picture: LandscapeView
  private let back = UIButton.round(.back)

  init(_ entry: GalleryViewController.Entry) {
    self.entry = entry
    picture = LandscapeView(entry.place.landscape)
    super.init(nibName: nil, bundle: nil)
    title = entry.title
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    switch entry {
    case .fade: FadeThrough()
    case .reveal: CircleReveal(operation)
    case .flip, .rise: nil
    }
  }

  /// A picture that rises is dragged down again.
  private var choreography: (any Choreography)? {
    switch entry {
    case .fade, .reveal: nil
    case .flip: .flip
    case .rise: .rise
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.navigationBar = .hidden
    snapshotNavigation.pushChoreography = choreography
    snapshotNavigation.popChoreography = choreography
    view.backgroundColor = .black
    for part in [picture, back] { view.addSubview(part) }
    back.accessibilityIdentifier = "back"
    back.accessibilityLabel = "Back"
    back.onTap { [weak self] in self?.navigationController?.popViewController(animated: true) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
    view.placeBack(back)
  }
}

/// A small picture with the name of its animation.
private final class GalleryCard: UIControl {
  let entry: GalleryViewController.Entry
  private let picture: LandscapeView
  private let name: UILabel
  private let place: UILabel

  init(_ entry: GalleryViewController.Entry) {
    self.entry = entry
    picture = LandscapeView(entry.place.landscape)
    name = UILabel(entry.title, font: .systemFont(ofSize: 15, weight: .semibold), color: .label)
    place = UILabel(entry.place.name, font: .systemFont(ofSize: 13), color: .secondaryLabel)
    super.init(frame: .zero)
    accessibilityIdentifier = "gallery-\(entry.rawValue)"
    speak("\(entry.title), \(entry.place.name)")
    picture.layer.cornerRadius = 14
    for part in [picture, name, place] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { alpha = isHighlighted ? 0.75 : 1 }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.width)
    name.frame = CGRect(x: 0, y: bounds.width + 8, width: bounds.width, height: 20)
    place.frame = CGRect(x: 0, y: bounds.width + 28, width: bounds.width, height: 18)
  }
}

extension GalleryViewController.Entry {
  fileprivate var title: String {
    switch self {
    case .fade: "Fade through"
    case .reveal: "From a circle"
    case .flip: "Turn over"
    case .rise: "From below"
    }
  }

  fileprivate var place: Place {
    switch self {
    case .fade: .lofoten
    case .reveal: .santorini
    case .flip: .kyoto
    case .rise: .erg
    }
  }
}
