import QuartzCore

/// A row pushed aside to uncover its trailing actions.
@MainActor final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
  private static let buttonWidth: CGFloat = 74

  let recognizer = UIPanGestureRecognizer()
  private weak var tableView: UITableView?
  private var path: IndexPath?
  private var actions: [UIContextualAction] = []
  private var buttons: [SwipeButton] = []
  private var start: CGFloat = 0
  private(set) var offset: CGFloat = 0

  init(tableView: UITableView) {
    self.tableView = tableView
    super.init()
    recognizer.delegate = self
    recognizer.maximumNumberOfTouches = 1
    recognizer.addTarget(
      self, action: Selector("swipeChanged(_:)", RowSwipe.swipeChanged))
  }

  /// The row that is open, or being opened.
  var openRow: IndexPath? { path }

  /// A touch elsewhere closes an open row and does nothing else.
  func closes(for touch: UITouch) -> Bool {
    guard path != nil, recognizer.currentState == .possible else { return false }
    close(animated: true)
    return true
  }

  func forget() {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    actions = []
    path = nil
    offset = 0
  }

  /// Only a way to the left over a row that has actions is a swipe; the rest is for others.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tableView, let rowDelegate = tableView.rowDelegate else { return false }
    let way = recognizer.velocity(in: tableView)
    guard abs(way.x) > abs(way.y), way.x < 0 || path != nil,
      let row = tableView.indexPathForRow(at: recognizer.location(in: tableView))
    else { return false }
    if row == path { return true }
    let contents =
      rowDelegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: row)?.contents
      ?? []
    guard way.x < 0, !contents.isEmpty else { return false }
    close(animated: false)
    open(row, contents)
    return true
  }

  private func open(_ row: IndexPath, _ contents: [UIContextualAction]) {
    guard let tableView else { return }
    path = row
    actions = contents
    let frame = tableView.rectForRow(at: row)
    for (index, action) in contents.enumerated() {
      let button = SwipeButton(action: action) { [weak self] in self?.perform(index) }
      button.frame = CGRect(
        x: frame.maxX - CGFloat(index + 1) * Self.buttonWidth, y: frame.minY,
        width: Self.buttonWidth, height: frame.height)
      buttons.append(button)
      tableView.insertSubview(button, at: 0)
    }
  }

  private func swipeChanged(_ recognizer: UIPanGestureRecognizer) {
    guard let tableView, path != nil else { return }
    let width = CGFloat(actions.count) * Self.buttonWidth
    switch recognizer.state {
    case .began:
      start = offset
    case .changed:
      move(to: min(0, start + recognizer.translation(in: tableView).x))
    case .ended:
      let projected = offset + recognizer.velocity(in: tableView).x * 0.1
      if offset < -tableView.bounds.width * 0.6 {
        perform(0)
      } else if projected < -width / 2 {
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
          self.move(to: -width)
        }
      } else {
        close(animated: true)
      }
    case .cancelled, .failed:
      close(animated: true)
    case .possible:
      break
    }
  }

  private func perform(_ index: Int) {
    guard actions.indices.contains(index), buttons.indices.contains(index) else { return }
    actions[index].handler(actions[index], buttons[index]) { [weak self] _ in
      self?.close(animated: true)
    }
  }

  private func move(to offset: CGFloat) {
    self.offset = offset
    guard let path, let cell = tableView?.cellForRow(at: path) else { return }
    cell.transform = CGAffineTransform(translationX: offset, y: 0)
  }

  func close(animated: Bool) {
    guard path != nil else { return }
    if animated {
      let cell = path.flatMap { tableView?.cellForRow(at: $0) }
      let old = buttons
      buttons = []
      forget()
      UIView.animate(
        withDuration: 0.25, delay: 0, options: .allowUserInteraction,
        animations: { cell?.transform = .identity },
        completion: { _ in
          for button in old { button.removeFromSuperview() }
        })
    } else {
      move(to: 0)
      forget()
    }
  }
}

/// One uncovered action.
private final class SwipeButton: UIControl {
  private let label = UILabel(frame: .zero)
  private let run: () -> Void

  init(action: UIContextualAction, _ run: @escaping () -> Void) {
    self.run = run
    super.init(frame: .zero)
    backgroundColor = action.isDestructive ? .systemRed : .systemGray
    label.text = action.label
    label.textColor = .white
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 15)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  override func touchedUpInside(with event: UIEvent?) {
    run()
  }
}
