import SnapshotNavigation
import UIKit

/// Train lines, each with a bar in its own color and a status bar that suits it.
///
/// Each bar moves with its screen, so two colors are never mixed. For the status bar, the screen is on
/// a `StyledNavigationController`, below.
final class BarColorsViewController: UITableViewController {
  private func setBar() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = line.color  // recipe
    appearance.titleTextAttributes = [.foregroundColor: line.ink]
    navigationItem.standardAppearance = appearance  // recipe
    navigationItem.scrollEdgeAppearance = appearance  // recipe
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    line.ink == .white ? .lightContent : .darkContent
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.tintColor = line.ink
  }

  // MARK: The demo

  private let line: Line

  /// Lines count from 0.
  init(line: Int = 0) {
    self.line = Line.all[line % Line.all.count]
    super.init(style: .plain)
    prepare()
  }

  required init?(coder: NSCoder) {
    line = Line.all[0]
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = line.name
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.backButtonDisplayMode = .minimal
    setBar()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "stop")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    line.stops.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "stop", for: indexPath)
    let stop = line.stops[indexPath.row]
    let other = stop.transfer.map { Line.all[$0] }
    var content = UIListContentConfiguration.subtitleCell()
    content.text = stop.name
    content.secondaryText = other.map { "Change to the \($0.name)" } ?? stop.time
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: "circle.fill")?
      .withTintColor(other?.color ?? line.color, renderingMode: .alwaysOriginal)
    cell.contentConfiguration = content
    cell.accessoryType = other == nil ? .none : .disclosureIndicator
    cell.selectionStyle = other == nil ? .none : .default
    cell.accessibilityIdentifier = other.map { "change-\($0.name)" }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let other = line.stops[indexPath.row].transfer else { return }
    navigationController?.pushViewController(
      BarColorsViewController(line: other), animated: true)
  }
}

/// Asks the screen that covers more than half for the style of the status bar.
///
/// Where the navigation bar is visible, UIKit asks only the navigation controller.
final class StyledNavigationController: SnapshotNavigationController {
  private var observation: TransitionObservation?
  private weak var covering: UIViewController? {
    didSet { if covering !== oldValue { setNeedsStatusBarAppearanceUpdate() } }
  }

  override var childForStatusBarStyle: UIViewController? { covering ?? topViewController }

  override func viewDidLoad() {
    super.viewDidLoad()
    observation = observeTransitions { [weak self] event in self?.follow(event) }
  }

  private func follow(_ event: NavigationEvent) {
    guard !event.isPresentation else { return }
    switch event.phase {
    case .willBegin: covering = event.from
    case .progress(let coverage):
      covering = (coverage > 0.5) == (event.operation == .push) ? event.to : event.from
    case .didFinish, .didCancel: covering = nil
    }
  }
}

private struct Line {
  var name: String
  var color: UIColor
  /// For what stands on the color.
  var ink: UIColor = .white
  var stops: [(name: String, time: String, transfer: Int?)]

  @MainActor static let all = [
    Line(
      name: "Blue Line", color: UIColor(red: 0.1, green: 0.36, blue: 0.68, alpha: 1),
      stops: [
        ("Airport", "8:02", nil), ("Harbor", "8:09", nil), ("City Hall", "8:14", 1),
        ("Central Station", "8:17", 2), ("University", "8:21", nil), ("Zoo", "8:26", nil),
        ("Lakeside", "8:33", nil),
      ]),
    Line(
      name: "Yellow Line", color: UIColor(red: 0.98, green: 0.8, blue: 0.2, alpha: 1), ink: .black,
      stops: [
        ("Stadium", "8:10", nil), ("Market Street", "8:15", nil), ("City Hall", "8:19", 0),
        ("Museum", "8:23", 2), ("Botanical Garden", "8:28", nil), ("Old Mill", "8:34", nil),
      ]),
    Line(
      name: "Red Line", color: UIColor(red: 0.74, green: 0.16, blue: 0.18, alpha: 1),
      stops: [
        ("North Gate", "8:11", nil), ("Museum", "8:16", 1), ("Central Station", "8:20", 0),
        ("Hospital", "8:24", nil), ("South Beach", "8:31", nil),
      ]),
  ]
}
