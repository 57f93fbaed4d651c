import SnapshotNavigation
import UIKit

/// A tour to book, under a picture that reaches the top: a screen without a navigation bar, on a
/// stack whose other screens have one.
///
/// One line hides the bar. Dragging back works as everywhere, and the bar returns with its screen.
final class HiddenBarViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    snapshotNavigation.navigationBar = .hidden  // recipe
    showTour()
  }

  // MARK: The demo

  // Frames are set by hand only because UIKit for Linux has no Auto Layout solver. Lay out your own
  // screen as you like.

  private let header: UIImageView
  private let back = UIButton(configuration: .filled())

  init(picture: UIImage? = nil) {
    header = UIImageView(image: picture)
    super.init(style: .plain)
    prepare()
  }

  required init?(coder: NSCoder) {
    header = UIImageView()
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Kayak tour"
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  private func showTour() {
    tableView.contentInsetAdjustmentBehavior = .never
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    header.frame.size.height = 340
    header.backgroundColor = .systemTeal
    header.contentMode = .scaleAspectFill
    header.clipsToBounds = true
    tableView.tableHeaderView = header

    back.configuration?.image = UIImage(systemName: "chevron.left")?
      .imageFlippedForRightToLeftLayoutDirection()
    back.configuration?.baseBackgroundColor = UIColor(white: 0, alpha: 0.5)
    back.configuration?.cornerStyle = .capsule
    back.accessibilityIdentifier = "back"
    back.accessibilityLabel = "Back"
    back.addAction(
      UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) },
      for: .touchUpInside)
    back.layer.zPosition = 1
    view.addSubview(back)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isRightToLeft ? view.bounds.width - safe.right - 60 : safe.left + 16
    // A table lays out as it scrolls, so the button stays where it is.
    let y = tableView.contentOffset.y + max(safe.top, 12) + 4
    back.frame = CGRect(x: x, y: y, width: 44, height: 44)
  }

  // MARK: Rows

  private let rows = [
    ("From the harbor of Reine, along the cliffs and under two bridges.", ""),
    ("Starts", "9:00 AM"), ("Lasts", "3 hours"), ("Group", "Up to 8 people"),
    ("Level", "Beginner"), ("Price", "$85"),
  ]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count + 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let isHeading = indexPath.row == 0
    let row = isHeading ? ("Kayaking in the fjord", "") : rows[indexPath.row - 1]
    var content = UIListContentConfiguration.valueCell()
    content.text = row.0
    content.secondaryText = row.1.isEmpty ? nil : row.1
    if isHeading { content.textProperties.font = .preferredFont(forTextStyle: .title1) }
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }
}
