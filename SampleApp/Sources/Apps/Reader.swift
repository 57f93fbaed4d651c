import UIKit

/// A book of journeys, a chapter for each place.
struct Book {
  let title: String
  let author: String
  let chapters: [Place]

  static let all = [
    Book(
      title: "The Long Way North", author: "Ines Aas",
      chapters: [.lofoten, .dolomites, .patagonia]),
    Book(title: "Warm Stone", author: "Paolo Ferri", chapters: [.amalfi, .santorini, .erg]),
    Book(
      title: "Four Seasons, One Bag", author: "June Ito", chapters: [.kyoto, .lofoten, .amalfi]),
  ]
}

/// The shelf.
final class BooksViewController: UITableViewController {
  private let covers = Book.all.compactMap(\.chapters.first).map {
    $0.landscape.thumbnail(side: 56, cornerRadius: 4)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    tableView.rowHeight = 76
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Book.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let book = Book.all[indexPath.row]
    return tableView.row(
      book.title, .subtitleCell(), detail: book.author, image: covers[indexPath.row],
      accessory: .disclosureIndicator)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(
      BookViewController(Book.all[indexPath.row]), animated: true)
  }
}

/// The contents of a book.
final class BookViewController: UITableViewController {
  private let book: Book

  init(_ book: Book) {
    self.book = book
    super.init(style: .grouped)
    title = book.title
  }

  required init?(coder: NSCoder) { nil }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? book.chapters.count : 2
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    section == 0 ? "Chapters" : "Look inside"
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.section == 0 {
      let name = book.chapters[indexPath.row].name
      return tableView.row("\(indexPath.row + 1)  \(name)", accessory: .disclosureIndicator)
    }
    return tableView.row(
      indexPath.row == 0 ? "Leaf through" : "Frontispiece", accessory: .disclosureIndicator)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(screen(at: indexPath), animated: true)
  }

  private func screen(at indexPath: IndexPath) -> UIViewController {
    switch (indexPath.section, indexPath.row) {
    case (0, let row): BookChapterViewController(book, row)
    case (_, 0): BookPagesViewController(book)
    default: FrontispieceViewController(book)
    }
  }
}

/// A picture that two fingers or two taps enlarge.
final class FrontispieceViewController: UIViewController, UIScrollViewDelegate {
  private let scrollView = UIScrollView()
  private let picture: LandscapeView

  init(_ book: Book) {
    picture = LandscapeView((book.chapters.first ?? .lofoten).landscape)
    super.init(nibName: nil, bundle: nil)
    title = "Frontispiece"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.maximumZoomScale = 4
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.accessibilityIdentifier = "Picture"
    scrollView.delegate = self
    scrollView.addSubview(picture)
    view.addSubview(scrollView)
    scrollView.addGestureRecognizer(
      TapRecognizer(taps: 2) { [weak self] in
        guard let scrollView = self?.scrollView else { return }
        scrollView.setZoomScale(scrollView.zoomScale > 1 ? 1 : 3, animated: true)
      })
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let frame = view.bounds.inset(by: view.safeAreaInsets)
    guard scrollView.frame != frame else { return }
    scrollView.zoomScale = 1
    scrollView.frame = frame
    scrollView.contentSize = frame.size
    picture.frame = CGRect(origin: .zero, size: frame.size)
  }
}
