import Testing
import UIKit
import UIKitHost

/// Rows, headers and buttons follow the text size and the style of the interface without being asked.
@MainActor @Suite(.warningsAreRead) struct TableTraitTests {
  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Some things to choose from" }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      var content = UIListContentConfiguration.valueCell()
      content.text = "Used by this app"
      content.secondaryText = indexPath.row == 0 ? "24 MB" : "None"
      cell.contentConfiguration = content
      return cell
    }
  }

  private let canvas = Canvas(size: CGSize(width: 320, height: 480))
  private let table = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .insetGrouped)
  private let rows = Rows()
  private let first = IndexPath(row: 0, section: 0)

  init() {
    table.dataSource = rows
    canvas.view.addSubview(table)
    canvas.host.advance(by: 0.1)
  }

  private func set(_ category: UIContentSizeCategory) {
    canvas.host.window.traitOverrides.preferredContentSizeCategory = category
    canvas.host.advance(by: 0.1)
  }

  @Test func rowsGrowWithTheirText() {
    let row = table.rectForRow(at: first)
    set(.accessibilityLarge)
    #expect(table.rectForRow(at: first).height > row.height + 20)
    set(.large)
    #expect(table.rectForRow(at: first) == row)
  }

  @Test func aValueThatHasNoRoomBesideItsTextIsBelowIt() throws {
    let cell = { try #require(table.cellForRow(at: first)) }
    #expect(try labels(of: cell()).map(\.frame.midY).max() == cell().bounds.midY)
    set(.accessibilityExtraLarge)
    let frames = try labels(of: cell()).map(\.frame)
    #expect(frames.count == 2 && frames[1].minY >= frames[0].maxY)
  }

  private func labels(of cell: UITableViewCell) -> [UILabel] {
    cell.contentView.subviews.compactMap { $0 as? UILabel }
  }

  @Test(arguments: [UIUserInterfaceStyle.light, .dark])
  func rowsOfAGroupedTableStandOutFromIt(style: UIUserInterfaceStyle) throws {
    let cell = try #require(table.cellForRow(at: first))
    let traits = UITraitCollection(userInterfaceStyle: style)
    let color = try #require(cell.backgroundColor).resolvedColor(with: traits)
    #expect(color != table.backgroundColor?.resolvedColor(with: traits))
  }

  @Test func aButtonWithAConfigurationGrowsWithItsText() {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Continue"
    canvas.view.addSubview(button)
    canvas.host.advance(by: 0.1)
    let height = button.sizeThatFits(.zero).height
    set(.accessibilityLarge)
    #expect(button.sizeThatFits(.zero).height > height + 10)
  }
}
