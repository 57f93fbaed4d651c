import Testing
import UIKitHost

@testable import UIKit

@MainActor final class CountingCell: UITableViewCell {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = [100]
  private(set) var calls: [String] = []
  private(set) var made: Set<UITableViewCell> = []
  var action: UIContextualAction?
  var leadingAction: UIContextualAction?

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section]
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    made.insert(cell)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.count > 1 ? "Section \(section)" : nil
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    calls.append("will \(indexPath.row)")
    return indexPath
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("did \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    calls.append("deselected \(indexPath.row)")
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    action.map { UISwipeActionsConfiguration(actions: [$0]) }
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    leadingAction.map { UISwipeActionsConfiguration(actions: [$0]) }
  }
}

@MainActor struct TableTests {
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

  @Test func aTableOfSectionsHasHeaders() {
    source.sections = [2, 3]
    table.reloadData()
    stage.host.advance(by: 0.1)
    #expect(table.numberOfSections == 2)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 28)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)).minY == 144)
  }

  @Test func aSwipeToTheLeftUncoversActions() throws {
    var performed = 0
    source.action = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in
      performed += 1
      done(true)
    }
    stage.host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 220, y: 100), duration: 0.2)
    stage.host.advance(by: 0.5)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.transform.tx == -74)
    #expect(source.calls.isEmpty)
    stage.host.tap(at: CGPoint(x: 370, y: 100))
    stage.host.advance(by: 0.5)
    #expect(performed == 1)
    #expect(cell.transform.tx == 0)
  }

  @Test func aSwipeToTheRightUncoversLeadingActions() throws {
    var performed = 0
    source.leadingAction = UIContextualAction(style: .normal, title: "Flag") { _, _, done in
      performed += 1
      done(true)
    }
    stage.host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 180, y: 100), duration: 0.2)
    stage.host.advance(by: 0.5)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.transform.tx == 74)
    stage.host.tap(at: CGPoint(x: 30, y: 100))
    stage.host.advance(by: 0.5)
    #expect(performed == 1)
    #expect(cell.transform.tx == 0)
  }

  /// Opens the third row to the left.
  private func openRow() throws -> UITableViewCell {
    source.action = UIContextualAction(style: .normal, title: "A") { _, _, _ in }
    stage.host.drag(from: CGPoint(x: 300, y: 100), to: CGPoint(x: 220, y: 100), duration: 0.2)
    stage.host.advance(by: 0.5)
    return try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
  }

  @Test func aFingerOnTheOpenRowDragsItShut() throws {
    let cell = try openRow()
    let pan = stage.add(UIPanGestureRecognizer(), to: stage.outer)
    stage.host.touch(.began, at: CGPoint(x: 100, y: 100))
    stage.host.advance(by: 0.2)
    #expect(cell.transform.tx == -74)
    stage.host.move(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 140, y: 100), duration: 0.2)
    #expect(cell.transform.tx == -34)
    stage.host.touch(.ended, at: CGPoint(x: 140, y: 100))
    stage.host.advance(by: 0.5)
    #expect(cell.transform.tx == 0)
    #expect(pan.state == .possible)
    #expect(stage.log.states.isEmpty)
  }

  @Test func aTapOnTheOpenRowClosesItAndSelectsNothing() throws {
    let cell = try openRow()
    stage.host.tap(at: CGPoint(x: 100, y: 100))
    stage.host.advance(by: 0.5)
    #expect(cell.transform.tx == 0)
    #expect(source.calls.isEmpty)
  }

  @Test(arguments: [CGPoint(x: 200, y: 250), CGPoint(x: 260, y: 300), CGPoint(x: 200, y: 300)])
  func aFingerBesideTheOpenRowClosesItAndDoesNothingElse(end: CGPoint) throws {
    let cell = try openRow()
    _ = stage.add(UIPanGestureRecognizer(), to: stage.outer)
    stage.host.touch(.began, at: CGPoint(x: 200, y: 300))
    stage.host.move(from: CGPoint(x: 200, y: 300), to: end, duration: 0.3)
    #expect(cell.transform.tx == 0)
    stage.host.touch(.ended, at: end)
    stage.host.advance(by: 0.5)
    #expect(table.contentOffset.y == 0)
    #expect(source.calls.isEmpty)
    #expect(stage.log.states.isEmpty)
  }

  @Test func rightToLeftTrailingActionsLieToTheLeft() throws {
    table.semanticContentAttribute = .forceRightToLeft
    source.action = UIContextualAction(style: .normal, title: "A") { _, _, _ in }
    stage.host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 180, y: 100), duration: 0.2)
    stage.host.advance(by: 0.5)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.transform.tx == 74)
  }

  @Test func aFullSwipePerformsTheFirstAction() {
    var performed = 0
    source.action = UIContextualAction(style: .normal, title: "A") { _, _, done in
      performed += 1
      done(true)
    }
    stage.host.drag(from: CGPoint(x: 380, y: 100), to: CGPoint(x: 80, y: 100), duration: 0.4)
    stage.host.advance(by: 0.5)
    #expect(performed == 1)
  }

  @Test func aSwipeToTheRightIsForSomebodyElse() {
    source.action = UIContextualAction(style: .normal, title: "A") { _, _, _ in }
    _ = stage.add(UIPanGestureRecognizer(), to: stage.outer)
    stage.host.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), duration: 0.2)
    #expect(stage.log.states.first == .began)
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
}
