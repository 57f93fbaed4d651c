import Foundation

/// What a test does to a navigation controller.
enum Operation: Hashable, Sendable {
  case push(animated: Bool)
  case pop(animated: Bool)
  /// To the second screen, or to the only one.
  case popTo(animated: Bool)
  case popToRoot(animated: Bool)
  /// `setViewControllers`.
  case set(Rebuilding, animated: Bool)
  case drag(Finger)
  /// Across a view that the app keeps from the drag, at rest.
  case dragExcluded
  /// Of the screen's middle, where nothing is.
  case tap
  /// Two fingers on a trackpad, the pointer in the middle.
  case scroll(Finger)
  case press(Key)

  /// What becomes of the stack.
  enum Rebuilding: CaseIterable, Sendable {
    /// A new screen in place of the top.
    case replacingTop
    /// Two new screens over the root, one of which is never on the screen.
    case deepLink
    /// A new screen below the top.
    case slippingIn
    /// Only the root and the top stay.
    case thinning
    /// The root becomes the top.
    case turningOver
  }

  /// What goes back with the Command key.
  enum Key: CaseIterable, Sendable {
    case bracket
    case arrow
  }

  enum Finger: CaseIterable, Sendable {
    case finishes
    case goesBack
    /// Stays down until the next operation has been called.
    case holds
  }

  /// How a finger, or a trackpad's, moves.
  var finger: Finger? {
    switch self {
    case .drag(let finger), .scroll(let finger): finger
    case .dragExcluded: .finishes
    case .push, .pop, .popTo, .popToRoot, .set, .press, .tap: nil
    }
  }

  /// Whether a person does it, and not the app.
  var isByHand: Bool {
    switch self {
    case .drag, .dragExcluded, .scroll, .press, .tap: true
    case .push, .pop, .popTo, .popToRoot, .set: false
    }
  }

  var isUnanimated: Bool {
    switch self {
    case .push(let animated), .pop(let animated), .popTo(let animated), .popToRoot(let animated),
      .set(_, let animated):
      !animated
    case .drag, .dragExcluded, .scroll, .press, .tap: false
    }
  }

  /// Those of the exhaustive runs.
  static let all: [Operation] =
    [true, false].flatMap { animated -> [Operation] in
      [
        .push(animated: animated), .pop(animated: animated), .popTo(animated: animated),
        .popToRoot(animated: animated), .set(.replacingTop, animated: animated),
        .set(.deepLink, animated: animated),
      ]
    } + [.drag(.finishes), .drag(.goesBack), .tap]
}

/// One operation and the time that passes after it.
struct Step: Hashable, Sendable, CustomStringConvertible {
  var operation: Operation
  var pause: Pause

  init(_ operation: Operation, _ pause: Pause) {
    self.operation = operation
    self.pause = pause
  }

  /// As it is written in a test.
  var description: String {
    "Step(.\(operation), .\(pause))".replacingOccurrences(of: "RandomTests.", with: "")
      .replacingOccurrences(of: "Operation.Rebuilding", with: "")
      .replacingOccurrences(of: "Operation.Finger", with: "")
      .replacingOccurrences(of: "Operation.Key", with: "")
  }

  enum Pause: CaseIterable, Sendable {
    case none
    case frame
    case moment
    case rest
  }
}

extension StepDice {
  mutating func step() -> Step {
    let animated = roll(3) > 0
    let operation: Operation =
      switch roll(18) {
      case 0...3: .push(animated: animated)
      case 4, 5: .pop(animated: animated)
      case 6: .popTo(animated: animated)
      case 7: .popToRoot(animated: animated)
      case 8: .set(pick(Operation.Rebuilding.allCases), animated: animated)
      case 9...11: .drag(pick(Operation.Finger.allCases))
      case 12...14: .scroll(pick(Operation.Finger.allCases))
      case 15: .tap
      case 16: .dragExcluded
      default: .press(pick(Operation.Key.allCases))
      }
    return Step(operation, pick(Step.Pause.allCases))
  }
}
