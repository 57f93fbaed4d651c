import UIKit

/// Whose screens are dragged: a navigation controller's, or a stack of pages.
@MainActor
protocol DragOwner: AnyObject {
  /// The drag that is under a finger or settling; nil otherwise.
  var drag: DragSession? { get set }
  /// Whether anyone wants to hear of every frame.
  var isObserved: Bool { get }
  /// Whether something has come over what is dragged, such as an alert: what is undecided goes back.
  var isCovered: Bool { get }

  /// Called with what would otherwise be a riddle; nil if nobody wants to know.
  var diagnostics: (@MainActor @Sendable (SnapshotNavigationController.Diagnostic) -> Void)? { get }

  /// Why a drag that starts like this may not begin; nil if it may.
  func refusal(of start: DragStart) -> DragRefusal?
  /// Asked when every rule has passed and no other gesture can take the finger any longer: whether
  /// the screen lets it begin.
  func confirmsDrag() -> Bool
  /// The finger has begun.
  func beginDrag()
  /// The drag is at rest; its route pops next, or puts everything back.
  func dragDidEnd(_ session: DragSession, popping: Bool)
  /// Everything is as before the drag.
  func dragWasPutBack(_ session: DragSession)
  /// The upper screen covers so much of the lower; while it settles, told until it has passed half.
  func dragStands(at coverage: CGFloat)
  /// Puts back an undecided drag, ends a decided one and whatever else is running, at once.
  func bringToRest()
}

extension DragOwner {
  var isCovered: Bool { false }
  func confirmsDrag() -> Bool { true }
  func dragStands(at coverage: CGFloat) {}

  func report(_ diagnostic: SnapshotNavigationController.Diagnostic) {
    Log.note("\(diagnostic)")
    diagnostics?(diagnostic)
  }

  /// Lets VoiceOver go to what has come.
  func moveFocus(to view: UIView?) {
    guard UIAccessibility.isVoiceOverRunning else { return }
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }

  /// Watches for what ends everything that moves: the background, and what takes the app's focus
  /// away.
  func observeInterruptions() -> [Observation] {
    [
      Observation(of: UIApplication.willResignActiveNotification) { [weak self] in
        self?.drag?.interrupt()
      },
      Observation(of: UIApplication.didEnterBackgroundNotification) { [weak self] in
        self?.bringToRest()
      },
    ]
  }
}

/// How a drag is shown, and what UIKit hears of it and when.
@MainActor
protocol DragRoute: AnyObject {
  /// What UIKit is given when it asks during the drag.
  var animator: (any UIViewControllerAnimatedTransitioning)? { get }
  var interaction: (any UIViewControllerInteractiveTransitioning)? { get }
  /// Calls with what fingers do on the stage.
  var onTouch: ((StageView.Touch) -> Void)? { get set }

  /// Puts up what is shown; false if there is nothing to drag after all.
  func raise() -> Bool
  func show(_ coverage: CGFloat)
  func run(_ settle: Settle, then done: @escaping @MainActor () -> Void)
  /// At rest: pop. `animated` is false where the end cannot wait.
  func finish(animated: Bool)
  /// At rest: everything as before.
  func putBack()
}

extension DragRoute {
  // Only a route that lets UIKit pop has something to give.
  var animator: (any UIViewControllerAnimatedTransitioning)? { nil }
  var interaction: (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// One drag, from the first move to rest: feeds the phases with events and does what they say.
@MainActor
final class DragSession {
  let route: any DragRoute
  private weak var view: UIView?
  private let width: CGFloat
  private let direction: LayoutDirection
  private let response: TimeInterval
  private let hear: @MainActor (NavigationEvent.Phase) -> Void
  private weak var owner: (any DragOwner)?
  private var phase = DragPhase.idle
  private var settle: Settle?
  private var settleStart: CFTimeInterval = 0
  /// Where the finger that caught the settle took hold; nil while the recogniser's finger leads.
  private var caughtAt: CGFloat?
  private var meter = VelocityMeter()
  private var isInterrupted = false
  private let keyboard = LoweredKeyboard()
  /// Whether anyone has been told that it began.
  private var isTold = false
  private let interval = Log.Interval("drag")

  /// - Parameters:
  ///   - route: What the drag is shown by.
  ///   - view: What is dragged: its width is the way of a whole pop, and while it is dragged none of
  ///     its fields has the keyboard.
  ///   - direction: Which side the pop goes to.
  ///   - response: Period of the settling spring in seconds.
  ///   - owner: Who does what the end asks for.
  ///   - hear: Called with what becomes of the drag.
  init(
    route: any DragRoute, across view: UIView, direction: LayoutDirection, response: TimeInterval,
    owner: any DragOwner, hear: @escaping @MainActor (NavigationEvent.Phase) -> Void
  ) {
    self.route = route
    self.view = view
    width = view.bounds.width
    self.direction = direction
    self.response = response
    self.owner = owner
    self.hear = hear
    route.onTouch = { [weak self] in self?.touched($0) }
  }

  func begin() {
    handle(.begin)
    if phase != .idle, let view { keyboard.lower(in: view) }
  }

  /// The finger is `x` points from where it began.
  func follow(_ x: CGFloat) {
    guard caughtAt == nil else { return }
    handle(isCovered ? .interrupt : .move(travel: travel(x)))
  }

  /// The finger was lifted at `velocity` points per second.
  func release(velocity: CGFloat) {
    guard caughtAt == nil else { return }
    handle(isCovered ? .interrupt : .release(velocity: velocity * direction.sign, width: width))
  }

  /// Puts back what is undecided, ends at once what is decided.
  func interrupt() {
    isInterrupted = true
    handle(.interrupt)
    isInterrupted = false
  }

  private var isCovered: Bool { owner?.isCovered ?? false }

  private func travel(_ x: CGFloat) -> CGFloat { width > 0 ? x * direction.sign / width : 0 }

  /// A finger on the stage: catches the settle, and leads from there.
  private func touched(_ touch: StageView.Touch) {
    switch touch {
    case .pressed(let x, let time):
      guard case .settling = phase, let settle else { return }
      caughtAt = x
      meter = VelocityMeter()
      meter.add(x, at: time)
      handle(.press(coverage: settle.coverage(at: CACurrentMediaTime() - settleStart)))
    case .moved(let x, let time):
      guard let caughtAt else { return }
      meter.add(x, at: time)
      handle(isCovered ? .interrupt : .move(travel: travel(x - caughtAt)))
    case .lifted(let x, let time):
      guard caughtAt != nil else { return }
      meter.add(x, at: time)
      caughtAt = nil
      let velocity = meter.velocity(at: time) * direction.sign
      handle(isCovered ? .interrupt : .release(velocity: velocity, width: width))
    case .cancelled:
      guard caughtAt != nil else { return }
      caughtAt = nil
      handle(.interrupt)
    }
  }

  private func handle(_ event: DragPhase.Event) {
    switch phase.handle(event) {
    case .ignore: break
    case .raise:
      if route.raise() {
        // UIKit's calls may have let the app put an end to it.
        guard phase != .idle else { return }
        owner?.dragStands(at: 1)
        report(.willBegin)
      } else {
        owner?.dragDidEnd(self, popping: false)
      }
    case .show(let coverage):
      settle = nil
      route.show(coverage)
      owner?.dragStands(at: coverage)
      report(.progress(coverage: coverage))
    case .settle(let verdict, let coverage, let velocity):
      run(Settle(from: coverage, velocity: velocity, to: verdict, response: response))
    case .finish:
      settle = nil
      interval.end()
      owner?.dragDidEnd(self, popping: true)
      route.finish(animated: !isInterrupted)
    case .putBack:
      settle = nil
      interval.end()
      owner?.dragDidEnd(self, popping: false)
      route.putBack()
      keyboard.raise()
      owner?.dragWasPutBack(self)
    }
  }

  private func run(_ settle: Settle) {
    self.settle = settle
    settleStart = CACurrentMediaTime()
    guard settle.duration > 0 else { return handle(.settled) }
    route.run(settle) { [weak self] in
      // A settle that was caught has been replaced, and its end means nothing.
      if self?.settle == settle { self?.handle(.settled) }
    }
    let isObserved = owner?.isObserved == true
    guard isObserved || settle.crossesHalf else { return }
    FrameClock.run { [weak self] _ in
      guard let self, self.settle == settle else { return false }
      let coverage = settle.coverage(at: CACurrentMediaTime() - settleStart)
      owner?.dragStands(at: coverage)
      if isObserved { report(.progress(coverage: coverage)) }
      return isObserved || (coverage < 0.5) != (settle.verdict == .finish)
    }
  }

  /// Tells what becomes of it; of a drag that never began, nothing.
  func report(_ event: NavigationEvent.Phase) {
    if event == .willBegin { isTold = true }
    if isTold { hear(event) }
  }
}
