import SnapshotNavigation
import UIKit

/// Bars of every kind in one stack: translucent, opaque, colored, a large title, a toolbar, none.
///
/// Each screen configures its bar with UIKit's own API; each bar moves with its screen.
final class BarsViewController: UIViewController {
  enum Kind: Int, CaseIterable {
    case translucent, opaque, colored, large, toolbar, none
  }

  private let kind: Kind
  private let scrollView = UIScrollView()
  private let pictures = Place.all.map { LandscapeView($0.landscape) }
  private let text: UILabel
  private let onward = UIButton.capsule("", fill: Tone.brand.color, text: .white)

  init(_ kind: Kind = .translucent) {
    self.kind = kind
    text = UILabel(kind.text, font: .systemFont(ofSize: 17), color: .label)
    super.init(nibName: nil, bundle: nil)
    title = kind.title
    navigationItem.largeTitleDisplayMode = kind == .large ? .always : .never
    navigationItem.backButtonDisplayMode = .minimal
    let appearance = UINavigationBarAppearance()
    if kind == .colored || kind == .opaque { appearance.configureWithOpaqueBackground() }
    if kind == .colored {
      appearance.backgroundColor = Tone(0xB5487A).color
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
    if kind == .toolbar {
      let items = ["square.and.arrow.up", "heart", "bookmark"].map { name in
        UIBarButtonItem(image: UIImage(systemName: name), primaryAction: UIAction { _ in })
      }
      toolbarItems = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
    }
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    kind == .colored || kind == .none ? .lightContent : .default
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.tintColor = kind == .colored ? .white : Tone.brand.ink
    navigationController?.toolbar.tintColor = Tone.brand.ink
    navigationController?.setToolbarHidden(kind != .toolbar, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { navigationController?.setToolbarHidden(true, animated: animated) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if kind == .none { snapshotNavigation.navigationBar = .hidden }
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    if kind == .none { scrollView.contentInsetAdjustmentBehavior = .never }
    view.addSubview(scrollView)
    for part in pictures + [text, onward] { scrollView.addSubview(part) }
    for picture in pictures.dropFirst(kind == .none ? 1 : 0) { picture.layer.cornerRadius = 14 }
    onward.accessibilityIdentifier = "next-bar"
    let following = Kind(rawValue: kind.rawValue + 1)
    onward.setTitle(following.map { "Next: \($0.title)" } ?? "Back to the recipes", for: .normal)
    onward.onTap { [weak self] in
      guard let navigation = self?.navigationController else { return }
      if let following {
        navigation.pushViewController(BarsViewController(following), animated: true)
      } else {
        navigation.popToRootViewController(animated: true)
      }
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    scrollView.frame = view.bounds
    var y: CGFloat = 16
    for (index, picture) in pictures.enumerated() {
      if index == 0, kind == .none {
        picture.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 300)
        y = 320
      } else {
        scrollView.place(picture, x: left, y: y, width: width, height: 190)
        y += 206
      }
      guard index == 0 else { continue }
      let height = text.height(fitting: width)
      scrollView.place(text, x: left, y: y, width: width, height: height)
      scrollView.place(onward, x: left, y: y + height + 16, width: width, height: 48)
      y += height + 88
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}

extension BarsViewController.Kind {
  var title: String {
    switch self {
    case .translucent: "Translucent"
    case .opaque: "Opaque"
    case .colored: "Colored"
    case .large: "Large title"
    case .toolbar: "Toolbar"
    case .none: "No bar"
    }
  }

  var text: String {
    switch self {
    case .translucent: "Content scrolls beneath this bar and shines through."
    case .opaque: "Content ends at this bar."
    case .colored: "A bar in a color of its own, with white signs and a light status bar."
    case .large: "The title shrinks into the bar as you scroll. The picture keeps it as it was."
    case .toolbar: "A toolbar below. The tab bar stands beneath it."
    case .none: "No bar at all. Drag this screen off and watch the one below bring its own."
    }
  }
}
