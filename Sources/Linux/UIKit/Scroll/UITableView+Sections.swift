import Foundation

// Sections, rows that move, and what stands above and below.
extension UITableView {
  public func rect(forSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard metrics.sections.indices.contains(section) else { return .zero }
    return rect(y: metrics.start(ofSection: section), height: metrics.sections[section].height)
  }

  public func rectForHeader(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard metrics.sections.indices.contains(section) else { return .zero }
    let span = metrics.headerSpan(ofSection: section)
    return rect(y: span.y, height: span.height)
  }

  public func rectForFooter(inSection section: Int) -> CGRect {
    reloadIfNeeded()
    guard metrics.sections.indices.contains(section) else { return .zero }
    let span = metrics.footerSpan(ofSection: section)
    return rect(y: span.y, height: span.height)
  }

  private func rect(y: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: 0, y: y, width: bounds.width, height: height)
  }

  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    reloadIfNeeded()
    return metrics.rows(from: rect.minY, to: rect.maxY)
  }

  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.headers[section] as? UITableViewHeaderFooterView
  }

  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    rows.footers[section] as? UITableViewHeaderFooterView
  }

  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    rows.edgeClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    rows.dequeueEdge(identifier)
  }

  /// Scrolls to the selected row that is nearest to the given position.
  public func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    let nearest = rows.selected.min { first, second in
      abs(rectForRow(at: first).midY - bounds.midY)
        < abs(rectForRow(at: second).midY - bounds.midY)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  // MARK: Changes

  public func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Apple: the cell that a row has is configured anew, and not replaced.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = rows.visible[path] else { continue }
      rows.reconfigured = cell
      _ = dataSource?.tableView(self, cellForRowAt: path)
      rows.reconfigured = nil
    }
    setNeedsLayout()
  }

  private func change(_ note: (inout TableChanges) -> Void) {
    beginUpdates()
    note(&changes)
    endUpdates()
  }
}
