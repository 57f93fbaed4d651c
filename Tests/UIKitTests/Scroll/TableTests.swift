import Testing
import UIKitHost

@testable import UIKit

@MainActor @Suite(.warningsAreRead) struct TableTests {
  let stage = TouchStage()
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 440), style: .plain)
  let source = TableSource()

  init() {
    table.contentInsetAdjustmentBehavior = .never
    table.register(CountingCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = source
    table.delegate = source
    stage.outer.addSubview(table)
    stage.host.advance(by: 0.1)
  }

  @Test func onlyRowsThatAreSeenHaveCells() {
    #expect(table.visibleCells.count == 10)
    #expect(source.made.count == 10)
    #expect(table.contentSize.height == 4400)
  }

  @Test func cellsAreUsedAgain() throws {
    for offset in stride(from: CGFloat(0), through: 2000, by: 40) {
      table.contentOffset.y = offset
      stage.host.advance(by: 1.0 / 60)
    }
    #expect(source.made.count <= 12)
    let first = try #require(table.visibleCells.first as? CountingCell)
    #expect(first.reuses > 0)
  }

  /// The view that shows the selection may be the app's, and stays as it is.
  @Test(arguments: [true, false]) func aDeselectionFades(animated: Bool) throws {
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    let shade = UIView()
    shade.backgroundColor = .red
    table.cellForRow(at: path)?.selectedBackgroundView = shade
    stage.host.advance(by: 0.1)
    func green() -> Int {
      Int(stage.host.pixel(at: table.convert(CGPoint(x: 390, y: 60), to: nil)).green)
    }
    #expect(green() == 0)
    table.deselectRow(at: path, animated: animated)
    stage.host.advance(by: 0.1)
    #expect((green() > 20 && green() < 235) == animated)
    #expect(shade.alpha == 1)
    stage.host.advance(by: 0.5)
    #expect(green() == 255)
    #expect(shade.superview == nil)
    // One that is selected again as it fades.
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    table.deselectRow(at: path, animated: animated)
    stage.host.advance(by: 0.1)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    stage.host.advance(by: 0.5)
    #expect(green() == 0)
  }

  @Test func registeredClassesAreMade() {
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) is CountingCell)
    #expect(table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
  }

  @Test func aTapSelectsARow() {
    stage.host.tap(at: CGPoint(x: 200, y: 100))
    #expect(source.calls == ["will 2", "did 2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    stage.host.tap(at: CGPoint(x: 200, y: 10))
    #expect(source.calls == ["will 2", "did 2", "will 0", "deselected 2", "did 0"])
  }

  @Test(arguments: [true, false])
  func aRowLetsGoOfItsHighlightBeforeItIsSelectedOrAfter(after: Bool) {
    final class Looking: NSObject, UITableViewDelegate {
      var look: Bool?
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        look = tableView.cellForRow(at: indexPath)?.isHighlighted
      }
    }
    stage.host.settings.tablesSelectBeforeUnhighlighting = after
    let delegate = Looking()
    table.delegate = delegate
    stage.host.touch(.began, at: CGPoint(x: 100, y: 30))
    stage.host.advance(by: 0.3)
    stage.host.touch(.ended, at: CGPoint(x: 100, y: 30))
    #expect(delegate.look == after)
    let row = table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(row?.isHighlighted == false && row?.isSelected == true)
  }

  @Test func aDragSelectsNothing() {
    stage.host.drag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 200), duration: 0.3)
    #expect(source.calls.isEmpty)
    #expect(table.contentOffset.y > 0)
  }

  @Test func selectingInCodeTellsNobody() {
    let path = IndexPath(row: 3, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(source.calls.isEmpty)
    #expect(table.cellForRow(at: path)?.isSelected == true)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test func reloadingDataSelectsNothing() {
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test func manyRowsAreSelectedWhereThatIsAllowed() {
    table.allowsMultipleSelection = true
    stage.host.tap(at: CGPoint(x: 200, y: 100))
    stage.host.tap(at: CGPoint(x: 200, y: 10))
    #expect(table.indexPathsForSelectedRows == [path(2), path(0)])
    stage.host.tap(at: CGPoint(x: 200, y: 100))
    #expect(table.indexPathsForSelectedRows == [path(0)])
    #expect(source.calls == ["will 2", "did 2", "will 0", "did 0", "deselected 2"])
  }

  @Test func aTableOfSectionsHasHeaders() {
    source.sections = [2, 3]
    table.reloadData()
    stage.host.advance(by: 0.1)
    #expect(table.numberOfSections == 2)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 144)
  }

  @Test func contentConfigurationsFillTheCell() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    content.secondaryText = "More"
    cell.contentConfiguration = content
    #expect(cell.textLabel?.text == "Title")
    #expect(cell.detailTextLabel?.text == "More")
    #expect(cell.sizeThatFits(CGSize(width: 320, height: 0)).height > 44)
  }

  @Test func aTableWithoutRowsAndWithManyIsShown() {
    let canvas = Canvas()
    let table = UITableView(frame: canvas.view.bounds, style: .plain)
    canvas.view.addSubview(table)
    canvas.host.advance(by: 0.1)
    let rows = TableSource()
    rows.sections = [0]
    table.dataSource = rows
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.reloadData()
    canvas.host.advance(by: 0.1)
    #expect(table.visibleCells.isEmpty)
    rows.sections[0] = 100_000
    table.reloadData()
    canvas.host.advance(by: 0.1)
    #expect(table.visibleCells.count > 1 && table.visibleCells.count < 10)
    #expect(rows.asked < 20)
    table.scrollToRow(at: IndexPath(row: 99_999, section: 0), at: .bottom, animated: false)
    canvas.host.advance(by: 0.1)
    #expect(table.indexPathsForVisibleRows?.last?.row == 99_999)
    rows.sections[0] = 1
    table.reloadData()
    canvas.host.advance(by: 1)
    #expect(table.visibleCells.count == 1)
  }

  @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom, .none])
  func scrollingToARowWithoutAnimationHasItWithinTheCall(_ position: UITableView.ScrollPosition) {
    let path = IndexPath(row: 50, section: 0)
    table.scrollToRow(at: path, at: position, animated: false)
    #expect(table.cellForRow(at: path) != nil)
  }
}
