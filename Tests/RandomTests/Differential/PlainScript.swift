/// What became of a finger on a `SnapshotNavigationController`.
enum DragOutcome: Hashable {
  /// Nothing began; `busy` if because of a transition.
  case refused(busy: Bool)
  /// It took hold of the drag before, which was settling.
  case caught
  /// It moved on from the drag before, which was settling to a pop.
  indirect case passedOn(DragOutcome)
  /// The target's picture was shown.
  case overPicture
  /// No picture was at hand: UIKit's own interactive pop beneath the stage.
  case overLiveScreen

  /// Whether a drag has begun.
  var isDrag: Bool { if case .refused = self { false } else { true } }
}

/// What has to be done to `UINavigationController`, told by what was done to ours.
///
/// The two controllers differ on purpose, and these are the only exceptions of the comparison:
///
/// - An operation during a transition cuts it to its end at once, where UIKit merges or queues it; so
///   UIKit's comes to rest after every animated operation and every drag.
/// - A drag over a snapshot is told to UIKit when it has come to rest: a canceled one calls nothing.
///   Without a snapshot it's UIKit's own interactive pop, with all its calls.
/// - A finger catches a settling drag and decides anew, where UIKit's cannot be caught: the last verdict
///   counts. If it moves on from one that was finished, that is popped at once and the next screen is
///   dragged.
/// - An operation during the settle of a drag that was decided as finish pops at once, and the screens
///   are told so; UIKit's own settle goes on, and its calls say animated.
/// - A drag doesn't begin before UIKit has started a transition, nor on a root; UIKit's has come to rest
///   by then, so it isn't asked. Later, a finger ends the transition and drags.
/// - An operation puts back a drag that is still under the finger, and then runs.
/// - While a finished drag settles, its screen is still on the stack; a pop to that very screen finishes
///   the drag and then has nothing to do, where UIKit would raise.
/// - A trackpad drags and Command-Left goes back, where UIKit's has Command-[ only: a finger drags it
///   instead, and a call pops.
struct PlainScript: Hashable {
  /// An operation and the stack that the app saw as it called.
  struct Call: Hashable {
    var operation: Operation
    var stack: [String]
  }

  private(set) var calls: [Call] = []
  private var settlesOverLiveScreen = false

  /// An operation comes; `isSettling` if a drag that has been let go is not at rest.
  mutating func add(_ operation: Operation, seeing stack: [String], whileSettling isSettling: Bool)
  {
    if isSettling { cutSettle() }
    calls.append(Call(operation: operation, stack: stack))
  }

  private mutating func cutSettle() {
    guard !settlesOverLiveScreen, let last = calls.indices.last,
      calls[last].operation == .drag(.finishes)
    else { return }
    calls[last].operation = .pop(animated: false)  // It's cut, not animated.
  }

  mutating func add(
    _ finger: Operation.Finger, _ outcome: DragOutcome, seeing stack: [String]
  ) {
    switch outcome {
    case .refused(busy: true):
      return
    case .refused(busy: false), .overLiveScreen:
      add(.drag(finger == .finishes ? .finishes : .goesBack), seeing: stack, whileSettling: false)
    case .overPicture:
      add(.drag(finger == .finishes ? .finishes : .holds), seeing: stack, whileSettling: false)
    case .passedOn(let next):
      cutSettle()
      settlesOverLiveScreen = false
      return add(finger, next, seeing: stack)
    case .caught:
      guard let last = calls.indices.last else { return }
      let undone = Operation.drag(settlesOverLiveScreen ? .goesBack : .holds)
      calls[last].operation = finger == .finishes ? .drag(.finishes) : undone
    }
    if outcome != .caught { settlesOverLiveScreen = outcome == .overLiveScreen }
  }
}
