import Foundation
import UIKit

/// What an impatient person, the device or the app's own code does once, and how long it waits then.
///
/// Places are fractions of the screen, so that acts can be repeated after a rotation, over another
/// controller, and with others left out.
package struct PersonAct: Sendable, CustomStringConvertible {
  package enum Kind: Sendable {
    case tap(CGPoint)
    case doubleTap(CGPoint, gap: TimeInterval)
    case longPress(CGPoint)
    /// A tap on the nth of what can be pressed now, counted from the top.
    case press(Int)
    case pressTwice(Int, gap: TimeInterval)
    /// A finger that moves; one that isn't lifted is canceled by the system.
    case drag(CGPoint, CGPoint, duration: TimeInterval, isLifted: Bool)
    case twoFingers(CGPoint, CGPoint)
    case scroll(CGPoint, CGVector)
    case key(String)
    case rotate
    case resize(CGSize)
    case background
    case memoryWarning
    case escape
    case call(AppAct)
    /// The app's own code acts inside the next event of that phase.
    case callback(Moment, AppAct)
  }

  package enum Moment: CaseIterable, Sendable { case begins, moves, ends, nextFrame }

  /// What an app's code does to the stack that is seen.
  package enum AppAct: CaseIterable, Sendable {
    case push, pushUnanimated, pop, popUnanimated, popToRoot, replace, replaceUnanimated, alert
    case dismiss
  }

  package enum Pause: CaseIterable, Sendable {
    case frame, moment, rest

    package var seconds: TimeInterval {
      switch self {
      case .frame: 1.0 / 60
      case .moment: 0.15
      case .rest: 1.2
      }
    }
  }

  package let kind: Kind
  package let pause: Pause

  package var description: String { "\(kind), \(pause)" }
}

extension StepDice {
  private mutating func fraction() -> CGFloat { CGFloat(roll(101)) / 100 }

  private mutating func place() -> CGPoint { CGPoint(x: fraction(), y: fraction()) }

  /// Mostly what people do, now and then what only code and devices do.
  package mutating func act() -> PersonAct {
    let kind: PersonAct.Kind =
      switch roll(40) {
      case 0...7: .press(roll(12))
      case 8, 9: .pressTwice(roll(12), gap: pick([0.05, 0.15, 0.3]))
      case 10...12: .tap(place())
      case 13: .doubleTap(place(), gap: pick([0.05, 0.15, 0.3]))
      case 14: .longPress(place())
      case 15...20: backDrag()
      case 21, 22: .drag(place(), place(), duration: pick([0.05, 0.2]), isLifted: roll(4) > 0)
      case 23: .twoFingers(place(), place())
      case 24...26: .scroll(place(), pick([CGVector(dx: 250, dy: 0), CGVector(dx: 0, dy: -300)]))
      case 27, 28: .key(pick(["[", "]", UIKeyCommand.inputLeftArrow]))
      case 29: .rotate
      case 30: .resize(CGSize(width: 320 + 40 * roll(10), height: 480 + 40 * roll(10)))
      case 31: .background
      case 32: .memoryWarning
      case 33: .escape
      case 34...37: .call(pick(PersonAct.AppAct.allCases))
      default: .callback(pick(PersonAct.Moment.allCases), pick(PersonAct.AppAct.allCases))
      }
    return PersonAct(kind: kind, pause: pick(PersonAct.Pause.allCases))
  }

  /// From the edge or the middle, far enough or not, let go or cut short.
  private mutating func backDrag() -> PersonAct.Kind {
    let start = CGPoint(x: pick([0.01, 0.2, 0.5]), y: 0.3 + fraction() * 0.5)
    let end = CGPoint(x: min(1, start.x + pick([0.15, 0.4, 0.7])), y: start.y)
    return .drag(start, end, duration: pick([0.05, 0.15, 0.4]), isLifted: roll(6) > 0)
  }
}
