import Testing
import UIKitHost

@testable import UIKit

/// Actions beside a row that is swiped.
@MainActor @Suite(.warningsAreRead) struct TableSwipeTests {
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
}
