import UIKit

/// One drag, from the first move to rest.
///
/// It sends events to its phase and carries out their effects.
@MainActor
package final class DragSession: FingerFollowing {
  /// A step of the drag, reported to its owner.
  package enum Event {
    case began
    case failed
    /// The finger has lifted, and the drag comes to rest by itself.
    case settles
  }

  private(set) var plan: DragPlan
  package let driver: any DragDriver
  private let view: Weak<UIView>
  private let start: CGFloat
  private let size: CGSize
  private let response: TimeInterval
  private let threshold: CGFloat
  private weak var owner: (any DragOwner)?
  private var phase = DragPhase.idle
  private var settling: RunningSettle?
  private let keyboard: KeyboardRestorer
  private let interval = Log.Interval("drag")

  /// A settle and the media time at which it started.
  private struct RunningSettle: Equatable {
    let settle: TransitionCourse
    let start: CFTimeInterval

    func remaining(at time: CFTimeInterval) -> CGFloat { settle.remaining(at: time - start) }
  }

  /// Drags across the size of `view`, from where `start` remains, which is below 1 for a caught push.
  ///
  /// What remains is how much of the leaving screen is left, even in a forward drag.
  package init(
    _ plan: DragPlan, driver: any DragDriver, across view: UIView, from start: CGFloat = 1,
    keyboard: KeyboardFrame? = nil, settleResponse: TimeInterval, releaseThreshold: CGFloat,
    owner: any DragOwner
  ) {
    self.plan = plan
    self.driver = driver
    self.view = Weak(object: view)
    self.start = start
    self.keyboard = KeyboardRestorer(keyboard)
    size = view.bounds.size
    response = settleResponse
    threshold = releaseThreshold
    self.owner = owner
  }

  private var direction: DragDirection { plan.direction }
  private var length: CGFloat { direction.length(of: size) }
  /// Whether the dragged view still has the width it began with.
  var fits: Bool { view.object?.bounds.width == size.width }

  /// How much of the dragged screen is left now, from 0 to 1.
  var remaining: CGFloat {
    switch phase {
    case .idle: 1
    case .released: 0
    case .installing(let remaining), .following(_, let remaining): remaining
    case .settling: settling?.remaining(at: CACurrentMediaTime()) ?? 1
    }
  }

  /// Replaces the drag's destination with the screen that UIKit shows.
  func leads(to screen: UIViewController) { plan.to = screen }

  package func begin() { handle(.begin(remaining: start)) }

  package func follow(_ way: CGPoint) {
    let distance = direction.along(way)
    lead(.move(travel: length > 0 ? distance / length : 0))
  }

  package func release(velocity: CGPoint) {
    lead(
      .release(velocity: direction.along(velocity), length: length, threshold: threshold))
  }

  /// Whether another finger can drag on, because the screen goes back without UIKit.
  package var mayResume: Bool { phase == .settling(.cancel) && driver.uikitTransition == nil }

  /// Lets another finger drag on from where the screen is.
  package func resume() { handle(.resume(remaining: remaining)) }

  package func interrupt() { handle(.interrupt) }

  /// Guards the screens against taps that weren't meant for them, while the drag settles.
  package func guardTaps(by tapGuard: TapGuard) {
    if let driver = driver as? any TouchYielding { tapGuard.watch(driver, after: nil) }
  }

  /// Goes back to where the drag began, because the stack has kept the screen.
  func turnBack(from remaining: CGFloat) { handle(.kept(remaining: remaining)) }

  private func lead(_ event: DragPhase.Event) {
    handle(owner?.isUnderModal == true ? .interrupt : event)
  }

  private func handle(_ event: DragPhase.Event) {
    switch phase.handle(event) {
    case .ignore, .handOn: break
    case .install:
      // Before UIKit's change, which resigns the first responder by itself.
      if let view = view.object {
        keyboard.lower(in: view, showingIn: driver.stage?.inputStage, over: view)
      }
      guard phase != .idle else { return }
      // The app may end the drag in UIKit's callbacks, too.
      handle(driver.begin() ? .installed : .failed)
    case .begin:
      if start < 1 { driver.show(start, isSettling: false) }
      report(.began)
    case .fail:
      keyboard.raise()
      report(.failed)
    case .show(let remaining):
      settling = nil
      driver.show(remaining, isSettling: false)
      owner?.drag(self, remaining: remaining)
    case .settle(let verdict, let remaining, let velocity):
      let course = TransitionCourse(
        from: remaining, velocity: velocity, to: verdict.remaining, response: response)
      if verdict == .finish, let driver = driver as? any DragReleasing,
        driver.uikitTransition == nil
      {
        _ = phase.handle(.handedOn)
        finish { driver.handOn(self, along: course) }
      } else {
        run(course)
      }
    case .finish:
      // From now on, touches are meant for the new screen.
      driver.stage?.view.isUserInteractionEnabled = false
      finish { [driver] in _ = driver.end(.finish, animated: event != .interrupt) }
    case .putBack(let hasBegun):
      close()
      let putBack = { [keyboard, driver] in
        // Before UIKit's callbacks, in which the screen may raise the keyboard with animation.
        keyboard.raise()
        return driver.end(.cancel, animated: false)
      }
      guard let owner else {
        _ = putBack()
        return
      }
      owner.cancel(self, hasBegun: hasBegun, putBack)
    }
  }

  private func report(_ event: Event) { owner?.drag(self, did: event) }

  /// Closes the drag before reporting that it's finished.
  private func finish(_ change: () -> Void) {
    close()
    if let owner { owner.finish(self, change) } else { change() }
  }

  private func close() {
    settling = nil
    interval.end()
  }

  private func run(_ settle: TransitionCourse) {
    let settling = RunningSettle(settle: settle, start: CACurrentMediaTime())
    self.settling = settling
    report(.settles)
    guard settle.duration > 0 else { return handle(.settled) }
    let course = driver.run(settle) { [weak self] in
      // Ignore the end of a settle that another finger has resumed.
      if self?.settling == settling { self?.handle(.settled) }
    }
    let isObserved = owner?.isObserved == true
    guard isObserved || settle.crossesHalf || course != .byItself else { return }
    FrameClock.run { [weak self] time in
      guard let self, self.settling == settling else { return false }
      if course != .byItself { driver.show(settling.remaining(at: time), isSettling: true) }
      if course == .frameByFrame, time - settling.start >= settle.duration {
        handle(.settled)
        return false
      }
      let rest = settling.remaining(at: CACurrentMediaTime())
      owner?.drag(self, remaining: rest)
      return isObserved || course != .byItself || (rest < 0.5) != (settle.end == 0)
    }
  }
}
