import SnapshotNavigation
import UIKit

/// Limits the memory that the snapshots of all stacks use, in bytes, shows what they use now, and fills
/// it.
///
/// Without a limit, it's the size of three screens, 50 MB at most. What doesn't fit is compressed,
/// then dropped; going back to such a screen shows the live one.
final class MemoryViewController: UITableViewController {
  private var usage: UIListContentConfiguration {
    var content = UIListContentConfiguration.valueCell()
    let bytes = SnapshotNavigationController.snapshotMemoryUsage  // recipe
    content.text = "All stacks"
    content.secondaryText = String(format: "%.1f MB", Double(bytes) / 1_000_000)
    return content
  }

  private func limit(to bytes: Int?) {
    SnapshotNavigationController.snapshotMemoryLimit = bytes  // recipe
  }

  // MARK: The demo

  private let limits: [(name: String, bytes: Int?)] = [
    ("Three screens", nil), ("24 MB", 24_000_000), ("No snapshots", 0),
  ]

  /// How many more screens open by themselves.
  private var following: Int
  private var isFollowed = false

  init(following: Int = 0) {
    self.following = following
    super.init(style: .insetGrouped)
    prepare()
  }

  required init?(coder: NSCoder) {
    following = 0
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Storage"
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tableView.reloadData()
    if !isFollowed { follow() }
    if following > 0 { open(following: following - 1) }
    following = 0
  }

  /// Drawing or compression at rest changes it without a push.
  private func follow() {
    isFollowed = view.window != nil
    guard isFollowed else { return }
    let cell = tableView.cellForRow(at: IndexPath(row: 0, section: 0))
    cell?.contentConfiguration = usage
    let timer = Timer(timeInterval: 0.5, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.follow() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  private func open(following: Int) {
    let next = MemoryViewController(following: following)
    navigationController?.pushViewController(next, animated: true)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 3 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    ["Used by snapshots", "Limit for snapshots", nil][section]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    [1, limits.count, 2][section]
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
      content = usage
      cell.selectionStyle = .none
    case 1:
      let limit = limits[indexPath.row]
      let current = SnapshotNavigationController.snapshotMemoryLimit
      content.text = limit.name
      cell.accessoryType = limit.bytes == current ? .checkmark : .none
      cell.accessibilityIdentifier = "limit-\(indexPath.row)"
      cell.selectionStyle = .default
    default:
      content.text = indexPath.row == 0 ? "Open another screen" : "Fill it with ten screens"
      content.textProperties.color = .systemBlue
      cell.accessibilityIdentifier = indexPath.row == 0 ? "push-another" : "fill"
      cell.selectionStyle = .default
    }
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.section == 1 {
      limit(to: limits[indexPath.row].bytes)
      tableView.reloadData()
    } else if indexPath.section == 2 {
      open(following: indexPath.row == 0 ? 0 : 9)
    }
  }
}
