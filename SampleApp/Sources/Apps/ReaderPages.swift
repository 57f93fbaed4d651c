import UIKit

/// A chapter to read; a tap hides the bars and the status bar, another one shows them.
final class BookChapterViewController: UIViewController {
  private let book: Book
  private let number: Int
  private let scrollView = UIScrollView()
  private let text: UILabel
  private var hidesBars = false

  init(_ book: Book, _ number: Int) {
    self.book = book
    self.number = number
    // As long as a chapter is, so that there's something to scroll.
    let place = book.chapters[number]
    text = UILabel(paragraphs: [place.tagline] + place.story + place.story + place.story)
    super.init(nibName: nil, bundle: nil)
    title = place.name
  }

  required init?(coder: NSCoder) { nil }

  override var prefersStatusBarHidden: Bool { hidesBars }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var prefersHomeIndicatorAutoHidden: Bool { hidesBars }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.accessibilityIdentifier = "Text"
    scrollView.addSubview(text)
    scrollView.addGestureRecognizer(TapRecognizer { [weak self] in self?.toggleBars() })
    view.addSubview(scrollView)
    let picture = UIAction { [weak self] _ in
      guard let self else { return }
      navigationController?.pushViewController(FrontispieceViewController(book), animated: true)
    }
    let next = UIAction { [weak self] _ in
      guard let self else { return }
      let chapter = BookChapterViewController(book, (number + 1) % book.chapters.count)
      navigationController?.pushViewController(chapter, animated: true)
    }
    toolbarItems = [
      UIBarButtonItem(title: "Picture", primaryAction: picture), .flexibleSpace(),
      UIBarButtonItem(title: "Next chapter", primaryAction: next),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showBars(animated: animated)
  }

  /// Gives the next screen its bar, whichever it is.
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func toggleBars() {
    hidesBars.toggle()
    showBars(animated: true)
    UIView.animate(withDuration: 0.2) { self.setNeedsStatusBarAppearanceUpdate() }
    setNeedsUpdateOfHomeIndicatorAutoHidden()
  }

  private func showBars(animated: Bool) {
    navigationController?.setNavigationBarHidden(hidesBars, animated: animated)
    navigationController?.setToolbarHidden(hidesBars, animated: animated)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column(margin: 24)
    scrollView.frame = view.bounds
    let height = text.height(fitting: width)
    scrollView.place(text, x: left, y: 24, width: width, height: height)
    scrollView.contentSize = CGSize(width: view.bounds.width, height: height + 48)
  }
}

/// The pages of a book, to turn.
final class BookPagesViewController: UIPageViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let book: Book

  init(_ book: Book) {
    self.book = book
    super.init(
      transitionStyle: .scroll, navigationOrientation: .horizontal,
      options: [.interPageSpacing: 20])
    title = "1 of \(count)"
  }

  required init?(coder: NSCoder) { nil }

  private var count: Int { book.chapters.reduce(0) { $0 + $1.story.count } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    dataSource = self
    delegate = self
    setViewControllers([page(0)].compactMap(\.self), direction: .forward, animated: false)
    let last = UIAction { [weak self] _ in self?.turnToEnd() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "To the end", primaryAction: last)
  }

  private func page(_ index: Int) -> BookPageViewController? {
    let texts = book.chapters.flatMap(\.story)
    return texts.indices.contains(index) ? BookPageViewController(index, texts[index]) : nil
  }

  private func turnToEnd() {
    setViewControllers(
      [page(count - 1)].compactMap(\.self), direction: .forward, animated: true)
    title = "\(count) of \(count)"
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    (viewController as? BookPageViewController).flatMap { page($0.index - 1) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    (viewController as? BookPageViewController).flatMap { page($0.index + 1) }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard let page = viewControllers?.first as? BookPageViewController else { return }
    title = "\(page.index + 1) of \(count)"
  }
}

/// One page with its number.
final class BookPageViewController: UIViewController {
  let index: Int
  private let text: UILabel
  private let number: UILabel

  init(_ index: Int, _ text: String) {
    self.index = index
    self.text = UILabel(paragraphs: [text])
    number = UILabel("\(index + 1)", font: .systemFont(ofSize: 15), color: .secondaryLabel)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    number.textAlignment = .center
    for part in [text, number] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column(margin: 32, limit: 520)
    let safe = view.safeAreaInsets
    view.place(
      text, x: left, y: safe.top + 40, width: width, height: text.height(fitting: width))
    view.place(
      number, x: left, y: view.bounds.height - safe.bottom - 44, width: width, height: 24)
  }
}
