import Testing
import UIKit
import UIKitHost

/// A header that counts how often it is used again.
private final class CountingHeader: UITableViewHeaderFooterView {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// Sections of a table: where they lie, how they change, what stands above them.
@MainActor @Suite(.serialized) struct TableSectionTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [2, 3, 1]
    var title: String?
    var showsHeaders = false
    var asked: [IndexPath] = []
    var calls: [String] = []
    var keeps = false

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section]
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      asked.append(indexPath)
      return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      title
    }

    func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      showsHeaders ? tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") : nil
    }

    func tableView(
      _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
    ) {
      calls.append("header \(section)")
    }

    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      calls.append("gone \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("down \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      calls.append("up \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      calls.append("leaving \(indexPath.row)")
      return keeps ? nil : indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("selected \(indexPath.row)")
    }
  }

  private let host = Host(size: CGSize(width: 200, height: 400), scale: 1, safeArea: .zero)
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
  private let source = Source()

  private func show() {
    table.dataSource = source
    table.delegate = source
    table.rowHeight = 40
    table.sectionHeaderTopPadding = 0
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.register(CountingHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    let screen = UIViewController()
    screen.view.addSubview(table)
    host.window.rootViewController = screen
    host.window.makeKeyAndVisible()
    host.advance(by: 0.1)
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  @Test func sectionsHaveRectangles() {
    source.title = "Title"
    show()
    #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 108, width: 200, height: 28))
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 108, width: 200, height: 148))
    #expect(table.rectForFooter(inSection: 1) == CGRect(x: 0, y: 256, width: 200, height: 0))
    let band = CGRect(x: 0, y: 60, width: 1, height: 90)
    #expect(table.indexPathsForRows(in: band) == [path(0, 0), path(0, 1), path(1, 0)])
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Title")
    #expect(table.headerView(forSection: 9) == nil)
  }

  @Test func sectionsAndRowsThatComeGoAndMoveKeepTheSelection() {
    show()
    let cases: [(change: () -> Void, sections: [Int], selected: IndexPath?)] = [
      ({ table.insertSections([0], with: .none) }, [1, 2, 3, 1], path(2, 1)),
      ({ table.deleteSections([0], with: .none) }, [3, 1], path(0, 1)),
      ({ table.deleteSections([1], with: .none) }, [2, 1], nil),
      ({ table.moveSection(1, toSection: 2) }, [2, 1, 3], path(2, 1)),
      ({ table.moveSection(0, toSection: 2) }, [3, 1, 2], path(0, 1)),
      ({ table.moveRow(at: path(1, 1), to: path(0, 0)) }, [3, 2, 1], path(0, 0)),
      ({ table.moveRow(at: path(1, 0), to: path(1, 2)) }, [2, 3, 1], path(1, 0)),
    ]
    for (change, sections, selected) in cases {
      source.sections = [2, 3, 1]
      table.reloadData()
      table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
      table.performBatchUpdates {
        change()
        #expect(table.hasUncommittedUpdates)
        source.sections = sections
      }
      #expect(table.numberOfSections == sections.count)
      #expect(table.indexPathForSelectedRow == selected)
    }
    #expect(!table.hasUncommittedUpdates)
  }

  @Test func headersOfARegisteredClassAreUsedAgain() throws {
    source.showsHeaders = true
    source.sections = Array(repeating: 3, count: 12)
    show()
    let first = try #require(table.headerView(forSection: 0) as? CountingHeader)
    #expect(first.reuseIdentifier == "header")
    #expect(source.calls.contains("header 0"))
    table.contentOffset.y = 700
    host.advance(by: 0.1)
    #expect(table.headerView(forSection: 0) == nil)
    table.contentOffset.y = 0
    host.advance(by: 0.1)
    let again = try #require(table.headerView(forSection: 0) as? CountingHeader)
    #expect(again.reuses > 0)
    #expect(source.calls.contains("gone 0"))
  }

  @Test func reconfiguringKeepsTheCell() {
    show()
    let cell = table.cellForRow(at: path(0, 1))
    source.asked = []
    table.reconfigureRows(at: [path(0, 1)])
    host.advance(by: 0.1)
    #expect(source.asked == [path(0, 1)])
    #expect(table.cellForRow(at: path(0, 1)) === cell)
  }

  @Test(arguments: [true, false])
  func theDelegateIsAskedBeforeARowIsDeselected(keeps: Bool) {
    source.keeps = keeps
    show()
    table.selectRow(at: path(0, 0), animated: false, scrollPosition: .none)
    source.calls = []
    host.tap(at: CGPoint(x: 100, y: 60))
    #expect(source.calls == ["down 1", "up 1", "leaving 0", "selected 1"])
    #expect(table.indexPathsForSelectedRows == (keeps ? [path(0, 0)] : []) + [path(0, 1)])
  }

  @Test(arguments: [true, false])
  func whileEditingATapSelectsOnlyWhereThatIsAllowed(allows: Bool) {
    table.allowsSelectionDuringEditing = allows
    show()
    table.setEditing(true, animated: false)
    #expect(table.cellForRow(at: path(0, 0))?.isEditing == true)
    host.tap(at: CGPoint(x: 100, y: 60))
    #expect(table.indexPathForSelectedRow == (allows ? path(0, 1) : nil))
  }
}
