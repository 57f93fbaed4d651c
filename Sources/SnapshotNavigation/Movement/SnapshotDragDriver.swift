import UIKit

/// A drag that the library shows: by itself over a stored snapshot, where UIKit takes part once the finger
/// has lifted.
@MainActor
class SnapshotDragDriver: NSObject, DragReleasing, TouchRouting {
  private let mover: Weak<Movement>
  final var setup: TransitionSetup
  /// The trigger passed to the choreography; a caught push may look different from a drag.
  private let shownTrigger: TransitionTrigger
  /// How the drag was decided, once the finger has lifted.
  private var verdict = Verdict.cancel

  /// Shows a setup's drag, or continues a caught push with its choreography.
  required init(
    _ setup: TransitionSetup, goingOnWith caught: Transition?, in movement: Movement
  ) {
    self.setup = setup
    shownTrigger = caught?.trigger ?? .drag
    mover = Weak(object: movement)
    super.init()
    if let choreography = caught?.setup.choreography, choreography.axis == setup.choreography.axis,
      setup.canShow(choreography)
    {
      self.setup.choreography = choreography
    }
  }

  final var movement: Movement? { mover.object }

  /// Makes the driver for a setup.
  ///
  /// UIKit takes part if the appearing screen has no snapshot, or if a screen asks for that.
  static func make(
    for setup: TransitionSetup, goingOnWith caught: Transition?, in movement: Movement
  ) -> SnapshotDragDriver {
    let kind =
      setup.showsLive || setup.isCoordinated ? LiveDragDriver.self : SnapshotDragDriver.self
    return kind.init(setup, goingOnWith: caught, in: movement)
  }

  var uikitTransition: InteractiveTransition? { nil }
  final var stage: DragStage? { DragStage(view: view, inputStage: setup.inputStage) }
  final var view: TransitionView { setup.view }

  func begin() -> Bool {
    setup.install(for: shownTrigger)
    view.owner = movement
    return true
  }

  func show(_ remaining: CGFloat, isSettling: Bool) {
    guard !isSettling else { return }
    view.stop()
    // A method of the setup would copy the setup in each frame.
    view.hold(
      setup.choreography.layout(
        at: setup.operation.coverage(remaining: remaining), in: view.bounds.size, for: shownTrigger)
    )
  }

  func run(_ settle: TransitionCourse, then done: @escaping @MainActor () -> Void) -> SettleCourse {
    verdict = settle.end == 0 ? .finish : .cancel
    view.play(setup.keyframes(of: settle, for: shownTrigger), from: CACurrentMediaTime()) {
      [weak self] in
      if let self, isOnItsWay, !$0 { movement?.fail(.motionNotReported) }
      done()
    }
    setup.installShield(over: self)
    return .byItself
  }

  /// Ends a canceled drag, because a finished one has ended at the lift.
  func end(_ verdict: Verdict, animated: Bool) -> TransitionView? { restore() }

  /// Lets the drag go on as a transition; removes the view if the movement is gone.
  final func handOn(_ drag: DragSession, along course: TransitionCourse) {
    guard let movement else { return view.takeDown() }
    movement.goOn(drag, setup, along: course, for: shownTrigger)
  }

  final var isOnItsWay: Bool { view.shield != nil && movement?.drag?.driver === self }
  final var route: TouchRoute {
    TouchRoute(
      setup: setup, screen: verdict == .finish ? setup.to : setup.from,
      coverage: setup.operation.coverage(remaining: movement?.drag?.remaining ?? 1),
      trigger: shownTrigger)
  }

  /// Lets a screen go back beneath a touch.
  func yieldToTouch() {}

  /// Restores the earlier state.
  func restore() -> TransitionView? {
    view.takeDown()
    return nil
  }
}
