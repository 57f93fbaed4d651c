import UIKit
import UIKitHost

/// A cell that counts how often it is used again.
@MainActor final class CountingCell: UITableViewCell {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// The rows of a table, and what it tells its delegate.
@MainActor final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = [100]
  private(set) var calls: [String] = []
  private(set) var made: Set<UITableViewCell> = []
  /// How often a cell was asked for.
  private(set) var asked = 0
  var action: UIContextualAction?
  var leadingAction: UIContextualAction?

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    asked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    made.insert(cell)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.count > 1 ? "Section \(section)" : nil
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("will \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("did \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselected \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    action.map { UISwipeActionsConfiguration(actions: [$0]) }
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    leadingAction.map { UISwipeActionsConfiguration(actions: [$0]) }
  }
}
