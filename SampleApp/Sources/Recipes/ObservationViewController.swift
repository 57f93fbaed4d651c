import SnapshotNavigation
import UIKit

/// A timetable that follows every transition of its stack, taps and drags alike.
///
/// The observation ends when it's released. `transitionEvents()` reports the same without progress, as
/// an asynchronous sequence.
final class ObservationViewController: UITableViewController {
  private var observation: TransitionObservation?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let navigation = snapshotNavigationController
    observation = navigation?.observeTransitions { [weak self] event in  // recipe
      self?.note(event)
    }
  }

  private func note(_ event: NavigationEvent) {
    // The screen appears before its own push has ended.
    if report.isEmpty, event.phase == .didFinish { return }
    switch event.phase {  // recipe
    case .willBegin:
      least = 1
      report = ["A \(event.operation) begins, trigger: \(event.trigger)"]
    case .progress(let coverage):
      least = min(least, coverage)
      return
    case .didFinish: report.append("Finished")
    case .didCancel: report.append("Canceled. Coverage fell to \(Int(least * 100))%")
    }
    tableView.reloadData()
  }

  // MARK: The demo

  private let departures = [
    ("Pier 1, Vesper Island", "8:40 AM"), ("Pier 3, North Cape", "9:15 AM"),
    ("Pier 1, Vesper Island", "11:40 AM"), ("Pier 2, Old Harbor", "2:05 PM"),
  ]
  private var report: [String] = []
  private var least: CGFloat = 1

  init() {
    super.init(style: .insetGrouped)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Ferries"
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    section == 0 ? "Departures" : "Last transition"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? departures.count : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    if indexPath.section == 0 {
      (content.text, content.secondaryText) = departures[indexPath.row]
      cell.accessibilityIdentifier = nil
    } else {
      content.text = report.isEmpty ? "None so far" : report.joined(separator: "\n")
      cell.accessibilityIdentifier = "report"
    }
    cell.contentConfiguration = content
    return cell
  }
}
