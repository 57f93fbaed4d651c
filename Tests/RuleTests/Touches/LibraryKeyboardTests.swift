import SnapshotNavigation
import Testing
import UIKit
import UIKitHost

/// Going back by the keys of a hardware keyboard.
@MainActor @Suite(.warningsAreRead)
struct LibraryKeyboardTests {
  enum Key: CaseIterable, Sendable {
    case bracket, left, right

    var input: String {
      switch self {
      case .bracket: "["
      case .left: UIKeyCommand.inputLeftArrow
      case .right: UIKeyCommand.inputRightArrow
      }
    }
  }

  private func press(_ key: Key, in rig: Rig, modifiers: UIKeyModifierFlags = .command) {
    rig.host.press(key.input, modifiers: modifiers)
    rig.host.advance(by: 1)
  }

  private func commands(of rig: Rig) -> [String] {
    (rig.navigation.keyCommands ?? []).compactMap(\.input)
  }

  @Test(arguments: Key.allCases, [false, true])
  func commandAndTheKeyThatPointsBackPopOnce(_ key: Key, mirrored: Bool) {
    let rig = Rig(direction: mirrored ? .rightToLeft : .leftToRight)
    let (below, top) = (ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.push(below, top)
    press(key, in: rig)
    let pops = key == .bracket || key == (mirrored ? .right : .left)
    #expect(rig.titles == (pops ? ["root", "a"] : ["root", "a", "b"]))
    #expect(top.questions == (pops ? [.keyboard] : []))
    #expect(below.questions.isEmpty)
    #expect(rig.ends == (pops ? [.willBegin, .didFinish] : []))
    #expect(rig.leftovers.isEmpty)
  }

  /// The stack may run the other way than the app.
  @Test(arguments: [false, true])
  func theArrowPointsAsTheStackIsLaidOut(mirrored: Bool) {
    for key in [Key.left, .right] {
      let rig = Rig(direction: mirrored ? .leftToRight : .rightToLeft)
      rig.navigation.view.semanticContentAttribute =
        mirrored ? .forceRightToLeft : .forceLeftToRight
      rig.push(ColorScreen("a", .green))
      press(key, in: rig)
      #expect(rig.titles == (key == (mirrored ? .right : .left) ? ["root"] : ["root", "a"]))
    }
  }

  @Test(arguments: [UIKeyModifierFlags(), .shift, [.command, .shift], .alternate])
  func withOtherModifiersTheyDoNot(modifiers: UIKeyModifierFlags) {
    let rig = Rig()
    rig.push(ColorScreen("a", .green))
    for key in Key.allCases { press(key, in: rig, modifiers: modifiers) }
    #expect(rig.titles == ["root", "a"])
  }

  @Test(arguments: Key.allCases, [false, true])
  func aScreenThatSaysNoStays(_ key: Key, isInMenu: Bool) {
    let rig = Rig()
    rig.host.settings.backCommandIsInMenu = isInMenu
    let screen = ColorScreen("a", .green)
    screen.answers[.keyboard] = false
    rig.push(screen)
    press(key, in: rig)
    #expect(screen.questions == (key == .right ? [] : [.keyboard]))
    #expect(rig.titles == ["root", "a"])
    #expect(rig.events.isEmpty)
  }

  /// The overlay lists them under UIKit's title; UIKit's own is replaced.
  @Test(arguments: [false, true])
  func theOverlayListsThem(isInMenu: Bool) {
    let rig = Rig()
    rig.host.settings.backCommandIsInMenu = isInMenu
    #expect(commands(of: rig).isEmpty)
    rig.push(ColorScreen("a", .green))
    #expect(commands(of: rig) == ["[", UIKeyCommand.inputLeftArrow])
    for command in rig.navigation.keyCommands ?? [] {
      #expect(command.title == "Back")
      #expect(command.discoverabilityTitle == "Back")
      #expect(!command.wantsPriorityOverSystemBehavior)
    }
  }

  /// UIKit's title is kept where there's one; the others are the app's.
  @Test(arguments: [false, true])
  func theTitlesAreTheApps(isInMenu: Bool) {
    let rig = Rig()
    rig.host.settings.backCommandIsInMenu = isInMenu
    rig.navigation.configuration.strings.back = "Zurück"
    rig.navigation.configuration.strings.forward = "Vorwärts"
    rig.navigation.configuration.forwardHistory = 2
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue))
    rig.navigation.popViewController(animated: true)
    rig.host.advance(by: 1)
    let titles = rig.navigation.keyCommands?.map(\.title) ?? []
    let back = isInMenu ? "Zurück" : "Back"
    #expect(titles == [back, back, "Vorwärts"])
  }

  @Test(arguments: Key.allCases)
  func whereTextIsEditedTheArrowsAreTheTexts(_ key: Key) {
    let rig = Rig()
    let field = UITextField()
    _ = rig.push(holding: field, at: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.becomeFirstResponder()
    // They're offered, and UIKit asks the text first.
    #expect(commands(of: rig).contains(UIKeyCommand.inputLeftArrow))
    press(key, in: rig)
    #expect(rig.titles == (key == .bracket ? ["root"] : ["root", "a"]))
  }

  /// Monitoring tools log an action without a target as a person's touch.
  @Test func noActionIsSentToFindWhatIsEdited() {
    final class Listener: ColorScreen {
      var asked: [String] = []

      func note() {}

      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        asked.append("\(action)")
        return super.canPerformAction(action, withSender: sender)
      }
    }
    let rig = Rig()
    let screen = Listener("a", .green)
    let field = UITextField()
    _ = rig.push(screen, holding: field, at: CGRect(x: 0, y: 100, width: 200, height: 40))
    field.becomeFirstResponder()
    rig.host.advance(by: 0.5)
    _ = rig.navigation.keyCommands
    // Above the keyboard.
    rig.host.touch(.began, at: CGPoint(x: 20, y: 90))
    rig.host.move(from: CGPoint(x: 20, y: 90), to: CGPoint(x: 80, y: 90), duration: 0.4)
    #expect(!field.isFirstResponder)
    rig.host.touch(.ended, at: CGPoint(x: 30, y: 90))
    rig.host.advance(by: 1)
    #expect(field.isFirstResponder)
    #expect(screen.asked.isEmpty, "\(screen.asked)")
    // It would have been heard.
    let note = Selector("note", Listener.note)
    #expect(UIApplication.shared.sendAction(note, to: nil, from: nil, for: nil))
    #expect(!screen.asked.isEmpty)
  }

  @Test(arguments: Key.allCases)
  func underAModalNothingIsPopped(_ key: Key) {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    rig.push(screen)
    screen.present(UIViewController(), animated: false)
    rig.host.advance(by: 1)
    press(key, in: rig)
    #expect(rig.titles == ["root", "a"])
    #expect(screen.questions.isEmpty)
    rig.navigation.dismiss(animated: false)
    rig.host.advance(by: 1)
    press(.bracket, in: rig)
    #expect(rig.titles == ["root"])
  }

  @Test func aStackInsideTheScreenGoesFirst() {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    _ = GestureContent.innerStack.put(on: screen, mirrored: false)
    rig.push(screen)
    let inner = screen.children.first as? SnapshotNavigationController
    inner?.topViewController?.becomeFirstResponder()
    for _ in 0..<2 { press(.bracket, in: rig) }
    #expect(inner?.viewControllers.count == 1)
    #expect(rig.titles == ["root"])
  }

  @Test func twoQuickPressesPopTwo() {
    let rig = Rig()
    rig.push(ColorScreen("a", .green), ColorScreen("b", .blue))
    for _ in 0..<2 { rig.host.press("[", modifiers: .command) }
    #expect(rig.titles == ["root"])
    rig.host.advance(by: 1)
    #expect(rig.color() == Shade.red)
    #expect(rig.leftovers.isEmpty)
  }

  /// Without a snapshot UIKit pops as the finger begins, and the screen under it is asked all the same.
  @Test(arguments: [true, false], [true, false])
  func underAFingerTheDragIsPutBackAndTheScreenAsked(agrees: Bool, hasSnapshot: Bool) {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    screen.answers[.keyboard] = agrees
    rig.push(screen)
    if !hasSnapshot { rig.navigation.invalidateSnapshot(for: rig.root) }
    rig.grab(moving: 60)
    press(.bracket, in: rig)
    rig.letGo(at: 80)
    rig.host.advance(by: 1)
    #expect(screen.questions == [.drag, .keyboard])
    #expect(rig.titles == (agrees ? ["root"] : ["root", "a"]))
    #expect(rig.leftovers.isEmpty)
  }

  /// A screen with UIKit's own transition is asked, too.
  @Test(arguments: [true, false])
  func aScreenWithUIKitsTransitionIsAsked(agrees: Bool) {
    let rig = Rig()
    let screen = ColorScreen("a", .green)
    screen.snapshotNavigation.transition = .system
    screen.answers[.keyboard] = agrees
    rig.push(screen)
    press(.bracket, in: rig)
    #expect(screen.questions == [.keyboard])
    #expect(rig.titles == (agrees ? ["root"] : ["root", "a"]))
    #expect(rig.leftovers.isEmpty)
  }
}
