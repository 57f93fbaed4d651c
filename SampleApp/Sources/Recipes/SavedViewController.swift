import SnapshotNavigation
import UIKit

/// Rows with swipe actions beside the drag: to the left a row opens, to the right the screen pops.
///
/// Works without any setup: the drag looks at what's under the finger.
final class SavedViewController: UIViewController {
  private let table = UITableView(frame: .zero, style: .plain)
  private var places = Place.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Saved places"
    navigationItem.largeTitleDisplayMode = .never
    table.rowHeight = 64
    table.accessibilityIdentifier = "saved"
    table.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }
}

extension SavedViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    let place = places[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = place.name
    content.secondaryText = place.tagline
    content.image = place.landscape.thumbnail(side: 48, cornerRadius: 10)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let screen = Page.place(places[indexPath.row]).makeScreen()
    navigationController?.pushViewController(screen, animated: true)
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let remove = UIContextualAction(style: .destructive, title: "Remove") {
      [weak self] _, _, done in
      self?.places.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [remove])
  }
}
