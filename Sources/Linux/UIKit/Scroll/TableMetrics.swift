import CoreGraphics
import Foundation

/// Where everything in a table lies, from top to bottom.
struct TableMetrics: Equatable {
  struct Section: Equatable {
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0
    var gapAbove: CGFloat = 0

    var height: CGFloat { gapAbove + header + rows.reduce(0, +) + footer }
  }

  /// The height of the table's own header and footer views.
  var top: CGFloat = 0
  var bottom: CGFloat = 0
  var sections: [Section] = []

  /// How far rows keep from the table's sides.
  var sideInset: CGFloat = 0

  var height: CGFloat { top + sections.reduce(0) { $0 + $1.height } + bottom }

  func start(ofSection section: Int) -> CGFloat {
    sections[..<section].reduce(top) { $0 + $1.height }
  }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section)
      && sections[path.section].rows.indices.contains(path.row)
  }

  func headerSpan(ofSection section: Int) -> (y: CGFloat, height: CGFloat) {
    (start(ofSection: section) + sections[section].gapAbove, sections[section].header)
  }

  func footerSpan(ofSection section: Int) -> (y: CGFloat, height: CGFloat) {
    let footer = sections[section].footer
    return (start(ofSection: section) + sections[section].height - footer, footer)
  }

  func rowSpan(at path: IndexPath) -> (y: CGFloat, height: CGFloat) {
    let section = sections[path.section]
    let header = headerSpan(ofSection: path.section)
    let above = section.rows[..<path.row].reduce(0, +)
    return (header.y + header.height + above, section.rows[path.row])
  }

  /// The rows of which a part lies between two heights.
  func rows(from upper: CGFloat, to lower: CGFloat) -> [IndexPath] {
    var paths: [IndexPath] = []
    var y = top
    for (index, section) in sections.enumerated() {
      defer { y += section.height }
      guard y < lower, y + section.height > upper else { continue }
      var row = y + section.gapAbove + section.header
      for (number, height) in section.rows.enumerated() {
        if row < lower && row + height > upper {
          paths.append(IndexPath(row: number, section: index))
        }
        row += height
      }
    }
    return paths
  }

  func row(at y: CGFloat) -> IndexPath? {
    rows(from: y, to: y.nextUp).first
  }

  /// Where a header shows: with its section, but not above the top of what is seen, nor below the
  /// end of its section — Apple's floating headers of a plain table.
  func pinnedHeader(ofSection section: Int, visibleTop: CGFloat) -> CGFloat {
    let header = headerSpan(ofSection: section)
    let end = start(ofSection: section) + sections[section].height - header.height
    return min(max(header.y, visibleTop), max(end, header.y))
  }
}
