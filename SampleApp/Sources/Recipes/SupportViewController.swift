import SnapshotNavigation
import UIKit

/// A help center with a stack of its own, presented over everything, tab bar included, like a push.
///
/// At its first screen a drag dismisses it; deeper down it goes back one screen.
final class SupportViewController: UITableViewController {
  static func show(from navigation: UIViewController) {
    let support = stack()
    navigation.presentAsPush(support)  // recipe
  }

  /// Return it from `screenForInteractivePush()` to have it dragged in.
  static func stack() -> UINavigationController {
    SnapshotNavigationController(rootViewController: SupportViewController())  // recipe
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let articles = [
    (
      "Change or cancel a trip",
      """
      Open the trip and choose Change. Until two days before departure it's free; after that, \
      you pay the difference in price.

      Refunds arrive within five business days.
      """
    ),
    (
      "Travel with a pet",
      """
      Small pets ride for free in a carrier that fits under the seat. Larger dogs need a ticket \
      of their own and a leash.
      """
    ),
    (
      "Lost and found",
      """
      Tell us what you lost, and on which line. We keep things for three months at the main \
      station, and we'll write to you as soon as somebody brings yours in.
      """
    ),
    (
      "Talk to a person",
      """
      We're here every day from seven in the morning to ten at night. Call 555-0134, or write to \
      us and get an answer within an hour.
      """
    ),
  ]

  init() {
    super.init(style: .insetGrouped)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Support"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close",
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    "How can we help?"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    articles.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = articles[indexPath.row].0
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let (title, text) = articles[indexPath.row]
    let article = ArticleViewController(title: title, text: text)
    navigationController?.pushViewController(article, animated: true)
  }
}

/// One answer.
private final class ArticleViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let heading = UILabel()
  private let text = UILabel()

  init(title: String, text: String) {
    super.init(nibName: nil, bundle: nil)
    heading.text = title
    self.text.text = text
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.font = UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    text.font = .preferredFont(forTextStyle: .body)
    view.addSubview(scrollView)
    for label in [heading, text] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      scrollView.addSubview(label)
    }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right - 40, 600)
    var y: CGFloat = 20
    for label in [heading, text] {
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(
        x: (view.bounds.width - width) / 2, y: y, width: width, height: height)
      y += height + 14
    }
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}
