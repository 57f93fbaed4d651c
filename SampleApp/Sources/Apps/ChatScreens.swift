import UIKit

/// The messages of a conversation, above an input bar that comes with the keyboard.
final class ConversationViewController: UIViewController {
  private let conversation: Conversation
  private let table = UITableView(frame: .zero, style: .plain)
  private let bar = MessageBar()
  private var keyboard: (any NSObjectProtocol)?

  init(_ conversation: Conversation) {
    self.conversation = conversation
    super.init(nibName: nil, bundle: nil)
    title = conversation.name
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { bar }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    table.separatorStyle = .none
    table.keyboardDismissMode = .interactive
    table.register(MessageCell.self, forCellReuseIdentifier: "message")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    bar.button.onTap { [weak self] in self?.send() }
    let contact = UIAction { [weak self] _ in self?.showContact() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Contact", primaryAction: contact)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    conversation.didReply = { [weak self] in self?.showNewMessage() }
    let key = UIResponder.keyboardFrameEndUserInfoKey
    keyboard = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] notification in
      let frame = (notification.userInfo?[key] as? NSValue)?.cgRectValue ?? .zero
      MainActor.assumeIsolated { self?.makeRoom(for: frame) }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    keyboard.map { NotificationCenter.default.removeObserver($0) }
  }

  private func makeRoom(for keyboard: CGRect) {
    let covered = view.bounds.maxY - view.convert(keyboard, from: nil).minY
    table.contentInset.bottom = max(covered - view.safeAreaInsets.bottom, 0)
    scrollToEnd(animated: false)
  }

  private func send() {
    guard let text = bar.field.text, !text.isEmpty else { return }
    bar.field.text = nil
    conversation.send(text)
    showNewMessage()
  }

  /// Also while another screen is on top, where a table mustn't be laid out.
  private func showNewMessage() {
    table.reloadData()
    if view.window != nil { scrollToEnd(animated: true) }
  }

  private func scrollToEnd(animated: Bool) {
    let last = IndexPath(row: conversation.messages.count - 1, section: 0)
    table.scrollToRow(at: last, at: .bottom, animated: animated)
  }

  private func showContact() {
    navigationController?.pushViewController(ContactViewController(conversation), animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    table.frame = view.bounds
  }
}

extension ConversationViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    conversation.messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? MessageCell)?.show(conversation.messages[indexPath.row])
    return cell
  }
}

/// A contact's details and actions.
final class ContactViewController: UITableViewController {
  private let conversation: Conversation
  private let mute = SwitchCell("Mute")

  init(_ conversation: Conversation) {
    self.conversation = conversation
    super.init(style: .insetGrouped)
    title = "Contact"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    mute.control.isOn = conversation.isMuted
    mute.control.addAction(
      UIAction { [conversation] _ in conversation.isMuted.toggle() }, for: .valueChanged)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    conversation.name
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    indexPath.row == 0
      ? mute : tableView.row(["", "Messages", "All chats", "Block"][indexPath.row])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch indexPath.row {
    case 1: navigationController?.popViewController(animated: true)
    case 2: navigationController?.popToRootViewController(animated: true)
    case 3: askToBlock()
    default: break
    }
  }

  private func askToBlock() {
    let alert = UIAlertController(
      asking: "Block \(conversation.name)?", keep: "Cancel", orElse: "Block now"
    ) { [weak self] in
      self?.navigationController?.popToRootViewController(animated: true)
    }
    present(alert, animated: true)
  }
}

/// A row of a conversation: a bubble on its writer's side.
private final class MessageCell: UITableViewCell {
  private let bubble = UIView()
  private let label = UILabel("", font: .systemFont(ofSize: 17), color: .label)
  private var isMine = false

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    bubble.layer.cornerRadius = 18
    contentView.addSubview(bubble)
    bubble.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: (text: String, isMine: Bool)) {
    isMine = message.isMine
    label.text = message.text
    label.textColor = isMine ? .white : .label
    bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
    accessibilityIdentifier = message.text
    setNeedsLayout()
  }

  private func labelSize(in width: CGFloat) -> CGSize {
    label.sizeThatFits(CGSize(width: min(width * 0.7, 440), height: .greatestFiniteMagnitude))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: labelSize(in: size.width).height.rounded(.up) + 26)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = labelSize(in: contentView.bounds.width)
    let width = size.width.rounded(.up) + 28
    contentView.place(
      bubble, x: isMine ? contentView.bounds.width - width - 16 : 16, y: 4, width: width,
      height: contentView.bounds.height - 8)
    label.frame = bubble.bounds.insetBy(dx: 14, dy: 9)
  }
}
