import SnapshotNavigation
import UIKit

/// A passcode screen that must never be captured.
///
/// No snapshot of it is taken or stored; going back to it shows the live screen.
final class PasscodeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.isSensitive = true  // recipe
    showForm()
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let scrollView = UIScrollView()
  private let lock = UIImageView(image: UIImage(systemName: "lock.fill"))
  private let heading = UILabel()
  private let text = UILabel()
  private let field = UITextField()
  private let unlock = UIButton(configuration: .filled())

  private func showForm() {
    title = "Passcode"
    navigationItem.largeTitleDisplayMode = .never
    view.backgroundColor = .systemBackground
    lock.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    lock.contentMode = .center
    lock.tintColor = .systemBlue
    heading.text = "Private notes"
    heading.font = UIFontMetrics(forTextStyle: .title1)
      .scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
    text.text = "Enter your passcode to read them."
    text.font = .preferredFont(forTextStyle: .body)
    text.textColor = .secondaryLabel
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.placeholder = "Passcode"
    field.isSecureTextEntry = true
    field.keyboardType = .numberPad
    field.borderStyle = .roundedRect
    unlock.configuration?.title = "Unlock"
    unlock.configuration?.cornerStyle = .large
    unlock.accessibilityIdentifier = "go-on"
    let open = UIAction { [weak self] _ in
      self?.navigationController?.pushViewController(NotesViewController(), animated: true)
    }
    unlock.addAction(open, for: .touchUpInside)
    view.addSubview(scrollView)
    for label in [heading, text] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
    }
    for part in [lock, heading, text, field, unlock] { scrollView.addSubview(part) }
  }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let width = min(view.bounds.width - safe.left - safe.right - 48, 400)
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    var y: CGFloat = 40
    let parts: [(UIView, gap: CGFloat)] = [
      (lock, 12), (heading, 8), (text, 28), (field, 16), (unlock, 24),
    ]
    for (part, gap) in parts {
      let isControl = part is UIControl
      let height = max(part.sizeThatFits(room).height + (isControl ? 12 : 0), isControl ? 48 : 0)
      part.frame = CGRect(x: (view.bounds.width - width) / 2, y: y, width: width, height: height)
      y += height + gap
    }
    scrollView.frame = view.bounds
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}

/// Notes behind the passcode, and the picture that is kept of the passcode screen.
private final class NotesViewController: UITableViewController {
  private let notes = [
    ("Alarm code", "The year of the house, backward"),
    ("Spare key", "Third flowerpot from the left"),
    ("Birthday plan", "Surprise dinner at Maya's, seven o'clock"),
  ]
  private var kept: UIImage?

  init() {
    super.init(style: .insetGrouped)
    title = "Private Notes"
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    kept = keptPicture()
    tableView.reloadData()
  }

  private func keptPicture() -> UIImage? {
    guard let stack = snapshotNavigationController,
      let passcode = stack.viewControllers.dropLast().last,
      let picture = stack.snapshot(for: passcode)
    else { return nil }
    let size = CGSize(width: picture.size.width * 0.3, height: picture.size.height * 0.3)
    return UIGraphicsImageRenderer(size: size).image { _ in
      picture.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    section == 0 ? nil : "Kept picture of the passcode screen"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? notes.count : 1
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    guard indexPath.section == 1, let kept else { return UITableView.automaticDimension }
    return kept.size.height + 24
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    if indexPath.section == 0 {
      (content.text, content.secondaryText) = notes[indexPath.row]
    } else {
      content.image = kept
      content.text = kept == nil ? "None" : nil
    }
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    cell.accessibilityIdentifier = indexPath.section == 0 ? nil : "kept"
    return cell
  }
}
