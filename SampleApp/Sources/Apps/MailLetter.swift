import UIKit

/// A letter, perhaps with a picture.
final class LetterScreen: UIViewController {
  private let letter: Letter
  private let makeStack: OrdinaryApp.MakeStack
  private let subject: UILabel
  private let text: UILabel
  private let picture = UIButton.text("Open the picture", alignment: .leading)

  init(_ letter: Letter, _ makeStack: @escaping OrdinaryApp.MakeStack) {
    self.letter = letter
    self.makeStack = makeStack
    subject = UILabel(letter.subject, font: .systemFont(ofSize: 22, weight: .bold), color: .label)
    text = UILabel(paragraphs: [letter.text])
    super.init(nibName: nil, bundle: nil)
    title = letter.sender
    navigationItem.largeTitleDisplayMode = .never
    let reply = UIAction { [weak self] _ in self?.reply() }
    let archive = UIAction { [weak self] _ in
      self?.navigationController?.popViewController(animated: true)
    }
    toolbarItems = [
      UIBarButtonItem(title: "Archive", primaryAction: archive), .flexibleSpace(),
      UIBarButtonItem(title: "Reply", primaryAction: reply),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [subject, text, picture] { view.addSubview(part) }
    picture.isHidden = letter.picture == nil
    picture.onTap { [weak self] in self?.openPicture() }
  }

  private func reply() {
    present(makeStack(ComposeViewController(to: letter.sender)), animated: true)
  }

  private func openPicture() {
    guard let place = letter.picture else { return }
    navigationController?.pushViewController(AttachmentViewController(place), animated: true)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (left, width) = view.column()
    var y = view.safeAreaInsets.top + 20
    for label in [subject, text] {
      let height = label.height(fitting: width)
      view.place(label, x: left, y: y, width: width, height: height)
      y += height + 14
    }
    view.place(picture, x: left, y: y, width: width, height: 44)
  }
}

/// A picture that fills the screen; UIKit hides the bars with a tap.
private final class AttachmentViewController: UIViewController {
  private let picture: LandscapeView

  init(_ place: Place) {
    picture = LandscapeView(place.landscape)
    super.init(nibName: nil, bundle: nil)
    title = "Picture"
    navigationItem.largeTitleDisplayMode = .never
    let save = UIAction { ($0.sender as? UIBarButtonItem)?.title = "Saved" }
    toolbarItems = [UIBarButtonItem(title: "Save", primaryAction: save)]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.frame = view.bounds
    picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(picture)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.hidesBarsOnTap = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.hidesBarsOnTap = false
    navigationController?.setNavigationBarHidden(false, animated: animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }
}

/// A letter to write, in a modal that isn't swiped away once there's text in it.
final class ComposeViewController: UITableViewController,
  UIAdaptivePresentationControllerDelegate
{
  private let recipient = UITextField("To")
  private let subject = UITextField("Subject")
  private let body = UITextField("Text")

  init(to name: String) {
    super.init(style: .insetGrouped)
    title = "New letter"
    recipient.text = name
  }

  required init?(coder: NSCoder) { nil }

  private var hasText: Bool { subject.hasText || body.hasText }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 48
    let cancel = UIAction { [weak self] _ in self?.cancel() }
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", primaryAction: cancel)
    let send = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Send", primaryAction: send)
    for field in [subject, body] {
      field.addAction(
        UIAction { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.presentationController?.delegate = self
  }

  private func textChanged() { isModalInPresentation = hasText }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
  {
    cancel()
  }

  private func cancel() {
    guard hasText else { return dismiss(animated: true) }
    let alert = UIAlertController(
      asking: "Delete the draft?", keep: "Keep", orElse: "Delete draft"
    ) { [weak self] in
      self?.dismiss(animated: true)
    }
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    indexPath.row == 3
      ? tableView.row("Choose a recipient", accessory: .disclosureIndicator)
      : FieldCell([recipient, subject, body][indexPath.row])
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.row == 3 else { return }
    let recipients = RecipientsViewController { [weak self] in self?.recipient.text = $0 }
    navigationController?.pushViewController(recipients, animated: true)
  }
}

/// People who have written before.
private final class RecipientsViewController: UITableViewController {
  private let choose: @MainActor (String) -> Void

  init(_ choose: @escaping @MainActor (String) -> Void) {
    self.choose = choose
    super.init(style: .insetGrouped)
    title = "Recipients"
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Letter.all.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { tableView.row("To \(Letter.all[indexPath.row].sender)") }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(Letter.all[indexPath.row].sender)
    navigationController?.popViewController(animated: true)
  }
}
