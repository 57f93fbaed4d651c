import Foundation
import QuartzCore

/// The cells of a table: those on screen, those that wait to be used again, and how to make more.
@MainActor struct TableRows {
  var visible: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selected: [IndexPath] = []
  var classes: [String: UITableViewCell.Type] = [:]
  private var spare: [String: [UITableViewCell]] = [:]

  mutating func dequeue(_ identifier: String) -> UITableViewCell? {
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

  /// Takes everything off the screen.
  mutating func clear() {
    for path in visible.keys.sorted() {
      visible[path].map { recycle($0) }
    }
    for view in headers.sorted(by: { $0.key < $1.key }) { view.value.removeFromSuperview() }
    for view in footers.sorted(by: { $0.key < $1.key }) { view.value.removeFromSuperview() }
    visible = [:]
    headers = [:]
    footers = [:]
  }
}

/// The rows that a batch of changes takes out.
struct TableChanges {
  var depth = 0
  var deleted: [IndexPath] = []

  /// Where a row is after the changes; nil if it is gone.
  func path(after old: IndexPath) -> IndexPath? {
    guard !deleted.contains(old) else { return nil }
    let left = deleted.count { $0.section == old.section && $0.row < old.row }
    return IndexPath(row: old.row - left, section: old.section)
  }
}

/// Makes cells of a class known only when the program runs.
///
/// Apple's initializer is not `required`; it is overridden in the class's table all the same, and
/// this subclass, which is never made, is how Swift can be brought to look there.
private class CellMaker: UITableViewCell {
  required override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Keeps the compiler from taking ``CellMaker``'s initializer for the only one.
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
