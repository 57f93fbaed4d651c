import Testing
import UIKit
import UIKitHost

/// Rows of several sections: what selects them.
@MainActor @Suite(.serialized, .warningsAreRead) struct TableSectionTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [2, 3, 1]
    var calls: [String] = []
    var keeps = false

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section]
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
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
    let screen = UIViewController()
    screen.view.addSubview(table)
    host.show(screen, for: 0.1)
  }

  private func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
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
