import UIKit

/// Pictures that bring animations of their own.
final class GalleryViewController: Screen {
  /// One of the animations, and the picture that shows it.
  enum Entry: String, CaseIterable {
    case fade
    case reveal
    case flip
    case rise

    var title: String {
      switch self {
      case .fade: "Fade through"
      case .reveal: "Reveal from a circle"
      case .flip: "Turn over"
      case .rise: "Slide from below"
      }
    }

    @MainActor
    func animator(
      for operation: UINavigationController.Operation
    ) -> any UIViewControllerAnimatedTransitioning {
      switch self {
      case .fade: FadeThrough()
      case .reveal: CircleReveal(operation)
      case .flip: CardFlip()
      case .rise: SlideFromBelow(operation)
      }
    }
  }

  private let buttons = Entry.allCases.map {
    UIButton.capsule($0.title, fill: Place.all[0].accent.color, text: .white)
  }

  init() { super.init(bar: .translucent, title: "Gallery") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for (entry, button) in zip(Entry.allCases, buttons) {
      button.accessibilityIdentifier = "gallery-\(entry.rawValue)"
      button.onTap { [weak self] in
        self?.navigationController?.pushViewController(GalleryPhoto(entry), animated: true)
      }
      view.addSubview(button)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = view.bounds.width - safe.left - safe.right - 40
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: safe.left + 20, y: safe.top + 24 + CGFloat(index) * 66, width: width, height: 50)
    }
  }
}

/// A picture that comes and goes by its own animation, also under a finger.
private final class GalleryPhoto: Screen {
  private let entry: GalleryViewController.Entry
  private let picture: LandscapeView

  init(_ entry: GalleryViewController.Entry) {
    self.entry = entry
    let index = GalleryViewController.Entry.allCases.firstIndex(of: entry) ?? 0
    picture = LandscapeView(Place.all[index % Place.all.count].landscape)
    super.init(bar: .hidden, title: entry.title)
  }

  required init?(coder: NSCoder) { nil }

  override func transitionAnimator(
    for operation: UINavigationController.Operation
  ) -> (any UIViewControllerAnimatedTransitioning)? { entry.animator(for: operation) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.addSubview(picture)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    picture.frame = view.bounds
  }
}
