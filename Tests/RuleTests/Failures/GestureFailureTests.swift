import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The failures of fingers.
@MainActor @Suite(.warningsAreRead)
struct GestureFailureTests {
  /// Failure 6: a custom animator kills swiping back.
  @Test(arguments: Look.allCases, UnsureSetting.ofNavigation)
  func theDragWorksWithEveryLook(_ look: Look, _ setting: UnsureSetting) {
    let fader = CrossFader()
    func isDraggedBack(_ way: Way) -> Bool {
      let trial = Trial(
        way, under: setting, delegate: way == .system ? fader : look.delegate(fader))
      if let choreography = look.choreography {
        trial.ours?.configuration.choreography = choreography
      }
      trial.push(TrialScreen("a", .green))
      trial.drag()
      return trial.titles == ["root"] && trial.color() == Shade.red && trial.isClean
        && trial.host.log.isEmpty
    }
    if setting.isUsual { #expect(!isDraggedBack(.system)) }
    #expect(isDraggedBack(.snapshot))
  }

  /// Failure 9: the content pop gesture of iOS 26 pops although swiping is switched off.
  @Test(arguments: UnsureSetting.ofNavigation)
  func oneSwitchGovernsEveryGesture(_ setting: UnsureSetting) {
    func isStill(_ way: Way, revived: Bool) -> Bool {
      let trial = Trial(way, under: setting)
      trial.navigation.interactivePopGestureRecognizer?.isEnabled = false
      trial.ours?.configuration.dragArea = .disabled
      if revived { trial.navigation.interactivePopGestureRecognizer?.delegate = nil }
      trial.push(TrialScreen("a", .green))
      trial.drag(from: CGPoint(x: 40, y: 300))
      trial.drag()
      return trial.titles == ["root", "a"]
    }
    #expect(isStill(.system, revived: false) == !setting.settings.hasContentPopGesture)
    #expect(isStill(.snapshot, revived: false))
    #expect(isStill(.snapshot, revived: true))
  }

  /// Failure 13: a screen with unsaved changes cannot keep its user from losing them.
  @Test(
    arguments: UnsureSetting.ofNavigation,
    [TransitionTrigger.drag, .backButton, .escape, .keyboard])
  func aScreenIsAskedBeforeItIsPopped(_ setting: UnsureSetting, _ trigger: TransitionTrigger) {
    let trial = Trial(.snapshot, under: setting)
    let form = TrialScreen("form", .green)
    form.mayBePopped = false
    trial.push(form)
    switch trigger {
    case .programmatic: trial.pop()
    case .drag: trial.drag()
    case .backButton: trial.host.tap(at: CGPoint(x: 15, y: 42))
    case .escape: _ = trial.navigation.accessibilityPerformEscape()
    case .keyboard: trial.host.press("[", modifiers: .command)
    }
    trial.host.advance(by: 1)
    #expect(trial.titles == ["root", "form"])
    #expect(form.questions == [trigger])
    // Asked and confirmed: the app pops in code, and nobody asks again.
    trial.pop()
    #expect(form.questions == [trigger])
    #expect(trial.titles == ["root"])
    #expect(trial.isClean)
  }

  /// Failure 19: right-to-left layouts are ignored.
  @Test(arguments: UnsureSetting.ofNavigation)
  func rightToLeftEverythingIsMirrored(_ setting: UnsureSetting) {
    let trial = Trial(.snapshot, under: setting, direction: .rightToLeft)
    let lower = trial.pixels().mirrored
    trial.navigation.pushViewController(TrialScreen("a", .green), animated: true)
    var frames = trial.film(1, every: 4)
    let upper = trial.pixels().mirrored
    let start = CGPoint(x: 194, y: 300)
    trial.host.touch(.began, at: start)
    trial.host.move(from: start, to: CGPoint(x: 60, y: 300), duration: 0.3)
    trial.host.advance(by: 1.0 / 60)
    #expect(trial.color(x: 20) == Shade.green && trial.color(x: 190) != Shade.green)
    frames.append(trial.pixels())
    trial.letGo(at: 60)
    frames += trial.film(1, every: 4)
    #expect(trial.titles == ["root"])
    #expect(trial.isClean)
    #expect(TwoPictures(lower: lower, upper: upper).fits(frames.map(\.mirrored)))
  }

  /// Failure 20: the keyboard is lost where a drag is given up.
  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func theKeyboardIsBackWhereADragIsGivenUp(_ setting: UnsureSetting, hasSnapshot: Bool) {
    let trial = Trial(.snapshot, under: setting)
    let screen = TrialScreen("a", .green)
    trial.push(screen)
    let field = UITextField(frame: CGRect(x: 20, y: 70, width: 160, height: 30))
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    trial.host.advance(by: 0.5)
    if !hasSnapshot { trial.ours?.invalidateSnapshot(for: trial.root) }
    trial.grab(moving: 30, from: CGPoint(x: 6, y: 90))
    #expect(!trial.host.runtime.keyboard.isShown)
    trial.letGo(at: 36, y: 90)
    trial.host.advance(by: 1)
    #expect(field.isFirstResponder)
    #expect(trial.host.runtime.keyboard.isShown)
  }
}

/// What a transition looks like.
enum Look: CaseIterable {
  case parallax
  case classic
  case cover
  case scale
  case fade
  case animatorOfTheApp

  var choreography: (any Choreography)? {
    switch self {
    case .parallax: .parallax
    case .classic: .classic
    case .cover: .cover
    case .scale: .scale
    case .fade: .fade
    case .animatorOfTheApp: nil
    }
  }

  @MainActor
  func delegate(_ fader: CrossFader) -> CrossFader? { self == .animatorOfTheApp ? fader : nil }
}
