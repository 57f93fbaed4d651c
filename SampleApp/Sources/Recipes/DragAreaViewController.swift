import SnapshotNavigation
import UIKit

/// A reader's settings that choose where a drag back may begin: anywhere, at the edge or nowhere.
///
/// `configuration.dragArea` of the controller sets it for all screens.
final class DragAreaViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.dragArea = .edge(24)  // recipe
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }

  // MARK: The demo

  private let areas: [(name: String, detail: String, area: DragArea)] = [
    ("Anywhere", "Swipe right on any part of a page", .anywhere),
    ("At the edge", "Swipe from the edge of the screen", .edge(24)),
    ("Nowhere", "Use the back button instead", .disabled),
  ]
  private let text = [("Font", "Serif"), ("Size", "Medium"), ("Line spacing", "Wide")]
  private var chosen = 1

  init() {
    super.init(style: .insetGrouped)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Reading"
    navigationItem.largeTitleDisplayMode = .never
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.section == 0 else { return }
    chosen = indexPath.row
    snapshotNavigation.dragArea = areas[chosen].area
    tableView.reloadData()
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { section == 0 ? "Swipe back from" : "Text" }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? areas.count : text.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let isArea = indexPath.section == 0
    var content: UIListContentConfiguration = isArea ? .subtitleCell() : .valueCell()
    if isArea {
      content.text = areas[indexPath.row].name
      content.secondaryText = areas[indexPath.row].detail
      content.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
      content.secondaryTextProperties.color = .secondaryLabel
    } else {
      content.text = text[indexPath.row].0
      content.secondaryText = text[indexPath.row].1
    }
    cell.contentConfiguration = content
    cell.selectionStyle = isArea ? .default : .none
    cell.accessoryType = isArea && indexPath.row == chosen ? .checkmark : .none
    cell.accessibilityIdentifier = isArea ? "drag-area-\(indexPath.row)" : nil
    return cell
  }
}
