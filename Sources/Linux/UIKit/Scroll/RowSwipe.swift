import QuartzCore

/// A row pushed aside to uncover its leading or trailing actions.
///
/// While one is open, a finger on it drags it on or closes it with a tap; a finger anywhere else in
/// the table closes it and does nothing more. Both measured on iPhones.
@MainActor final class RowSwipe: NSObject, UIGestureRecognizerDelegate {
  private static let buttonWidth: CGFloat = 74

  let recognizer = UIPanGestureRecognizer()
  private(set) lazy var dismissal = RowDismissal(of: self)
  private weak var tableView: UITableView?
  private var path: IndexPath?
  private var actions: [UIContextualAction] = []
  private var buttons: [SwipeButton] = []
  private var start: CGFloat = 0

  /// Which way the open row was pushed: -1 to the left, 1 to the right.
  private var direction: CGFloat = -1
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

  /// A row is open and no finger moves it.
  var isResting: Bool { path != nil && !recognizer.currentState.isRunning }

  func isOnOpenRow(_ touch: UITouch) -> Bool {
    guard let path, let tableView else { return false }
    return tableView.indexPathForRow(at: touch.location(in: tableView)) == path
  }

  func forget() {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    actions = []
    path = nil
    offset = 0
  }

  /// Only a way across a row that has actions on the side it uncovers is a swipe; the rest is for
  /// others.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tableView, let rowDelegate = tableView.rowDelegate else { return false }
    let way = recognizer.velocity(in: tableView)
    guard abs(way.x) > abs(way.y),
      let row = tableView.indexPathForRow(at: recognizer.location(in: tableView))
    else { return false }
    if row == path { return true }
    let mirrored = tableView.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let uncoversTrailing = (way.x < 0) != mirrored
    let configuration =
      uncoversTrailing
      ? rowDelegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: row)
      : rowDelegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: row)
    guard let configuration, !configuration.contents.isEmpty else { return false }
    close(animated: false)
    direction = way.x < 0 ? -1 : 1
    open(row, configuration.contents)
    return true
  }

  private func open(_ row: IndexPath, _ contents: [UIContextualAction]) {
    guard let tableView else { return }
    path = row
    actions = contents
    let frame = tableView.rectForRow(at: row)
    for (index, action) in actions.enumerated() {
      let button = SwipeButton(action: action) { [weak self] in self?.perform(index) }
      let fromEdge = CGFloat(index) * Self.buttonWidth
      let x = direction < 0 ? frame.maxX - fromEdge - Self.buttonWidth : frame.minX + fromEdge
      button.frame = CGRect(
        x: x, y: frame.minY, width: Self.buttonWidth, height: frame.height)
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
      let way = direction * (start + recognizer.translation(in: tableView).x)
      move(to: direction * max(0, way))
    case .ended:
      let way = direction * offset
      let projected = way + direction * recognizer.velocity(in: tableView).x * 0.1
      if way > tableView.bounds.width * 0.6 {
        perform(0)
      } else if projected > width / 2 {
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
          self.move(to: self.direction * width)
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

/// Takes the touch that closes an open row from everybody else.
final class RowDismissal: UIGestureRecognizer {
  private weak var swipe: RowSwipe?

  init(of swipe: RowSwipe) {
    self.swipe = swipe
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let swipe, swipe.isResting, let touch = touches.first,
      !swipe.isOnOpenRow(touch)
    else {
      state = .failed
      return
    }
    swipe.close(animated: true)
    state = .ended
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
    accessibilityLabel = action.label
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
