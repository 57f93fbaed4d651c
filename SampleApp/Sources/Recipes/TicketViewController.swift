import SnapshotNavigation
import UIKit

/// A screen of a storyboard, which slides over the one below.
///
/// In the Identity inspector, the navigation controller's class is `SnapshotNavigationController`, and
/// its module is `SnapshotNavigation`. The screen's class is this one, in the app's own module.
final class TicketViewController: UITableViewController {
  required init?(coder: NSCoder) {
    super.init(coder: coder)  // recipe
    prepare()
  }

  /// Here rather than in `viewDidLoad`, because some options are read before the view is loaded.
  private func prepare() {
    snapshotNavigation.pushChoreography = .cover  // recipe
    snapshotNavigation.popChoreography = .cover  // recipe
    showTicket()
  }

  // MARK: The demo

  private let rows = [
    ("From", "Bodø"), ("To", "Moskenes"), ("Departs", "8:40 AM"), ("Deck", "Upper, window"),
    ("Passengers", "2 adults"), ("Price", "$46.00"),
  ]

  /// For the Linux host, which has no storyboards.
  init() {
    super.init(style: .insetGrouped)
    prepare()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

  private func showTicket() {
    title = "Ferry ticket"
    navigationItem.largeTitleDisplayMode = .never
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = UIColor(red: 1, green: 0.92, blue: 0.68, alpha: 1)
    appearance.titleTextAttributes = [.foregroundColor: UIColor.black]
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = rows[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
