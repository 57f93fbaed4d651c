import SnapshotNavigation
import UIKit

/// An inbox that reloads each time the user comes back to it.
///
/// Its snapshot stays over the empty list until the messages are there. A touch ends the wait.
final class InboxViewController: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isNew { reload() }
    isNew = false
  }

  private func reload() {
    snapshotNavigation.isReadyToShow = false  // recipe
    // The screen may return before the answer does.
    if !messages.isEmpty { fetched = messages }
    messages = []
    tableView.reloadData()
    fetch { [weak self] in
      guard let self else { return }
      messages = fetched
      tableView.reloadData()
      snapshotNavigation.isReadyToShow = true  // recipe
    }
  }

  // MARK: The demo

  private var messages: [Message] = []
  private var fetched: [Message] = []
  private var isNew = true

  init() {
    super.init(style: .plain)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Inbox"
    navigationItem.largeTitleDisplayMode = .never
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.accessibilityIdentifier = "inbox"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    messages = Message.all
  }

  /// Simulates a request to a server.
  private func fetch(_ done: @escaping @MainActor () -> Void) {
    let timer = Timer(timeInterval: 0.8, repeats: false) { _ in
      MainActor.assumeIsolated { done() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = messages[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = message.sender
    content.textProperties.font = .preferredFont(forTextStyle: .headline)
    content.secondaryText = message.subject
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: message.isRead ? "circle" : "circle.fill")?
      .withTintColor(.systemBlue, renderingMode: .alwaysOriginal)
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = "message-\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let screen = MessageViewController(messages[indexPath.row])
    messages[indexPath.row].isRead = true
    navigationController?.pushViewController(screen, animated: true)
  }
}

private struct Message {
  var sender: String
  var subject: String
  var isRead = false

  static let all = [
    Message(sender: "Night Trains", subject: "Your berth to Lisbon"),
    Message(sender: "Maya", subject: "The window seat is mine"),
    Message(sender: "City Library", subject: "Two books are due on Friday"),
    Message(sender: "Robin Hale", subject: "Photos from the lake", isRead: true),
    Message(sender: "The Sunday Baker", subject: "Ten soups for cold days", isRead: true),
    Message(sender: "Field & Forest", subject: "What owls hear", isRead: true),
  ]
}

private final class MessageViewController: UIViewController {
  private let text = UITextView()

  init(_ message: Message) {
    super.init(nibName: nil, bundle: nil)
    title = message.sender
    navigationItem.largeTitleDisplayMode = .never
    text.text = """
      \(message.subject)

      Everything is as we said. Reply if you'd like to change something, and take care until then.
      """
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
