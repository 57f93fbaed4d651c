import UIKit

/// People who write, and what they have written so far.
@MainActor
final class Conversation {
  let name: String
  private let replies: [String]
  private(set) var messages: [(text: String, isMine: Bool)]
  var isMuted = false
  /// Called for a reply that arrives by itself.
  var didReply: (@MainActor () -> Void)?

  init(_ name: String, _ texts: [String], replies: [String]) {
    self.name = name
    self.replies = replies
    messages = texts.enumerated().map { ($1, !$0.isMultiple(of: 2)) }
  }

  /// An answer follows after a moment, whatever is on the screen by then.
  func send(_ text: String) {
    messages.append((text, true))
    let timer = Timer(timeInterval: 1.2, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated { self?.reply() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }

  private func reply() {
    messages.append((replies[messages.count % replies.count], false))
    didReply?()
  }

  static func all() -> [Conversation] {
    [
      Conversation(
        "Maya",
        [
          "Have you booked?", "Tonight. The slow train or the fast one?",
          "The slow one, along the coast. It stops wherever there is something to see.",
          "Then I take the window.",
        ], replies: ["Good.", "Don't forget the sandwiches!"]),
      Conversation(
        "Ines", ["Four minutes away.", "I'm at the corner with the bakery."],
        replies: ["I see you.", "Traffic, two more minutes."]),
      Conversation(
        "Paolo", ["The lemons are as large as on the tiles.", "Bring some!", "How many?"],
        replies: ["They don't fit into the bag.", "Done."]),
      Conversation(
        "Reading circle", ["June: chapter three until Friday.", "Already?"],
        replies: ["June: it's short."]),
    ]
  }
}

/// All conversations, with a search; a swipe mutes or deletes one.
final class ConversationsViewController: UIViewController {
  private let makeStack: OrdinaryApp.MakeStack
  private let table = UITableView(frame: .zero, style: .plain)
  private let search = UISearchController(searchResultsController: nil)
  private var conversations = Conversation.all()

  init(_ makeStack: @escaping OrdinaryApp.MakeStack) {
    self.makeStack = makeStack
    super.init(nibName: nil, bundle: nil)
    title = "Chats"
  }

  required init?(coder: NSCoder) { nil }

  private var shown: [Conversation] {
    let text = search.searchBar.text?.lowercased() ?? ""
    return conversations.filter { text.isEmpty || $0.name.lowercased().contains(text) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.rowHeight = 68
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    definesPresentationContext = true
    let find = UIAction { [weak self] _ in self?.search.isActive.toggle() }
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Find", primaryAction: find)
    let write = UIAction { [weak self] _ in self?.chooseContact() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "New", primaryAction: write)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    table.reloadData()
  }

  private func chooseContact() {
    let contacts = ContactsViewController(conversations) { [weak self] chosen in
      self?.dismiss(animated: true) { self?.show(chosen) }
    }
    present(makeStack(contacts), animated: true)
  }

  private func show(_ conversation: Conversation) {
    navigationController?.pushViewController(
      ConversationViewController(conversation), animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }
}

extension ConversationsViewController: UITableViewDataSource, UITableViewDelegate,
  UISearchResultsUpdating
{
  func updateSearchResults(for searchController: UISearchController) { table.reloadData() }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let conversation = shown[indexPath.row]
    return tableView.row(
      conversation.name, .subtitleCell(),
      detail: conversation.isMuted ? "Muted" : conversation.messages.last?.text,
      image: UIImage(systemName: "person"), accessory: .disclosureIndicator)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    show(shown[indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let conversation = shown[indexPath.row]
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      self?.conversations.removeAll { $0 === conversation }
      tableView.deleteRows(at: [indexPath], with: .automatic)
      done(true)
    }
    let mute = UIContextualAction(style: .normal, title: "Mute") { _, _, done in
      conversation.isMuted.toggle()
      tableView.reloadRows(at: [indexPath], with: .none)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete, mute])
  }
}

/// People to write to, in a modal.
private final class ContactsViewController: UITableViewController {
  private let conversations: [Conversation]
  private let choose: @MainActor (Conversation) -> Void

  init(_ conversations: [Conversation], _ choose: @escaping @MainActor (Conversation) -> Void) {
    self.conversations = conversations
    self.choose = choose
    super.init(style: .insetGrouped)
    title = "To whom?"
    let cancel = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", primaryAction: cancel)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    conversations.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.row("To \(conversations[indexPath.row].name)")
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(conversations[indexPath.row])
  }
}
