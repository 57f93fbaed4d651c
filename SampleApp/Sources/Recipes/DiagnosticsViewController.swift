import SnapshotNavigation
import UIKit

/// Display settings that say why a drag back didn't begin.
///
/// The handler is also called when a snapshot is missing or doesn't fit.
final class DiagnosticsViewController: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    snapshotNavigationController?.diagnosticHandler = { [weak self] diagnostic in  // recipe
      guard case .dragRefused(let reason) = diagnostic else { return }  // recipe
      self?.show("Refused: \(reason)")
    }
  }

  // MARK: The demo

  private let values = [
    ("Appearance", "Automatic"), ("Text Size", "Standard"), ("Night Shift", "Off"),
  ]
  private let brightness = SliderCell(style: .default, reuseIdentifier: nil)
  private let refusal = UITableViewCell(style: .default, reuseIdentifier: nil)

  init() {
    super.init(style: .insetGrouped)
    prepare()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    title = "Display"
    navigationItem.largeTitleDisplayMode = .never
  }

  private func show(_ text: String) {
    var content = UIListContentConfiguration.cell()
    content.text = text
    refusal.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    show("None so far")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    section == 0 ? "Brightness" : "Last refused drag"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? 1 + values.count : 1
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if indexPath.section == 1 { return refusal }
    if indexPath.row == 0 { return brightness }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = UIListContentConfiguration.valueCell()
    (content.text, content.secondaryText) = values[indexPath.row - 1]
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  {
    indexPath == IndexPath(row: 0, section: 0) ? 60 : UITableView.automaticDimension
  }
}

private final class SliderCell: UITableViewCell {
  private let slider = UISlider()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    slider.value = 0.2
    slider.accessibilityIdentifier = "slider"
    slider.accessibilityLabel = "Brightness"
    contentView.addSubview(slider)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = contentView.bounds.insetBy(dx: 16, dy: 0)
  }
}
