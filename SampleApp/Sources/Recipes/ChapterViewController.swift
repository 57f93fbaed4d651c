import SnapshotNavigation
import UIKit

/// Chapters to turn with a finger: the next one is dragged in, and what was popped can be brought back.
final class ChapterViewController: UIViewController, InteractivePushing {
  private let number: Int

  /// A drag toward the leading edge asks the screen once for the one that comes next.
  func screenForInteractivePush() -> UIViewController? {
    number < Place.all.count ? ChapterViewController(number: number + 1) : nil
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Chapters that were popped keep their place: a drag brings back the same screen.
    snapshotNavigationController?.configuration.forwardHistory = 3
  }

  // MARK: The rest

  private let picture: LandscapeView
  private let heading: UILabel
  private let text: UILabel
  private let hint = UILabel(
    "Swipe left for the next chapter, right to go back.", font: .systemFont(ofSize: 15),
    color: .secondaryLabel)

  /// Chapters count from 1.
  init(number: Int = 1) {
    self.number = number
    let place = Place.all[(number - 1) % Place.all.count]
    picture = LandscapeView(place.landscape)
    heading = UILabel(
      "\(number)  \(place.name)", font: .systemFont(ofSize: 30, weight: .heavy), color: .label)
    text = UILabel(paragraphs: Array(place.story.prefix(1)))
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Every other chapter has a bar.
    if number.isMultiple(of: 2) { snapshotNavigation.navigationBar = .hidden }
    title = "Chapters"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    for part in [picture, heading, text, hint] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    let top = number.isMultiple(of: 2) ? 0 : view.safeAreaInsets.top
    picture.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: 260)
    view.place(heading, x: left, y: top + 284, width: width, height: 40)
    let height = text.height(fitting: width)
    view.place(text, x: left, y: top + 336, width: width, height: height)
    let bottom = view.bounds.height - view.safeAreaInsets.bottom
    let hintHeight = hint.height(fitting: width)
    view.place(hint, x: left, y: bottom - 20 - hintHeight, width: width, height: hintHeight)
  }
}
