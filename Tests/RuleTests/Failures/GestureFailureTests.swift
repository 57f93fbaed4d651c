import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// The failures of fingers.
@MainActor @Suite(.warningsAreRead)
struct GestureFailureTests {
  /// What lies under the finger.
  enum Obstacle: CaseIterable {
    case slider
    case pagerInTheMiddle
    case pagerAtItsEdge
    case rowThatSwipes
  }

  /// Failure 4: swiping back takes touches from scroll views, pagers, sliders and rows, or does not
  /// get its own.
  @Test(arguments: Obstacle.allCases, UnsureSetting.ofNavigation)
  func everyoneGetsTheTouchesMeantForThem(_ obstacle: Obstacle, _ setting: UnsureSetting) throws {
    func gotIt(_ way: Way) throws -> Bool {
      let trial = Trial(way, under: setting)
      let screen = TrialScreen("a", .green)
      trial.push(screen)
      var from = CGPoint(x: 60, y: 300)
      let frame = CGRect(x: 0, y: 250, width: 200, height: 120)
      switch obstacle {
      case .slider:
        let slider = UISlider(frame: CGRect(x: 20, y: 280, width: 160, height: 40))
        slider.value = 0.2
        screen.view.addSubview(slider)
        from.x = 52
        trial.host.advance(by: 0.1)
        trial.drag(from: from)
        return slider.value > 0.8 && trial.titles == ["root", "a"]
      case .pagerInTheMiddle, .pagerAtItsEdge:
        let isInTheMiddle = obstacle == .pagerInTheMiddle
        let pager = UIScrollView(frame: frame)
        pager.contentSize = CGSize(width: 600, height: 120)
        pager.isPagingEnabled = true
        pager.contentOffset.x = isInTheMiddle ? 200 : 0
        screen.view.addSubview(pager)
        trial.host.advance(by: 0.1)
        trial.drag(from: CGPoint(x: 40, y: 300))
        return isInTheMiddle
          ? pager.contentOffset.x == 0 && trial.titles == ["root", "a"] : trial.titles == ["root"]
      case .rowThatSwipes:
        let rows = SwipingRows()
        let table = UITableView(frame: frame, style: .plain)
        table.dataSource = rows
        table.delegate = rows
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        screen.view.addSubview(table)
        trial.host.advance(by: 0.1)
        trial.host.drag(
          from: CGPoint(x: 180, y: 300), to: CGPoint(x: 60, y: 300), duration: 0.3)
        trial.host.advance(by: 0.5)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        let isOpen =
          cell.frame.minX < 0 || cell.contentView.frame.minX < 0 || table.isEditing
          || table.subviews.contains { $0 is UIControl }
        // Back again: closes the row, not the screen.
        trial.host.drag(
          from: CGPoint(x: 40, y: 300), to: CGPoint(x: 180, y: 300), duration: 0.3)
        trial.host.advance(by: 1)
        return isOpen && trial.titles == ["root", "a"]
      }
    }
    let isRight = try gotIt(.snapshot)
    #expect(isRight)
    // UIKit itself keeps the others' touches from a gesture above them.
    if obstacle == .pagerAtItsEdge, setting.isUsual { #expect(try !gotIt(.plainAnywhere)) }
  }

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
    func isKept(_ way: Way) -> Bool {
      let trial = Trial(way, under: setting)
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
      if trial.ours != nil {
        #expect(form.questions == [trigger])
        // Asked and confirmed: the app pops in code, and nobody asks again.
        trial.pop()
        #expect(form.questions == [trigger])
        #expect(trial.titles == ["root"])
        return trial.isClean
      }
      return trial.titles == ["root", "form"]
    }
    if setting.isUsual { #expect(!isKept(.plainSnapshot)) }
    #expect(isKept(.snapshot))
  }

  /// Failure 19: right-to-left layouts are ignored.
  @Test(arguments: UnsureSetting.ofNavigation)
  func rightToLeftEverythingIsMirrored(_ setting: UnsureSetting) {
    func isMirrored(_ way: Way) -> Bool {
      let trial = Trial(way, under: setting, direction: .rightToLeft)
      let lower = trial.pixels().mirrored
      trial.navigation.pushViewController(TrialScreen("a", .green), animated: true)
      var frames = trial.film(1, every: 4)
      let upper = trial.pixels().mirrored
      let start = CGPoint(x: 194, y: 300)
      trial.host.touch(.began, at: start)
      trial.host.move(from: start, to: CGPoint(x: 60, y: 300), duration: 0.3)
      trial.host.advance(by: 1.0 / 60)
      let isUnderFinger = trial.color(x: 20) == Shade.green && trial.color(x: 190) != Shade.green
      frames.append(trial.pixels())
      trial.letGo(at: 60)
      frames += trial.film(1, every: 4)
      return isUnderFinger && trial.titles == ["root"] && trial.isClean
        && TwoPictures(lower: lower, upper: upper).fits(frames.map(\.mirrored))
    }
    if setting.isUsual { #expect(!isMirrored(.plainSnapshot)) }
    #expect(isMirrored(.snapshot))
  }

  /// Failure 20: the keyboard is lost where a drag is given up.
  @Test(arguments: UnsureSetting.ofNavigation, [true, false])
  func theKeyboardIsBackWhereADragIsGivenUp(_ setting: UnsureSetting, hasSnapshot: Bool) {
    func isBack(_ way: Way) -> Bool {
      let trial = Trial(way, under: setting)
      let screen = TrialScreen("a", .green)
      trial.push(screen)
      let field = UITextField(frame: CGRect(x: 20, y: 70, width: 160, height: 30))
      screen.view.addSubview(field)
      field.becomeFirstResponder()
      trial.host.advance(by: 0.5)
      if !hasSnapshot { trial.ours?.invalidateSnapshot(for: trial.root) }
      trial.grab(moving: 30, from: CGPoint(x: 6, y: 90))
      let isDown = !trial.host.runtime.keyboard.isShown
      trial.letGo(at: 36, y: 90)
      trial.host.advance(by: 1)
      return isDown && field.isFirstResponder && trial.host.runtime.keyboard.isShown
    }
    if setting.isUsual { #expect(!isBack(.plainSnapshot)) }
    #expect(isBack(.snapshot))
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

/// Rows that can be deleted by a swipe.
@MainActor
private final class SwipingRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.row)"
    return cell
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
