import SnapshotNavigation
import UIKit

/// A trip in six screens, each with the bar that suits it, from translucent to none at all.
///
/// Each screen sets its bar up with UIKit's own API, and each bar moves with its screen.
final class BarsViewController: UITableViewController {
  private func setBar() {
    let appearance = UINavigationBarAppearance()
    if kind == .colored || kind == .opaque { appearance.configureWithOpaqueBackground() }
    if kind == .colored {
      appearance.backgroundColor = .systemIndigo
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
    navigationItem.standardAppearance = appearance  // recipe
    navigationItem.scrollEdgeAppearance = appearance  // recipe
    if kind == .none {
      snapshotNavigation.navigationBar = .hidden  // recipe
    }
  }

  // MARK: The demo

  private let kind: Kind
  private let picture: UIImage?

  init(_ kind: Kind = .translucent, picture: UIImage? = nil) {
    self.kind = kind
    self.picture = picture
    super.init(style: .plain)
    prepare()
  }

  required init?(coder: NSCoder) {
    kind = .translucent
    picture = nil
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = kind.title
    navigationItem.largeTitleDisplayMode = kind == .large ? .always : .never
    navigationItem.backButtonDisplayMode = .minimal
    setBar()
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    kind == .colored || kind == .none ? .lightContent : .default
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    if kind == .none || kind == .translucent { addPicture() }
    if kind == .toolbar {
      let items = ["square.and.arrow.up", "heart", "bookmark"].map { name in
        UIBarButtonItem(image: UIImage(systemName: name), primaryAction: UIAction { _ in })
      }
      toolbarItems = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
    }
  }

  private func addPicture() {
    let header = UIImageView(image: picture)
    header.frame.size.height = kind == .none ? 300 : 220
    header.backgroundColor = .systemIndigo
    header.contentMode = .scaleAspectFill
    header.clipsToBounds = true
    tableView.tableHeaderView = header
    if kind == .none { tableView.contentInsetAdjustmentBehavior = .never }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.navigationBar.tintColor = kind == .colored ? .white : nil
    navigationController?.setToolbarHidden(kind != .toolbar, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { navigationController?.setToolbarHidden(true, animated: animated) }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    kind.rows.count + 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let isLast = indexPath.row == kind.rows.count
    var content = UIListContentConfiguration.subtitleCell()
    if isLast {
      content.text = kind.following.map { "Next: \($0.title)" } ?? "Back to the start"
      content.textProperties.color = .systemBlue
    } else {
      content.text = kind.rows[indexPath.row].text
      content.secondaryText = kind.rows[indexPath.row].detail
      content.secondaryTextProperties.color = .secondaryLabel
    }
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    cell.contentConfiguration = content
    cell.selectionStyle = isLast ? .default : .none
    cell.accessoryType = isLast ? .disclosureIndicator : .none
    cell.accessibilityIdentifier = isLast ? "next-bar" : nil
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard indexPath.row == kind.rows.count else { return }
    if let following = kind.following {
      let next = BarsViewController(following, picture: picture)
      navigationController?.pushViewController(next, animated: true)
    } else {
      navigationController?.popToRootViewController(animated: true)
    }
  }
}

extension BarsViewController {
  enum Kind: Int {
    case translucent, opaque, colored, large, toolbar, none

    var following: Kind? { Kind(rawValue: rawValue + 1) }

    var title: String {
      switch self {
      case .translucent: "Itinerary"
      case .opaque: "Tickets"
      case .colored: "Boarding pass"
      case .large: "Packing list"
      case .toolbar: "Travel notes"
      case .none: "Postcard"
      }
    }

    var rows: [(text: String, detail: String)] {
      switch self {
      case .translucent:
        [
          ("Ferry to Moskenes", "Monday, 3:15 PM"), ("Hike to Reinebringen", "Tuesday morning"),
          ("Kayaking in the fjord", "Wednesday, 9:00 AM"), ("A day off in Reine", "Thursday"),
          ("Fishing with Ingrid", "Friday, 6:30 AM"), ("Northern lights", "Saturday, late"),
          ("Flight home", "Sunday, 1:40 PM"),
        ]
      case .opaque:
        [
          ("Ferry, Bodø to Moskenes", "2 adults, 1 bicycle"), ("Kayak, half a day", "2 adults"),
          ("Flight, Leknes to Bodø", "2 adults, 2 bags"),
        ]
      case .colored:
        [
          ("WF 805", "Flight"), ("Leknes to Bodø", "Route"), ("1:10 PM", "Boarding"),
          ("2", "Gate"), ("7A and 7B", "Seats"),
        ]
      case .large:
        [
          ("Rain jacket", "The light one"), ("Wool socks", "Four pairs"),
          ("Headlamp", "And batteries"), ("Camera", "And the tripod"), ("Thermos", "For coffee"),
        ]
      case .toolbar:
        [
          ("The bakery in Reine opens at seven", "Get there before the cyclists do"),
          ("Bus 742 stops at the harbor", "Every two hours"),
          ("Cell service ends after Å", "Download the map"),
        ]
      case .none:
        [
          ("Greetings from Lofoten", "Sent from Reine"),
          ("We saw the northern lights twice", "Once from the pier"),
        ]
      }
    }
  }
}
