import SnapshotNavigation
import UIKit

/// Limits the memory that the snapshots of a stack use, in bytes, and shows what they use now.
///
/// Without a limit of yours, it's that of three screens. What doesn't fit is compressed, then dropped;
/// going back to such a screen shows the live one.
final class MemoryViewController: UITableViewController {
  private let limits: [(name: String, bytes: Int?)] = [
    ("Three screens", nil), ("24 MB", 24_000_000), ("No snapshots", 0),
  ]

  init() {
    super.init(style: .insetGrouped)
    title = "Storage"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.reloadData()
  }

  // MARK: Table

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    ["Used by snapshots", "Limit for snapshots", nil][section]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    [1, limits.count, 1][section]
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    cell.accessoryType = .none
    cell.accessibilityIdentifier = nil
    switch indexPath.section {
    case 0:
      let bytes = snapshotNavigationController?.snapshotMemoryUsage ?? 0  // recipe
      content.text = "This stack"
      content.secondaryText = String(format: "%.1f MB", Double(bytes) / 1_000_000)
      cell.selectionStyle = .none
    case 1:
      let limit = limits[indexPath.row]
      let current = snapshotNavigationController?.configuration.snapshotMemoryLimit
      content.text = limit.name
      cell.accessoryType = limit.bytes == current ? .checkmark : .none
      cell.accessibilityIdentifier = "limit-\(indexPath.row)"
      cell.selectionStyle = .default
    default:
      content.text = "Open another screen"
      content.textProperties.color = .systemBlue
      cell.accessibilityIdentifier = "push-another"
      cell.selectionStyle = .default
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 1 {
      let bytes = limits[indexPath.row].bytes
      snapshotNavigationController?.configuration.snapshotMemoryLimit = bytes  // recipe
      tableView.reloadData()
    } else if indexPath.section == 2 {
      navigationController?.pushViewController(MemoryViewController(), animated: true)
    }
  }
}
