import UIKit

/// Handles the recognizers of drags: measures, applies the rules, and maps states to calls.
@MainActor
package final class DragGesture: NSObject, UIGestureRecognizerDelegate {
  /// An event that the gesture reports to its source.
  package enum Event {
    /// A finger has come down, or a scroll has begun.
    case landed
    case refused(DragRefusal)
    /// The app or its scene has become inactive, which ends a drag.
    case paused
    /// The app or its scene is in the background, which ends all motion.
    case stopped
  }

  package let recognizer = DragRecognizer()
  /// Recognizes trackpad drags, which scroll without touches.
  let scrollRecognizer = DragRecognizer()
  package weak var source: (any DragSource)?
  private var lead: Lead?
  package let tapGuard = TapGuard()
  package private(set) var touches = RecentTouches()
  private let notifications = NotificationListener()

  /// The last drag that began, and the recognizer that leads it.
  private struct Lead {
    let recognizer: DragRecognizer
    weak var drag: (any FingerFollowing)?
  }

  var isTouched: Bool { touches.isTouched }

  package override init() {
    super.init()
    tapGuard.delegate = self
    recognizer.maximumNumberOfTouches = 1
    scrollRecognizer.allowedTouchTypes = []
    scrollRecognizer.allowedScrollTypesMask = .continuous
    for recognizer in [recognizer, scrollRecognizer] {
      recognizer.delegate = self
      addTarget(to: recognizer)
    }
  }

  package func attach(to view: UIView) {
    view.addGestureRecognizer(recognizer)
    view.addGestureRecognizer(scrollRecognizer)
    view.addGestureRecognizer(tapGuard)
  }

  /// Watches for the app, or this view's scene, becoming inactive or entering the background.
  package func observeInterruptions() {
    guard !notifications.isListening else { return }
    let scene: @MainActor @Sendable () -> UIWindowScene? = { [weak self] in
      self?.recognizer.view?.window?.windowScene
    }
    notifications.listen(
      to: UIApplication.willResignActiveNotification, or: UIScene.willDeactivateNotification,
      of: scene
    ) { [weak self] in self?.source?.report(.paused) }
    notifications.listen(
      to: UIApplication.didEnterBackgroundNotification, or: UIScene.didEnterBackgroundNotification,
      of: scene
    ) { [weak self] in self?.source?.report(.stopped) }
  }

  package func stopObserving() { notifications.stop() }

  /// Ends the pressed look of controls and cells under recent touches, and commits the change, because a
  /// capture would still show them pressed.
  ///
  /// A cell stays selected. If nothing is pressed, nothing is committed.
  package func commitEndOfPresses() {
    // Not lazily: every press ends before the one commit.
    let changes = touches.touches.map { $0.endPress() }
    touches.notePressesEnded()
    if changes.contains(true) { CATransaction.flush() }
  }

  /// Reports why a finger's drag didn't begin: a rule refuses it, or another recognizer took the finger.
  func reportRefusal(of start: DragStart) {
    guard let source else { return }
    source.report(.refused(source.plan(for: start).refusal ?? .otherGesture))
  }

  func changed(_ recognizer: DragRecognizer) {
    guard let source, let view = recognizer.view else { return }
    if recognizer.state == .began {
      recognizer.begin(in: view)
      guard let plan = recognizer.plan else { return }
      if let drag = lead?.drag, drag.mayResume {
        lead = Lead(recognizer: recognizer, drag: drag)
        drag.resume()
      } else {
        guard source.confirm(plan) else { return source.report(.refused(.vetoed)) }
        lead = Lead(recognizer: recognizer)
        let drag = source.begin(plan)
        lead?.drag = drag
      }
    }
    guard let lead, lead.recognizer === recognizer else { return }
    switch recognizer.state {
    case .began, .possible:
      break
    case .changed:
      lead.drag?.follow(recognizer.translation(in: view))
    case .ended:
      lead.drag?.follow(recognizer.translation(in: view))
      lead.drag?.release(velocity: recognizer.velocity(in: view))
    default:
      // A canceled or failed recognizer interrupts the drag.
      lead.drag?.interrupt()
    }
  }

  /// Admits a touch; one that can't become a drag doesn't delay other recognizers.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    touches.add(touch)
    if gestureRecognizer === tapGuard { return tapGuard.receive(touch) }
    guard let view = recognizer.view else { return false }
    var start = DragStart(view: view, location: touch.location(in: view), movement: nil)
    if recognizer.numberOfTouches > 0 {
      switch recognizer.secondFinger(at: touch.timestamp) {
      case .pinches:
        source?.report(.refused(.secondFinger))
        return true
      case .isIgnored:
        watch(touch, from: start)
        return true
      case .drags: break
      }
    }
    // While UIKit changes the screens, touches hit the views around them.
    start.landing = touch.view === view ? nil : touch.view
    return admit(start, to: recognizer)
  }

  /// Admits a scroll, at its pointer's location.
  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    guard gestureRecognizer === scrollRecognizer else { return true }
    tapGuard.endTransition()
    guard let view = scrollRecognizer.view else { return false }
    let here = scrollRecognizer.location(in: view)
    let start = DragStart(view: view, location: here, movement: nil, isScroll: true)
    return admit(start, to: scrollRecognizer)
  }

  /// Reports a drag by a finger that the recognizer doesn't get, such as a second finger.
  private func watch(_ finger: UITouch, from start: DragStart) {
    FrameClock.run { [weak self, weak finger] _ in
      guard let self, let finger, finger.isDown, recognizer.state == .possible else { return false }
      var start = start
      start.move(to: finger.location(in: start.view))
      if start.hasMoved { reportRefusal(of: start) }
      return !start.hasMoved
    }
  }

  /// Reports fingers of another gesture that keep dragging after UIKit has removed its view.
  func watchFingers(of other: DragGesture) {
    guard let view = recognizer.view, other.lead?.drag == nil else { return }
    for finger in other.touches.fingers {
      watch(finger, from: DragStart(view: view, location: finger.location(in: view), movement: nil))
    }
  }

  /// Whether a drag with a start in another view could begin here, as far as the views under it allow.
  func mayDrag(_ start: DragStart) -> Bool {
    guard let source, let view = recognizer.view else { return false }
    let here = start.view.convert(start.location, to: view)
    return source.admission(of: DragStart(view: view, location: here, movement: start.movement))
      .refusal == nil
  }

  /// Prepares a recognizer for a drag, unless the rules refuse the drag before the finger has moved.
  private func admit(_ start: DragStart, to recognizer: DragRecognizer) -> Bool {
    guard let source else { return false }
    source.report(.landed)
    let admission = source.admission(of: start)
    if let refusal = admission.touchRefusal {
      source.report(.refused(refusal))
      return false
    }
    var start = start
    start.goesFirst = admission.goesFirst
    start.moving = sequence(first: start.touched, next: { $0?.superview })
      .compactMap { $0 as? UIScrollView }.filter(\.isDecelerating).map { Weak(object: $0) }
    start.modals = (start.view.next as? UIViewController)?.modalsBesideFinger ?? []
    recognizer.land(start)
    return true
  }

  package func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if gestureRecognizer === tapGuard { return true }
    guard let source, let recognizer = gestureRecognizer as? DragRecognizer,
      let view = recognizer.view
    else { return false }
    let here = recognizer.location(in: view)
    var start = recognizer.start ?? DragStart(view: view, location: here, movement: nil)
    var movement = CGPoint(x: here.x - start.location.x, y: here.y - start.location.y)
    if start.isScroll {
      // The pointer doesn't move during a scroll.
      start.location = here
      movement = recognizer.translation(in: view)
    }
    start.movement = movement == .zero ? recognizer.velocity(in: view) : movement
    var answer = source.plan(for: start)
    if case .plan(let plan) = answer { answer = source.complete(plan) }
    switch answer {
    case .plan(let plan):
      recognizer.decide(plan)
      return true
    case .refusal(let refusal):
      source.report(.refused(refusal))
      recognizer.decide(nil)
      return false
    }
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // Over a scroll view that can still scroll, the rules decide; where it can't, the drag wins.
    (gestureRecognizer as? DragRecognizer)?.precedes(otherGestureRecognizer) ?? false
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { (gestureRecognizer as? DragRecognizer)?.yield(to: otherGestureRecognizer) ?? false }
}
