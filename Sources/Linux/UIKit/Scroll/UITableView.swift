import QuartzCore

/// A list of rows in sections that makes cells only for the rows that are seen.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  nonisolated public static let automaticDimension: CGFloat = -1

  private let tableStyle: Style
  private var edits = false
  var changes = TableChanges()

  /// What is on screen, what waits to be used again, and how to make more.
  var rows = TableRows()
  var metrics = TableMetrics()
  var needsReload = true
  var highlighted: IndexPath?
  private(set) lazy var swipe = RowSwipe(tableView: self)

  weak open var dataSource: (any UITableViewDataSource)? {
    didSet { setNeedsReload() }
  }

  public init(frame: CGRect, style: UITableView.Style) {
    tableStyle = style
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    tableStyle = .plain
    super.init(coder: coder)
    setUp()
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  private func setUp() {
    alwaysBounceVertical = true
    backgroundColor = tableStyle == .plain ? .systemBackground : .systemGroupedBackground
    addGestureRecognizer(swipe.recognizer)
    addGestureRecognizer(swipe.dismissal)
  }

  open var style: UITableView.Style { tableStyle }
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { setNeedsReload() }
  }
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  open var separatorColor: UIColor?
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }

  open var allowsSelection = true

  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false

  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
  }

  /// Nothing is selected afterwards, as in UIKit.
  open func reloadData() {
    rows.selected = []
    reload()
  }

  open func numberOfRows(inSection section: Int) -> Int {
    reloadIfNeeded()
    return metrics.sections.indices.contains(section) ? metrics.sections[section].rows.count : 0
  }

  open var numberOfSections: Int {
    reloadIfNeeded()
    return metrics.sections.count
  }

  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    guard metrics.contains(indexPath) else { return .zero }
    let span = metrics.rowSpan(at: indexPath)
    return CGRect(
      x: metrics.sideInset, y: span.y, width: bounds.width - 2 * metrics.sideInset,
      height: span.height)
  }

  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    reloadIfNeeded()
    return metrics.row(at: point.y)
  }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.visible.first { $0.value === cell }?.key
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.visible[indexPath]
  }

  open var visibleCells: [UITableViewCell] {
    rows.visible.sorted { $0.key < $1.key }.map(\.value)
  }

  open var indexPathsForVisibleRows: [IndexPath]? { rows.visible.keys.sorted() }
  open var indexPathForSelectedRow: IndexPath? { rows.selected.first }
  open var indexPathsForSelectedRows: [IndexPath]? {
    rows.selected.isEmpty ? nil : rows.selected
  }

  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    // Its rows are there within the call, and nothing around it is laid out.
    defer { if !animated { layOutRows() } }
    let rect = rectForRow(at: indexPath)
    let area = bounds.inset(by: adjustedContentInset)
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY - adjustedContentInset.top
    case .middle: y = rect.midY - area.height / 2 - adjustedContentInset.top
    case .bottom: y = rect.maxY - area.height - adjustedContentInset.top
    }
    let kept = min(max(y, limits.y.lowerBound), limits.y.upperBound)
    setContentOffset(CGPoint(x: contentOffset.x, y: kept), animated: animated)
  }

  /// Selecting in code tells the delegate nothing, as Apple documents.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    for path in rows.selected where path != indexPath && !allowsMultipleSelection {
      deselectRow(at: path, animated: animated)
    }
    guard let indexPath else { return }
    if !rows.selected.contains(indexPath) { rows.selected.append(indexPath) }
    rows.visible[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    rows.selected.removeAll { $0 == indexPath }
    rows.visible[indexPath]?.setSelected(false, animated: animated)
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    rows.classes[identifier] = cellClass as? UITableViewCell.Type
  }

  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    rows.dequeue(identifier)
  }

  /// Traps, as Apple's does, when nothing is registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = rows.dequeue(identifier) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class "
          + "for the identifier or connect a prototype cell in a storyboard")
    }
    return cell
  }

  open func beginUpdates() { changes.depth += 1 }

  /// The data source is asked again once all changes of the outermost batch are known; what was
  /// selected stays selected.
  open func endUpdates() {
    changes.depth = max(0, changes.depth - 1)
    guard changes.depth == 0 else { return }
    rows.selected = rows.selected.compactMap(changes.path(after:))
    changes = TableChanges()
    reload()
  }

  open func deleteRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) {
    beginUpdates()
    changes.deleted += indexPaths
    endUpdates()
  }

  open func reloadRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) {
    beginUpdates()
    endUpdates()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  private func layOutRows() {
    reloadIfNeeded()
    tile()
  }

  /// Texts of another size need rows of another height.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let old = previousTraitCollection?.preferredContentSizeCategory
    if traitCollection.preferredContentSizeCategory != old { setNeedsReload() }
  }

  /// A table scrolls although the finger came down on a control in a cell.
  open override func touchesShouldCancel(in view: UIView) -> Bool {
    true
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, swipe.openRow == nil else { return }
    highlight(rowAt: touch.location(in: self))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard swipe.openRow == nil else { return swipe.close(animated: true) }
    selectHighlightedRow()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    unhighlight()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsReload()
  }
}
