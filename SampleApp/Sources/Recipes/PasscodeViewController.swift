import SnapshotNavigation
import UIKit

/// A passcode screen that must never be captured.
///
/// No snapshot of it is taken or stored; going back to it shows the live screen.
final class PasscodeViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let lock = UIImageView(image: UIImage(systemName: "lock.fill"))
  private let heading = UILabel()
  private let text = UILabel()
  private let field = UITextField()
  private let unlock = UIButton(configuration: .filled())

  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.isSensitive = true  // recipe
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

/// Notes behind the passcode.
private final class NotesViewController: UITableViewController {
  private let notes = [
    ("Alarm code", "The year of the house, backward"),
    ("Spare key", "Third flowerpot from the left"),
    ("Birthday plan", "Surprise dinner at Maya's, seven o'clock"),
  ]

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

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    var content = UIListContentConfiguration.subtitleCell()
    (content.text, content.secondaryText) = notes[indexPath.row]
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryTextProperties.color = .secondaryLabel
    cell.contentConfiguration = content
    return cell
  }
}
