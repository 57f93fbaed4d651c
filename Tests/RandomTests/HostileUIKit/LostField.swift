/// What an app can lose where UIKit isn't as usual: the fields of the seven guarantees.
enum LostField: String, CaseIterable, Comparable, Sendable {
  /// The stack is what calls, gestures and answers admitted so far say.
  case stack = "G1 stack"
  /// Two seconds after a motion's duration, without a finger, nothing is in transition.
  case transition = "G2 transition"
  case settled = "G2 settled"
  /// Each completion is called once.
  case completion = "G3 completion"
  /// Each change is told once.
  case events = "G3 events"
  /// After rest, the next tap on a button and the next swipe work.
  case tap = "G4 tap"
  case swipe = "G4 swipe"
  /// Bars are as the options and the app's own calls say.
  case navigationBar = "G5 navigation bar"
  case toolbar = "G5 toolbar"
  case tabBar = "G5 tab bar"
  /// The app isn't told that a tab bar is missing which UIKit's own controllers don't show, either.
  case report = "G5 report"
  /// At rest the top is seen, nothing is in the window that doesn't belong there, and nothing is
  /// animated, moved or hidden.
  case window = "G6 window"
  case screen = "G6 screen"
  case views = "G6 views"
  case animations = "G6 animations"
  case looks = "G6 looks"
  /// No trap, no hang, no display link at rest.
  case trap = "G7 trap"
  case hang = "G7 hang"
  case displayLink = "G7 display link"

  /// What only a screen in the window has.
  static let ofWindow: Set<Self> = [.tap, .swipe, .navigationBar, .toolbar, .tabBar]

  static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}
