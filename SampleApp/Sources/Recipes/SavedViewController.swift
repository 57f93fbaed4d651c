import SnapshotNavigation
import UIKit

/// A reading list with row actions beside the drag: to the left a row opens, to the right the
/// screen pops.
///
/// Works without any setup: the drag looks at what's under the finger.
final class SavedViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let remove = UIContextualAction(style: .destructive, title: "Remove") {
      [weak self] _, _, done in
      self?.articles.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])  // recipe
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let table = UITableView(frame: .zero, style: .plain)
  private var articles = [
    Article(title: "Why bread rises", source: "The Sunday Baker"),
    Article(title: "A weekend without maps", source: "Trails & Rails"),
    Article(title: "The quietest room in town", source: "City Notes"),
    Article(title: "How to sharpen a pencil", source: "Drawing Weekly"),
    Article(title: "Ten soups for cold days", source: "The Sunday Baker"),
    Article(title: "Night trains are back", source: "Trails & Rails"),
    Article(title: "What owls hear", source: "Field & Forest"),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reading list"
    navigationItem.largeTitleDisplayMode = .never
    table.accessibilityIdentifier = "saved"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = articles[indexPath.row].title
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryText = articles[indexPath.row].source
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: "bookmark.fill")?
      .withTintColor(.systemOrange, renderingMode: .alwaysOriginal)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let screen = ArticleViewController(articles[indexPath.row])
    navigationController?.pushViewController(screen, animated: true)
  }
}

private struct Article {
  var title: String
  var source: String
}

private final class ArticleViewController: UIViewController {
  private let text = UITextView()

  init(_ article: Article) {
    super.init(nibName: nil, bundle: nil)
    title = article.source
    navigationItem.largeTitleDisplayMode = .never
    text.text = """
      \(article.title)

      The first page of an article usually says what the last page proves. Between the two there \
      are pictures, a detour, and one person who explains it better than anyone else.
      """
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.isEditable = false
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.textContainerInset = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    view.addSubview(text)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    text.frame = view.bounds
  }
}
