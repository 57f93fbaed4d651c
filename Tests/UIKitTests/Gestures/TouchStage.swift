import UIKit
import UIKitHost

/// Notes what recognizers report, and lets a test act on it.
@MainActor final class GestureLog: NSObject {
  private(set) var states: [UIGestureRecognizer.State] = []
  private(set) var entries: [String] = []
  var inNote: ((UIGestureRecognizer.State) -> Void)?
  static var selector: Selector { Selector("note(_:)", GestureLog.note) }

  func note(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    entries.append("\(recognizer.name ?? "") \(recognizer.state)")
    inNote?(recognizer.state)
  }

  func listen(to recognizer: UIGestureRecognizer, as name: String = "") {
    recognizer.name = name
    recognizer.addTarget(self, action: Self.selector)
  }

  func clear() {
    states = []
    entries = []
  }
}

/// A view that notes what it hears.
@MainActor final class TouchView: UIView {
  private(set) var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("began")
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("moved")
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("ended")
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    heard.append("cancelled")
  }
}

/// A delegate that answers as it is told.
@MainActor final class GestureAnswers: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false
  weak var waitsFor: UIGestureRecognizer?
  weak var mustFailFor: UIGestureRecognizer?
  /// The recognizers that asked whether they may begin.
  private(set) var asked = 0
  var inShouldReceive: (() -> Void)?
  var inShouldBegin: ((UIGestureRecognizer) -> Void)?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked += 1
    inShouldBegin?(gestureRecognizer)
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    inShouldReceive?()
    return receives
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === mustFailFor }
}

/// A screen with one view inside another.
@MainActor struct TouchStage {
  let host = Host(size: CGSize(width: 400, height: 800), scale: 1)
  let outer = TouchView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let inner = TouchView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
  let log = GestureLog()

  init() {
    host.window.makeKeyAndVisible()
    host.window.addSubview(outer)
    outer.addSubview(inner)
    host.advance(by: 0.1)
  }

  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, to view: UIView, as name: String = ""
  ) -> Recognizer {
    log.listen(to: recognizer, as: name)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Adds a recognizer with a log of its own.
  func logged<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, on view: UIView
  ) -> (Recognizer, GestureLog) {
    let log = GestureLog()
    log.listen(to: recognizer)
    view.addGestureRecognizer(recognizer)
    return (recognizer, log)
  }

  /// Adds a view that notes its touches to the outer one.
  func view(_ frame: CGRect) -> TouchView {
    let view = TouchView(frame: frame)
    outer.addSubview(view)
    host.advance(by: 0.05)
    return view
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    host.touch(.began, at: CGPoint(x: x, y: y), finger: finger)
    host.advance(by: 1.0 / 60)
  }

  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    host.touch(.moved, at: CGPoint(x: x, y: y), finger: finger)
    host.advance(by: 1.0 / 60)
  }

  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    host.touch(.ended, at: CGPoint(x: x, y: y), finger: finger)
    host.advance(by: 1.0 / 60)
  }
}

extension UITapGestureRecognizer {
  /// One that waits for two taps.
  static var double: UITapGestureRecognizer {
    let tap = UITapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    return tap
  }
}

/// A recognizer of an app: the first move and it has begun.
@MainActor final class DownRecognizer: UIGestureRecognizer {
  private(set) var resets = 0

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible {
      state = .began
    } else {
      state = .changed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func reset() {
    resets += 1
    super.reset()
  }
}

/// A recognizer of an app: fails left of 50 points in its view, recognizes right of it.
@MainActor final class SideRecognizer: UIGestureRecognizer {
  var heard: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("began")
    if let touch = touches.first, touch.location(in: view).x < 50 { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    heard.append("ended")
    state = .ended
  }

  override func reset() {
    heard.append("reset")
  }
}
