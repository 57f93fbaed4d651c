import SnapshotNavigation
import UIKit

/// A split view, each of whose columns is a stack of its own.
///
/// On phones, it shows the compact column. Without one, UIKit would push one stack onto the other and
/// animate both itself.
final class SplitViewController: UISplitViewController {
  private func setColumns() {
    let notebooks = SnapshotNavigationController(
      rootViewController: notebooksScreen(detail: .split))
    let note = SnapshotNavigationController(rootViewController: NoteScreen(0))
    let compact = SnapshotNavigationController(rootViewController: notebooksScreen(detail: .pushed))
    setViewController(notebooks, for: .primary)  // recipe
    setViewController(note, for: .secondary)  // recipe
    setViewController(compact, for: .compact)  // recipe
  }

  // MARK: The demo

  init() {
    super.init(style: .doubleColumn)
    setColumns()
  }

  /// In a storyboard, choose the style Double Column.
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setColumns()
  }

  private func notebooksScreen(detail: NotesScreen.Detail) -> UIViewController {
    preferredDisplayMode = .oneBesideSecondary
    let screen = NotesScreen(detail)
    screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close",
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    return screen
  }
}

private let notes = [
  (title: "Packing", text: "Rain jacket, wool socks, headlamp, and the good thermos."),
  (title: "Ferry times", text: "Out at 8:40, back at 5:15. The late boat runs on Fridays only."),
  (title: "Where to eat", text: "The bakery by the pier, then the smokehouse behind the church."),
  (title: "Gifts", text: "A jar of cloudberry jam for Maya. Nothing with trolls."),
]

/// A list of notes; one of them is opened beside it, or on top of it.
private final class NotesScreen: UITableViewController {
  enum Detail { case split, pushed }

  private let detail: Detail

  init(_ detail: Detail) {
    self.detail = detail
    super.init(style: .insetGrouped)
    title = "Notes"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = notes[indexPath.row].title
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = "note-\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let note = NoteScreen(indexPath.row)
    switch detail {
    case .pushed: navigationController?.pushViewController(note, animated: true)
    case .split:
      let column = splitViewController?.viewController(for: .secondary)
      (column as? UINavigationController)?.setViewControllers([note], animated: false)
    }
  }
}

private final class NoteScreen: UIViewController {
  private let text = UITextView()

  init(_ number: Int) {
    super.init(nibName: nil, bundle: nil)
    title = notes[number].title
    text.text = notes[number].text
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    text.isEditable = false
    text.font = .preferredFont(forTextStyle: .body)
    text.adjustsFontForContentSizeCategory = true
    text.textContainerInset = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
    view.addSubview(text)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    text.frame = view.bounds
  }
}
