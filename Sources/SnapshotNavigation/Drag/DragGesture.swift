import UIKit

/// The shell around the recognizer: measures, asks the rules, and maps states to events.
@MainActor
final class DragGesture: NSObject, UIGestureRecognizerDelegate {
  let recognizer = DragRecognizer()
  private weak var owner: (any DragOwner)?
  private var target: GestureTarget?
  private var observations: [NotificationObservation] = []

  init(owner: any DragOwner) {
    self.owner = owner
    super.init()
    recognizer.maximumNumberOfTouches = 1
    recognizer.delegate = self
    recognizer.onLoss = { [weak owner] start in
      guard let owner else { return }
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
      recognizer.isDecided = true
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

  /// A touch that can't become a drag keeps no other recognizer waiting.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let owner, let view = recognizer.view else { return false }
    guard recognizer.numberOfTouches == 0 else { return true }
    owner.fingerComesDown()
    var start = DragStart(view: view, location: touch.location(in: view), movement: nil)
    let admission = owner.admission(of: start)
    if let refusal = admission.touchRefusal {
      owner.report(.dragRefused(refusal))
      return false
    }
    start.goesFirst = admission.goesFirst
    start.landing = touch.view
    recognizer.start = start
    return true
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let owner, let view = recognizer.view else { return false }
    let here = recognizer.location(in: view)
    var start = recognizer.start ?? DragStart(view: view, location: here, movement: nil)
    let way = CGPoint(x: here.x - start.location.x, y: here.y - start.location.y)
    start.movement = way == .zero ? recognizer.velocity(in: view) : way
    let refusal = owner.refusal(of: start)
    if let refusal { owner.report(.dragRefused(refusal)) }
    recognizer.isDecided = refusal != nil
    return refusal == nil
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // A scroll view that has somewhere to go is refused in the rules; at its edge the drag wins.
    recognizer.precedes(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { recognizer.yields(to: otherGestureRecognizer) }
}
