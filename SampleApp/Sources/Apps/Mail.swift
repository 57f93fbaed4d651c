import UIKit

/// A received letter.
struct Letter {
  let sender: String
  let subject: String
  let text: String
  var picture: Place?

  static let all = [
    Letter(
      sender: "Maya Lind", subject: "The coast",
      text:
        "The slow train leaves at 8:04 from platform 3. I have two seats on the side of the sea.",
      picture: .amalfi),
    Letter(
      sender: "Print Shop", subject: "Your order is on its way",
      text: "Two prints left our studio this morning. They travel flat, so please don't bend them."),
    Letter(
      sender: "June Ito", subject: "Chapter three",
      text:
        "Read until the river. There is one sentence about petals that I would keep, and cut the rest.",
      picture: .kyoto),
    Letter(
      sender: "Museum of the North", subject: "Opening",
      text: "On Thursday the new wing opens with a talk about light. Doors at six, coats are warm."),
    Letter(
      sender: "Paolo Ferri", subject: "Lemons",
      text:
        "They don't fit into the bag. I have sent a crate; somebody has to be at home on Monday.",
      picture: .santorini),
  ]
}

/// Mailboxes beside a letter on a tablet, one stack on a phone.
final class MailViewController: UISplitViewController, UISplitViewControllerDelegate {
  init(_ makeStack: @escaping OrdinaryApp.MakeStack) {
    super.init(style: .doubleColumn)
    let mailboxes = makeStack(MailboxesViewController(makeStack))
    mailboxes.navigationBar.prefersLargeTitles = true
    mailboxes.isToolbarHidden = false
    let letter = makeStack(LetterScreen(Letter.all[0], makeStack))
    letter.isToolbarHidden = false
    preferredDisplayMode = .oneBesideSecondary
    delegate = self
    setViewController(mailboxes, for: .primary)
    setViewController(letter, for: .secondary)
  }

  required init?(coder: NSCoder) { nil }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

/// A list in the primary column, with the toolbar of all lists.
class MailListViewController: UITableViewController {
  let makeStack: OrdinaryApp.MakeStack

  init(_ title: String, _ makeStack: @escaping OrdinaryApp.MakeStack) {
    self.makeStack = makeStack
    super.init(style: .plain)
    self.title = title
    let write = UIAction { [weak self] _ in
      self?.present(makeStack(ComposeViewController(to: "")), animated: true)
    }
    toolbarItems = [.flexibleSpace(), UIBarButtonItem(title: "Write", primaryAction: write)]
  }

  required init?(coder: NSCoder) { nil }
}

/// The mailboxes.
final class MailboxesViewController: MailListViewController {
  private let mailboxes = ["Inbox", "Pictures", "Archive"]

  init(_ makeStack: @escaping OrdinaryApp.MakeStack) { super.init("Mailboxes", makeStack) }

  required init?(coder: NSCoder) { nil }

  private func letters(in row: Int) -> [Letter] {
    switch row {
    case 0: Letter.all
    case 1: Letter.all.filter { $0.picture != nil }
    default: []
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    mailboxes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.row(
      mailboxes[indexPath.row], detail: "\(letters(in: indexPath.row).count)",
      accessory: .disclosureIndicator)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let letters = LettersViewController(
      mailboxes[indexPath.row], letters(in: indexPath.row), makeStack)
    navigationController?.pushViewController(letters, animated: true)
  }
}

/// The letters in a mailbox.
final class LettersViewController: MailListViewController {
  private let letters: [Letter]

  init(_ title: String, _ letters: [Letter], _ makeStack: @escaping OrdinaryApp.MakeStack) {
    self.letters = letters
    super.init(title, makeStack)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 64
    refreshControl = UIRefreshControl()
    refreshControl?.addAction(
      UIAction { [weak self] _ in self?.refreshControl?.endRefreshing() }, for: .valueChanged)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let letter = letters[indexPath.row]
    return tableView.row(
      letter.sender, .subtitleCell(), detail: letter.subject, accessory: .disclosureIndicator)
  }

  /// A phone has one column, which the letter is pushed into.
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = LetterScreen(letters[indexPath.row], makeStack)
    if let split = splitViewController, !split.isCollapsed {
      let stack = makeStack(screen)
      stack.isToolbarHidden = false
      split.setViewController(stack, for: .secondary)
    } else {
      navigationController?.pushViewController(screen, animated: true)
    }
  }
}
