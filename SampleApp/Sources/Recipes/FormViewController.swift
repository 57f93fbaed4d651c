import SnapshotNavigation
import UIKit

/// A message that asks before its text is lost, by a drag, the back button or the escape gesture.
///
/// A drag lowers the keyboard; if it's canceled, the keyboard comes back.
final class FormViewController: UITableViewController, PopConfirming {
  /// Refuses at first, asks the user, and pops in code when they agree: that asks nothing.
  func shouldPop(for trigger: TransitionTrigger) -> Bool {  // recipe
    guard cells.contains(where: \.field.hasText) else { return true }
    let alert = UIAlertController(
      title: "Discard this message?", message: "What you have written will be lost.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep writing", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.leave() })
    present(alert, animated: true)
    return false  // recipe
  }

  private func leave() {
    view.endEditing(true)
    navigationController?.popViewController(animated: true)  // recipe
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let cells = [
    InputCell("To", placeholder: "Maya"), InputCell("Subject", placeholder: "Wish you were here"),
    InputCell("Message", placeholder: "Dear Maya"),
  ]

  init() {
    super.init(style: .insetGrouped)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "New message"
    navigationItem.largeTitleDisplayMode = .never
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { [weak self] _ in self?.leave() })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.keyboardDismissMode = .interactive
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    cells.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { cells[indexPath.row] }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    cells[indexPath.row].field.becomeFirstResponder()
  }
}

/// A row that is a text field under its name.
private final class InputCell: UITableViewCell {
  let field = UITextField()
  private let name = UILabel()

  init(_ name: String, placeholder: String) {
    super.init(style: .default, reuseIdentifier: nil)
    backgroundColor = .secondarySystemGroupedBackground
    selectionStyle = .none
    self.name.text = name
    self.name.font = .preferredFont(forTextStyle: .footnote)
    self.name.adjustsFontForContentSizeCategory = true
    self.name.textColor = .secondaryLabel
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.accessibilityLabel = name
    field.accessibilityIdentifier = "field-\(name.lowercased())"
    contentView.addSubview(self.name)
    contentView.addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  private var heights: (name: CGFloat, field: CGFloat) {
    ((name.font.lineHeight + 1).rounded(.up), ((field.font?.lineHeight ?? 22) + 10).rounded(.up))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: heights.name + heights.field + 14)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = contentView.bounds.width - 32
    name.frame = CGRect(x: 16, y: 10, width: width, height: heights.name)
    field.frame = CGRect(x: 16, y: name.frame.maxY, width: width, height: heights.field)
  }
}
