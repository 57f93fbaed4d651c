import SnapshotNavigation
import UIKit

/// A book whose next chapter is dragged in, and whose popped chapters can be brought back.
final class ChapterViewController: UIViewController, InteractivePushing {
  /// A drag toward the leading edge asks the screen once for the one that comes next.
  func screenForInteractivePush() -> UIViewController? {  // recipe
    guard number < Self.chapters.count else { return nil }
    return ChapterViewController(number: number + 1, pictures: pictures)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Chapters that were popped keep their place: a drag brings back the same screen.
    snapshotNavigationController?.configuration.forwardHistory = 3  // recipe
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let number: Int
  private let pictures: [UIImage]
  private let scrollView = UIScrollView()
  private let picture = UIImageView()
  private let labels = [UILabel(), UILabel(), UILabel()]

  /// Chapters count from 1.
  init(number: Int = 1, pictures: [UIImage] = []) {
    self.number = number
    self.pictures = pictures
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  required init?(coder: NSCoder) {
    number = 1
    pictures = []
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hidesBottomBarWhenPushed = true
    title = "The Lighthouse"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.backButtonDisplayMode = .minimal
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    number.isMultiple(of: 2) ? .lightContent : .default
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // Every other chapter has a bar; without one, the picture reaches the top.
    if number.isMultiple(of: 2) {
      snapshotNavigation.navigationBar = .hidden
      scrollView.contentInsetAdjustmentBehavior = .never
    }
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    scrollView.addSubview(picture)
    picture.image = pictures.isEmpty ? nil : pictures[(number - 1) % pictures.count]
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.backgroundColor = [.systemTeal, .systemIndigo, .systemOrange, .systemGreen][number % 4]

    let chapter = Self.chapters[(number - 1) % Self.chapters.count]
    let texts: [(String, UIFont.TextStyle)] = [
      ("Chapter \(number)", .subheadline), (chapter.title, .title1), (chapter.text, .body),
    ]
    for (label, (text, style)) in zip(labels, texts) {
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textColor = style == .subheadline ? .secondaryLabel : .label
      scrollView.addSubview(label)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = min(view.bounds.width - 48, 640)
    let x = (view.bounds.width - width) / 2
    picture.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 280)
    var y: CGFloat = 304
    for (label, gap) in zip(labels, [4, 16, 48] as [CGFloat]) {
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      label.frame = CGRect(x: x, y: y, width: width, height: label.sizeThatFits(room).height)
      y = label.frame.maxY + gap
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }

  private static let chapters = [
    (
      title: "The boat on Monday",
      text: """
      Twice a week a boat brought the mail, and on Mondays it also brought bread. Ida counted the \
      loaves before she read the letters, because letters could wait and bread could not.

      That Monday there was one loaf too many, and a man sitting behind it.
      """
    ),
    (
      title: "A guest with two coats",
      text: """
      He had come to repair the clock, he said, although nobody had told him that it was broken. \
      He wore one coat and carried the other, and he never explained either.

      The clock, when they went up to look, was four minutes ahead.
      """
    ),
    (
      title: "Fog",
      text: """
      For three days there was nothing to see, so they listened: to the horn, the gulls, and the \
      clock, which now kept time.

      On the fourth day Ida found the second coat on the hook by the door, with a ticket in it.
      """
    ),
    (
      title: "The other shore",
      text: """
      From the far side the lighthouse was a pencil stroke. She had never seen it from here, and \
      for a moment she didn't know whose light that was.

      Then it turned, and it was four minutes ahead.
      """
    ),
  ]
}
