import QuartzCore

/// One finger from the moment it comes down until it leaves.
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
    case regionEntered
    case regionMoved
    case regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct
    case indirect
    case pencil
    case indirectPointer
  }

  var time: TimeInterval = 0
  var currentPhase: Phase = .began
  var taps = 1
  var hitWindow: UIWindow?
  var hitView: UIView?

  /// Where the finger is and was, in its window.
  var point = CGPoint.zero
  var previousPoint = CGPoint.zero

  /// The recognizers that see this touch, the deepest view's first, in order of attachment.
  var recognizers: [UIGestureRecognizer] = []

  /// How far the touch has come in its way to the view.
  var delivery = TouchDelivery()

  open var timestamp: TimeInterval { time }
  open var phase: UITouch.Phase { currentPhase }
  open var tapCount: Int { taps }
  open var type: UITouch.TouchType { .direct }
  open var window: UIWindow? { hitWindow }
  open var view: UIView? { hitView }

  open func location(in view: UIView?) -> CGPoint {
    hitWindow.map { $0.convert(point, to: view) } ?? point
  }

  open func previousLocation(in view: UIView?) -> CGPoint {
    hitWindow.map { $0.convert(previousPoint, to: view) } ?? previousPoint
  }
}

/// How far a touch has come in its way to the view it hit.
struct TouchDelivery: Equatable {
  enum Stage: Equatable {
    /// The view knows nothing yet; a recognizer with `delaysTouchesBegan` may be the reason.
    case withheld
    case delivered
    /// The view has heard the end, was told `touchesCancelled`, or shall never hear anything.
    case over
  }

  var stage = Stage.withheld

  /// The finger has left, but the view has not heard.
  var endIsPending = false
}
