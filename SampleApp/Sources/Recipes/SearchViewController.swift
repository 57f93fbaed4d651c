import SnapshotNavigation
import UIKit

/// A list with a search: people swipe back from a result, and then from the active search.
///
/// A search that hides the navigation bar keeps its screen: no drag begins until it ends. This one
/// leaves the bar visible.
final class SearchViewController: UITableViewController, UISearchResultsUpdating {
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    search.hidesNavigationBarDuringPresentation = false  // recipe
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = self
    // A pushed screen covers the search, which stays active.
    definesPresentationContext = true  // recipe
    tableView.tableHeaderView = search.searchBar
    showHarbors()
  }

  func updateSearchResults(for searchController: UISearchController) { tableView.reloadData() }

  // MARK: The demo

  private static let harbors = [
    ("Ålesund", "Norway"), ("Bergen", "Norway"), ("Cobh", "Ireland"), ("Honfleur", "France"),
    ("Marstrand", "Sweden"), ("Piran", "Slovenia"), ("Port Isaac", "England"),
    ("Portofino", "Italy"), ("Tobermory", "Scotland"),
  ]

  init() {
    super.init(style: .plain)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    hidesBottomBarWhenPushed = true
    title = "Harbors"
    navigationItem.largeTitleDisplayMode = .never
  }

  private func showHarbors() {
    search.searchBar.frame.size.height = 56
    search.searchBar.searchTextField.placeholder = "Search"
    search.searchBar.searchTextField.accessibilityIdentifier = "search"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "harbor")
  }

  private var found: [(name: String, country: String)] {
    let text = search.searchBar.text?.lowercased() ?? ""
    return Self.harbors.filter { text.isEmpty || $0.0.lowercased().contains(text) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    found.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "harbor", for: indexPath)
    let harbor = found[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = harbor.name
    content.secondaryText = harbor.country
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = "harbor-\(harbor.name)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let harbor = HarborViewController(found[indexPath.row].name)
    navigationController?.pushViewController(harbor, animated: true)
  }
}

private final class HarborViewController: UITableViewController {
  private let facts = [("Berths", "140"), ("Depth", "3.5 m"), ("Fuel", "Daily, 8 to 6")]

  init(_ name: String) {
    super.init(style: .insetGrouped)
    title = name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "fact")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    facts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fact", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = facts[indexPath.row]
    cell.contentConfiguration = content
    return cell
  }
}
