import SnapshotNavigation
import UIKit

/// A screen with a text that says what to try, and views beneath it in a column.
class LessonScreen: UIViewController {
  private let scrollView = UIScrollView()
  private let text: UILabel
  private var parts: [(view: UIView, height: CGFloat)] = []

  init(_ title: String, _ text: String) {
    self.text = UILabel(text, font: .systemFont(ofSize: 17), color: .label)
    super.init(nibName: nil, bundle: nil)
    self.title = title
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    navigationItem.standardAppearance = bar
    navigationItem.scrollEdgeAppearance = bar
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.backButtonDisplayMode = .minimal
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(scrollView)
    add(text)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.tintColor = Tone.brand.ink
  }

  /// Adds a view beneath the others; without a height, a label is as high as its text.
  final func add(_ part: UIView, height: CGFloat = 0) {
    parts.append((part, height))
    scrollView.addSubview(part)
  }

  /// Adds a button beneath the other views.
  final func addButton(
    _ title: String, _ identifier: String, _ action: @escaping @MainActor () -> Void
  ) {
    let button = UIButton.capsule(title, fill: Tone.brand.color, text: .white)
    button.accessibilityIdentifier = identifier
    button.onTap(action)
    add(button, height: 50)
  }

  /// Adds a choice beneath the other views, and calls `action` with the index of what is chosen.
  final func addChoice(
    _ items: [String], _ identifier: String, selected: Int = 0,
    _ action: @escaping @MainActor (Int) -> Void
  ) {
    let control = UISegmentedControl(items: items)
    control.accessibilityIdentifier = identifier
    control.selectedSegmentIndex = selected
    control.addAction(
      UIAction { [weak control] _ in (control?.selectedSegmentIndex).map(action) },
      for: .valueChanged)
    add(control, height: 36)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    scrollView.frame = view.bounds
    var y: CGFloat = navigationController?.isNavigationBarHidden == true ? 56 : 20
    for (part, height) in parts {
      let fitting = (part as? UILabel)?.height(fitting: width) ?? 0
      scrollView.place(part, x: left, y: y, width: width, height: max(height, fitting))
      y += max(height, fitting) + 18
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}
