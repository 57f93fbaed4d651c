import QuartzCore

// Which cells there are and where they lie.
extension UITableView {
  private static let standardRow: CGFloat = 44
  private static let sideInset: CGFloat = 16

  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  func reloadIfNeeded() {
    if needsReload {
      reload()
    }
  }

  /// Asks the data source everything again; cells come with the next layout.
  func reload() {
    needsReload = false
    highlighted = nil
    swipe.forget()
    rows.clear()
    measure()
    rows.selected.removeAll { !metrics.contains($0) }
    setNeedsLayout()
  }

  private func measure() {
    var new = TableMetrics()
    new.top = tableHeaderView?.bounds.height ?? 0
    new.bottom = tableFooterView?.bounds.height ?? 0
    new.sideInset = style == .insetGrouped ? Self.sideInset : 0
    if let dataSource {
      new.sections = (0..<dataSource.numberOfSections(in: self)).map { section in
        measure(section, of: dataSource)
      }
    }
    metrics = new
    contentSize = CGSize(width: bounds.width, height: new.height)
    keepOffsetInContent()
  }

  /// A table at rest never shows what lies beyond its rows, even when they have become fewer.
  private func keepOffsetInContent() {
    guard !isTracking, !isDecelerating else { return }
    let highest = limits.y.upperBound
    if contentOffset.y > highest { contentOffset.y = highest }
  }

  private func measure(
    _ section: Int, of dataSource: any UITableViewDataSource
  ) -> TableMetrics.Section {
    var result = TableMetrics.Section()
    let count = dataSource.tableView(self, numberOfRowsInSection: section)
    result.rows = (0..<count).map { row in
      let path = IndexPath(row: row, section: section)
      let height = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      return height == Self.automaticDimension ? Self.standardRow : height
    }
    result.header = edgeHeight(
      rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight,
      title: dataSource.tableView(self, titleForHeaderInSection: section),
      view: rowDelegate?.tableView(self, viewForHeaderInSection: section),
      empty: style == .plain ? 0 : (section == 0 ? 35 : 17.5))
    result.footer = edgeHeight(
      rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight,
      title: dataSource.tableView(self, titleForFooterInSection: section),
      view: rowDelegate?.tableView(self, viewForFooterInSection: section),
      empty: style == .plain ? 0 : 17.5)
    if sectionHeaderTopPadding != Self.automaticDimension, result.header > 0 {
      result.gapAbove = sectionHeaderTopPadding
    }
    return result
  }

  private func edgeHeight(
    _ height: CGFloat, title: String?, view: UIView?, empty: CGFloat
  ) -> CGFloat {
    guard height == Self.automaticDimension else { return height }
    if let view {
      let size = view.sizeThatFits(CGSize(width: bounds.width, height: 0))
      return max(size.height, view.bounds.height)
    }
    guard let title else { return empty }
    let room = CGSize(width: bounds.width, height: 0)
    return SectionTitle(text: title, style: style, traits: traitCollection)
      .sizeThatFits(room).height
  }

  /// Puts cells where rows are seen and takes those away that are not.
  func tile() {
    fitWidth()
    let upper = bounds.minY
    let lower = bounds.maxY
    let wanted = metrics.rows(from: upper, to: lower)
    for (path, cell) in rows.visible where !wanted.contains(path) {
      rows.visible[path] = nil
      rows.recycle(cell)
      rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    var grew = false
    for path in wanted {
      let cell = rows.visible[path] ?? show(path)
      grew = fit(cell, at: path) || grew
      guard metrics.contains(path) else { return }
      cell.frame = rectForRow(at: path)
      style(cell, at: path)
    }
    layOutEdges()
    backgroundView?.frame = bounds
    if grew { setNeedsLayout() }
  }

  private func fitWidth() {
    guard contentSize.width != bounds.width else { return }
    contentSize.width = bounds.width
  }

  private func show(_ path: IndexPath) -> UITableViewCell {
    let cell =
      dataSource?.tableView(self, cellForRowAt: path)
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = rectForRow(at: path)
    cell.setSelected(rows.selected.contains(path), animated: false)
    cell.setHighlighted(false, animated: false)
    if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
    rows.visible[path] = cell
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// A row of automatic height takes the height of its cell once it is seen.
  private func fit(_ cell: UITableViewCell, at path: IndexPath) -> Bool {
    let asked = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    guard asked == Self.automaticDimension, metrics.contains(path) else { return false }
    let width = bounds.width - 2 * metrics.sideInset
    let height = max(
      Self.standardRow, cell.sizeThatFits(CGSize(width: width, height: 0)).height)
    guard abs(height - metrics.sections[path.section].rows[path.row]) > 0.5 else { return false }
    metrics.sections[path.section].rows[path.row] = height
    contentSize = CGSize(width: bounds.width, height: metrics.height)
    return true
  }

  private func style(_ cell: UITableViewCell, at path: IndexPath) {
    let isLast = path.row == metrics.sections[path.section].rows.count - 1
    cell.showSeparator(
      separatorStyle == .singleLine && !(isLast && style != .plain),
      color: separatorColor ?? .separator, inset: separatorInset)
    if style != .plain, cell.backgroundColor == .systemBackground {
      cell.backgroundColor = .secondarySystemGroupedBackground
    }
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    cell.layer.maskedCorners = corners
    cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
    cell.clipsToBounds = true
  }

  private func layOutEdges() {
    tableHeaderView.map {
      $0.frame.origin = .zero
      $0.frame.size.width = bounds.width
    }
    tableFooterView.map {
      $0.frame.origin = CGPoint(x: 0, y: metrics.height - metrics.bottom)
      $0.frame.size.width = bounds.width
    }
    removeUnseenEdges()
    for section in metrics.sections.indices {
      let header = metrics.headerSpan(ofSection: section)
      let footer = metrics.footerSpan(ofSection: section)
      place(
        section, in: \.headers, y: headerTop(ofSection: section), height: header.height,
        view: { $0.rowDelegate?.tableView($0, viewForHeaderInSection: section) },
        title: { $0.dataSource?.tableView($0, titleForHeaderInSection: section) })
      place(
        section, in: \.footers, y: footer.y, height: footer.height,
        view: { $0.rowDelegate?.tableView($0, viewForFooterInSection: section) },
        title: { $0.dataSource?.tableView($0, titleForFooterInSection: section) })
    }
  }

  private func isSeen(y: CGFloat, height: CGFloat) -> Bool {
    height > 0 && y < bounds.maxY && y + height > bounds.minY
  }

  private func headerTop(ofSection section: Int) -> CGFloat {
    guard style == .plain else { return metrics.headerSpan(ofSection: section).y }
    return metrics.pinnedHeader(
      ofSection: section, visibleTop: bounds.minY + adjustedContentInset.top)
  }

  /// What is no longer seen goes.
  private func removeUnseenEdges() {
    for section in metrics.sections.indices {
      let header = metrics.headerSpan(ofSection: section)
      let footer = metrics.footerSpan(ofSection: section)
      if !isSeen(y: headerTop(ofSection: section), height: header.height) {
        rows.headers.removeValue(forKey: section).map { $0.removeFromSuperview() }
      }
      if !isSeen(y: footer.y, height: footer.height) {
        rows.footers.removeValue(forKey: section).map { $0.removeFromSuperview() }
      }
    }
  }

  private func place(
    _ section: Int, in store: WritableKeyPath<TableRows, [Int: UIView]>, y: CGFloat,
    height: CGFloat, view: (UITableView) -> UIView?, title: (UITableView) -> String?
  ) {
    guard isSeen(y: y, height: height) else { return }
    if rows[keyPath: store][section] == nil {
      let made =
        view(self)
        ?? title(self).map {
          SectionTitle(text: $0, style: style, traits: traitCollection)
        }
      guard let made else { return }
      rows[keyPath: store][section] = made
      addSubview(made)
      if store == \.headers {
        rowDelegate?.tableView(self, willDisplayHeaderView: made, forSection: section)
      } else {
        rowDelegate?.tableView(self, willDisplayFooterView: made, forSection: section)
      }
    }
    rows[keyPath: store][section]?.frame = CGRect(
      x: 0, y: y, width: bounds.width, height: height)
  }
}

// Highlighting and selecting by touch.
extension UITableView {
  func highlight(rowAt point: CGPoint) {
    guard selectsByTouch, let path = indexPathForRow(at: point),
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    highlighted = path
    rows.visible[path]?.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
  }

  private var selectsByTouch: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether a tap leaves other rows selected.
  private var selectsManyByTouch: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    rows.visible[path]?.setHighlighted(false, animated: false)
    rowDelegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Apple's order: willSelect, willDeselect and didDeselect of the old row, didSelect of the new one.
  func selectHighlightedRow() {
    guard let touched = highlighted else { return }
    let unhighlightsLater = HostRuntime.current.settings.tablesSelectBeforeUnhighlighting
    if !unhighlightsLater { unhighlight() }
    defer { if highlighted == touched { unhighlight() } }
    if selectsManyByTouch, rows.selected.contains(touched) { return deselectByTouch(touched) }
    let allowed =
      rowDelegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
    guard let path = allowed else { return }
    for old in rows.selected where old != path && !selectsManyByTouch { deselectByTouch(old) }
    if !rows.selected.contains(path) { rows.selected.append(path) }
    rows.visible[path]?.setSelected(true, animated: false)
    rowDelegate?.tableView(self, didSelectRowAt: path)
  }

  private func deselectByTouch(_ asked: IndexPath) {
    let allowed =
      rowDelegate.map { $0.tableView(self, willDeselectRowAt: asked) } ?? asked
    guard let path = allowed else { return }
    deselectRow(at: path, animated: false)
    rowDelegate?.tableView(self, didDeselectRowAt: path)
  }
}
