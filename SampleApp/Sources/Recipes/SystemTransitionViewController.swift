import SnapshotNavigation
import UIKit

/// An order that UIKit pushes and pops, with UIKit's own gestures.
///
/// `configuration.transition = .systemWhereBarsAgree` does so for all screens with equal bars.
final class SystemTransitionViewController: UITableViewController {
  init() {
    super.init(style: .insetGrouped)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// In both initializers, because the option is read before the view is loaded.
  private func prepare() {
    snapshotNavigation.transition = .system  // recipe
    title = "Order 1042"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.backButtonDisplayMode = .minimal
  }

  // MARK: The demo

  private let sections: [(title: String, rows: [(name: String, value: String)])] = [
    ("Items", [("Wool socks, 2 pairs", "$24.00"), ("Headlamp", "$38.50"), ("Thermos", "$29.00")]),
    (
      "Total", [("Subtotal", "$91.50"), ("Shipping", "Free"), ("Tax", "$7.55"), ("Paid", "$99.05")]
    ),
    ("Delivery", [("Status", "On its way"), ("Expected", "Thursday")]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].title }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let row = sections[indexPath.section].rows[indexPath.row]
    var content = UIListContentConfiguration.valueCell()
    content.text = row.name
    content.secondaryText = row.value
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }
}
