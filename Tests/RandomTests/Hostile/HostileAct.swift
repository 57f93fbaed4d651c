import Foundation

/// What a hostile app does once, from where, and how much time passes before its next act.
///
/// Its description is Swift that makes the same act.
struct HostileAct: Hashable, Sendable, CustomStringConvertible {
  /// What calls: the test, or something of the app's that UIKit or the library calls.
  ///
  /// An act whose place isn't the test's waits there for the next call, until all is at rest.
  enum Place: CaseIterable, Sendable {
    case test, nextTurn
    case willBegin, progress, didFinish, didCancel
    case willShow, didShow, presentationEvent
    case didLoad, willAppear, isAppearing, didAppear, willDisappear, didDisappear
    case willMove, didMove, layout
    case alongside, alongsideCompletion, interactionChange
    case completion, presented, dismissed
    case shouldPop, inOverride, endsEditing, resignsActive
    case pageWillHide, pageAlongside, pageDidShow, pageCompletion
  }

  enum Pause: CaseIterable, Sendable {
    /// The next act comes in the same turn of the main actor.
    case none
    /// What waits for the main actor runs; no frame passes.
    case turn
    case frame, moment, rest
  }

  let call: HostileCall
  let place: Place
  let pause: Pause

  init(_ call: HostileCall, from place: Place = .test, then pause: Pause = .rest) {
    self.call = call
    self.place = place
    self.pause = pause
  }

  var description: String {
    let origin = place == .test ? "" : ", from: .\(place)"
    return "HostileAct(.\(call), from: .\(place), then: .\(pause))"
      .replacingOccurrences(of: ", from: .\(place)", with: origin)
      .replacingOccurrences(of: #"RandomTests\.(\w+\.)*"#, with: ".", options: .regularExpression)
  }
}

/// What a hostile app, its device or its user does to the stack in front.
enum HostileCall: Hashable, Sendable {
  // MARK: The stack
  case push(HostileScreen.Kind, animated: Bool)
  /// The screen that was popped last, if it's still there.
  case pushAgain(animated: Bool)
  case pop(animated: Bool)
  /// To the screen at that place, from the root.
  case popTo(Int, animated: Bool)
  /// Remembers the screen below the top, and pops to it when `.popToRemembered` comes.
  case remember
  case popToRemembered(animated: Bool)
  case popToRoot(animated: Bool)
  case set(Operation.Rebuilding, animated: Bool)
  case goForward(animated: Bool)
  /// The first screen of the forward history becomes the root of another stack, in a modal.
  case takeForwardElsewhere
  /// A call with a completion.
  indirect case completing(HostileCall)
  /// A call to a stack that isn't in front: in another tab, or below a modal.
  indirect case elsewhere(HostileCall)
  /// What the app's overrides do from now on.
  case overrides(HostileOverride)
  /// Awaits `transitionsSettled()`, in a task of its own.
  case settle

  // MARK: What is around the stack
  case present(HostileModal, animated: Bool)
  case presentAsPush(animated: Bool)
  /// Presents the controller again that is presented like a push.
  case presentAgain
  case dismiss(animated: Bool)
  case selectTab(Int)
  /// A finger selects a tab; the one that's selected, too.
  case tapTab(Int)
  case replaceRoot
  case leaveWindow, returnToWindow
  case resize(width: Int, height: Int)
  case turn
  /// Its container gives the stack another size, and calls nothing.
  case resizeContainer(Int)
  case animations(Bool)
  case background, resignActive, memoryWarning, invalidateSnapshots, darkStyle

  // MARK: Bars and options
  case bar(hidden: Bool, animated: Bool)
  case toolbar(hidden: Bool, animated: Bool)
  /// An option of the top screen, or of the one below it.
  case option(hidesBar: Bool, covered: Bool)
  case sensitive
  case endEditing
  case dropDelegate

  // MARK: Pages of the top screen, if it has any
  case pushPage(animated: Bool)
  /// Pushes a page in the completion of another's push.
  case pushPages
  case popPage(animated: Bool)
  case setPages
  case pages(HostilePageChange)

  // MARK: A person
  /// In hundredths of the screen, and of a second.
  case drag(from: Int, to: Int, at: Int, time: Int, HostileFinger)
  case scroll(to: Int, HostileFinger)
  /// A second finger, that rests.
  case thumb(Bool)
  case tap(x: Int, y: Int)
  case tapBack
  case key(String)
  case escape

  var isByHand: Bool {
    switch self {
    case .drag, .scroll, .thumb, .tap, .tapBack, .tapTab, .key, .escape: true
    case .background, .resignActive: true
    default: false
    }
  }
}

enum HostileFinger: CaseIterable, Sendable { case lifts, cancels, holds }

/// What the app's overrides of navigation calls do.
enum HostileOverride: CaseIterable, Sendable {
  case callSuper
  case callNothing
  /// A pop goes to the root, a push sets the stack, and a set pushes the last.
  case callAnother
  case callUnanimated
  /// As `callSuper`, and after it a call of its own.
  case callSuperTwice
}

/// What an app does to the pages of a screen, beside pushing, popping and setting them.
enum HostilePageChange: CaseIterable, Sendable {
  case popToRoot, replaceTop
  case leaveScreen, resize, dropDelegate
}

enum HostileModal: CaseIterable, Sendable {
  case alert, sheet, fullScreen, overFullScreen, stackInSheet
}
