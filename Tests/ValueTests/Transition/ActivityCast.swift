import Testing
import UIKit

@testable import SnapshotNavigation

/// What runs, where nothing but the activity itself matters.
@MainActor
struct Cast {
  let transition: Transition
  let drag: DragSession
  let step: NavigationEvent

  init() throws {
    let (movement, lower, upper) = (Movement(), UIViewController(), UIViewController())
    let frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let (window, view) = (UIWindow(frame: frame), UIView(frame: frame))
    window.isHidden = false
    window.addSubview(view)
    let setup = TransitionSetup(
      .push, upper: upper, lower: lower, scope: try #require(Scope(view)), lowerView: nil,
      upperView: nil, choreography: SlideChoreography.parallax)
    transition = Transition(setup, trigger: .programmatic, timing: .standard, in: movement)
    drag = DragSession(
      DragPlan(.back, DragDirection(.horizontal, .leftToRight), from: upper, to: lower),
      driver: SnapshotDragDriver(setup, goingOnWith: nil, in: movement), across: view,
      settleResponse: 0.4, releaseThreshold: 0.5, owner: movement)
    step = NavigationEvent(.push, trigger: .programmatic, from: lower, to: upper)
  }

  /// The event of the activity that a test names.
  func event(_ event: Happening) -> Activity.Event {
    switch event {
    case .call: .call
    case .interrupted: .interrupted(endsUIKitPart: false)
    case .left: .interrupted(endsUIKitPart: true)
    case .rested: .rested
    case .prepared: .prepared(transition)
    case .asked: .asked(transition)
    case .askedElse: .leftToSystem(step)
    case .announced: .announced
    case .settingUp: .settingUp
    case .deferred: .deferred
    case .started: .started
    case .completed: .ended
    case .dragBegan: .dragBegan(drag)
    case .dragReported: .dragReported
    case .adopted: .adopted(transition)
    case .cancelled: .dragEnded(external: nil)
    case .finished: .dragEnded(external: nil)
    case .released: .lifted(transition)
    case .kept: .keptScreen(of: drag)
    case .handedOver: .dragEnded(external: step)
    }
  }

  func state(_ state: State) -> Activity {
    switch state {
    case .idle: .idle
    case .ending(.idle): .ending(next: nil)
    case .ending(let next): .ending(next: step(next))
    default: step(state).map(Activity.step) ?? .idle
    }
  }

  private func step(_ state: State) -> Step? {
    switch state {
    case .idle, .ending: nil
    case .transition(let part): Step(.playing(transition), part)
    case .drag(let part): Step(.finger(drag), part)
    case .step(let part): Step(.system(step), part)
    case .rest(let part): Step(.awaitingUIKit(drag), part)
    }
  }
}

/// An event of the activity, by name.
enum Happening: CaseIterable, Sendable {
  case call, interrupted, left, rested, prepared, asked, askedElse, announced, settingUp, deferred
  case started, completed, dragBegan, dragReported, adopted, cancelled, finished, handedOver
  case released, kept
}

/// A state of the activity, whatever runs in it.
indirect enum State: Hashable, Sendable {
  case idle
  case ending(State)
  case transition(Step.UIKitPart)
  case drag(Step.UIKitPart)
  case step(Step.UIKitPart)
  case rest(Step.UIKitPart)

  init(_ activity: Activity) {
    switch activity {
    case .idle: self = .idle
    case .ending(let next): self = .ending(next.map(State.init) ?? .idle)
    case .step(let step): self.init(step)
    }
  }

  private init(_ step: Step) {
    switch step.motion {
    case .playing: self = .transition(step.part)
    case .finger: self = .drag(step.part)
    case .system: self = .step(step.part)
    case .awaitingUIKit: self = .rest(step.part)
    }
  }
}

/// An effect of the activity, whatever it's about.
enum Result: Sendable {
  case perform, enqueue, end, endDrag, endStep, drop, rest, flush

  init(_ effect: Activity.Effect) {
    switch effect {
    case .perform: self = .perform
    case .enqueue: self = .enqueue
    case .end: self = .end
    case .endDrag: self = .endDrag
    case .reportLost: self = .endStep
    case .drop: self = .drop
    case .rest: self = .rest
    case .flush: self = .flush
    }
  }
}
