import UIKit

/// The shell around the recognizer: measures, asks the rules, and maps states to events.
@MainActor
final class DragGesture: NSObject, UIGestureRecognizerDelegate {
  let recognizer = DragRecognizer()
  private weak var owner: (any DragOwner)?
  private var target: GestureTarget?
  private var observations: [NotificationObservation] = []
  /// Where the first finger came down: whether a pan's translation counts from there, Apple does not
  /// say.
  private var landing = CGPoint.zero

  init(owner: any DragOwner) {
    self.owner = owner
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.onLoss = { [weak self] start, movement in
      guard let owner = self?.owner, let view = self?.recognizer.view else { return }
      let start = DragStart(view: view, location: start, movement: movement)
      owner.report(.dragRefused(owner.refusal(of: start) ?? .otherGesture))
    }
    target = GestureTarget(of: recognizer) { [weak self] in self?.changed() }
  }

  /// Watches for what ends everything that moves: the background, and what takes the app's focus away.
  func observeInterruptions() {
    guard observations.isEmpty else { return }
    observations = [
      NotificationObservation(of: UIApplication.willResignActiveNotification) { [weak self] in
        self?.owner?.drag?.interrupt()
      },
      NotificationObservation(of: UIApplication.didEnterBackgroundNotification) { [weak self] in
        self?.owner?.bringToRest()
      },
    ]
  }

  func stopObserving() { observations = [] }

  private func changed() {
    guard let owner, let view = recognizer.view else { return }
    switch recognizer.state {
    case .began:
      recognizer.hasBegun = true
      recognizer.setTranslation(.zero, in: view)
      guard owner.confirmsDrag() else { return owner.report(.dragRefused(.vetoed)) }
      owner.beginDrag()
    case .changed:
      owner.drag?.follow(recognizer.translation(in: view).x)
    case .ended:
      owner.drag?.follow(recognizer.translation(in: view).x)
      owner.drag?.release(velocity: recognizer.velocity(in: view).x)
    case .possible:
      break
    default:
      // Cancelled and failed: interruptions, never releases.
      owner.drag?.interrupt()
    }
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, let view = recognizer.view else { return false }
    let location = recognizer.location(in: view)
    let way = CGPoint(x: location.x - landing.x, y: location.y - landing.y)
    let refusal = owner.refusal(
      of: DragStart(
        view: view, location: landing,
        movement: way == .zero ? recognizer.velocity(in: view) : way))
    if let refusal { owner.report(.dragRefused(refusal)) }
    recognizer.isAdmitted = refusal == nil
    return refusal == nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    if recognizer.numberOfTouches == 0 { landing = touch.location(in: recognizer.view) }
    return true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // A scroll view that has somewhere to go is refused in the rules; at its edge the drag wins.
    otherGestureRecognizer.isScrolling
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { recognizer.yields(to: otherGestureRecognizer) }
}
