import Foundation
import QuartzCore

/// The cells of a table: those on screen, those that wait to be used again, and how to make more.
@MainActor struct TableRows {
  var visible: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selected: [IndexPath] = []
  var classes: [String: UITableViewCell.Type] = [:]
  var edgeClasses: [String: UITableViewHeaderFooterView.Type] = [:]
  /// The cell of a row that is configured anew: it is dequeued as it is.
  var reconfigured: UITableViewCell?
  private var spare: [String: [UITableViewCell]] = [:]
  private var spareEdges: [String: [UITableViewHeaderFooterView]] = [:]

  mutating func dequeue(_ identifier: String) -> UITableViewCell? {
    if let cell = reconfigured, cell.reuseIdentifier == identifier { return cell }
    if let cell = spare[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.make(reuseIdentifier: identifier)
  }

  mutating func recycle(_ cell: UITableViewCell) {
    cell.removeFromSuperview()
    if let identifier = cell.reuseIdentifier {
      spare[identifier, default: []].append(cell)
    }
  }

  mutating func dequeueEdge(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = spareEdges[identifier]?.popLast() {
      view.prepareForReuse()
      return view
    }
    return edgeClasses[identifier]?.make(reuseIdentifier: identifier)
  }

  mutating func recycleEdge(_ view: UIView) {
    view.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier
    else { return }
    spareEdges[identifier, default: []].append(view)
  }

  /// Takes everything off the screen.
  mutating func clear() {
    for path in visible.keys.sorted() {
      visible[path].map { recycle($0) }
    }
    for view in headers.sorted(by: { $0.key < $1.key }) { recycleEdge(view.value) }
    for view in footers.sorted(by: { $0.key < $1.key }) { recycleEdge(view.value) }
    visible = [:]
    headers = [:]
    footers = [:]
  }
}

/// The rows that a batch of changes takes out and puts in.
///
/// Apple: deletions count in the rows before the batch, insertions in those after it.
struct TableChanges {
  var depth = 0
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [IndexPath: IndexPath] = [:]
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var movedSections: [Int: Int] = [:]

  /// Where a row is after the changes; nil if it is gone.
  func path(after old: IndexPath) -> IndexPath? {
    if let place = moved[old] { return place }
    guard !deleted.contains(old), let section = section(after: old.section) else { return nil }
    let left = (deleted + moved.keys).filter { $0.section == old.section && $0.row < old.row }
    var row = old.row - left.count
    for new in (inserted + moved.values).sorted() where new.section == section && new.row <= row {
      row += 1
    }
    return IndexPath(row: row, section: section)
  }

  private func section(after old: Int) -> Int? {
    if let place = movedSections[old] { return place }
    guard !deletedSections.contains(old) else { return nil }
    var section = old - deletedSections.count { $0 < old } - movedSections.keys.count { $0 < old }
    for new in (Array(insertedSections) + movedSections.values).sorted() where new <= section {
      section += 1
    }
    return section
  }
}

/// Makes cells of a class known only when the program runs.
///
/// Apple's initialiser is not `required`; it is overridden in the class's table all the same, and
/// this subclass, which is never made, is how Swift can be brought to look there.
private class CellMaker: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Keeps the compiler from taking ``CellMaker``'s initialiser for the only one.
private final class OtherCellMaker: CellMaker {
  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UITableViewCell {
  static func make(reuseIdentifier: String?) -> UITableViewCell {
    unsafeBitCast(self as UITableViewCell.Type, to: CellMaker.Type.self)
      .init(style: .default, reuseIdentifier: reuseIdentifier)
  }
}
