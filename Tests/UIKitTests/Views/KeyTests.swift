import Testing
import UIKitHost

@testable import UIKit

/// Keys of a hardware keyboard.
@MainActor @Suite(.serialized, .warningsAreRead) struct KeyTests {
  private final class Screen: UIViewController {
    var heard: [String] = []
    var commands: [UIKeyCommand] = []
    var passesOn = true

    override var keyCommands: [UIKeyCommand]? { commands }

    func add(_ input: String, _ modifiers: UIKeyModifierFlags = [], hasPriority: Bool = false) {
      let command = UIKeyCommand(
        input: input, modifierFlags: modifiers, action: Selector("run(_:)", Screen.run))
      command.wantsPriorityOverSystemBehavior = hasPriority
      commands.append(command)
    }

    func run(_ command: UIKeyCommand) { heard.append("command \(command.input ?? "")") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard += presses.map { "began \($0.key?.characters ?? "")" }
      if passesOn { super.pressesBegan(presses, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      heard += presses.map { "ended \($0.key?.charactersIgnoringModifiers ?? "")" }
    }
  }

  private let host = Host(size: CGSize(width: 200, height: 600), scale: 1)
  private let screen = Screen()

  private func show(_ controller: UIViewController) {
    host.activate()
    host.show(controller, for: 0.1)
  }

  @Test func aKeyWithoutACommandIsAPress() {
    show(screen)
    screen.add("b")
    host.press("a", modifiers: .shift)
    #expect(screen.heard == ["began A", "ended a"])
  }

  @Test(arguments: [
    (UIKeyModifierFlags.command, true), (UIKeyModifierFlags(), false),
    (UIKeyModifierFlags([.command, .shift]), false),
  ])
  func aCommandTakesItsKeyWithItsModifiersOnly(modifiers: UIKeyModifierFlags, runs: Bool) {
    show(screen)
    screen.add("k", .command)
    host.press("k", modifiers: modifiers)
    #expect((screen.heard == ["command k"]) == runs)
  }

  @Test func withoutAFirstResponderTheTopOfTheStackHearsFirst() {
    let below = Screen()
    let navigation = UINavigationController()
    navigation.setViewControllers([below, screen], animated: false)
    show(navigation)
    below.add("k")
    screen.add("k")
    host.press("k")
    #expect(screen.heard == ["command k"])
    #expect(below.heard.isEmpty)
  }

  /// A text types its letters and moves its insertion point, unless a command wants priority.
  @Test(arguments: [
    ("a", false, false, false), ("a", false, true, true), ("a", true, false, true),
    (UIKeyCommand.inputLeftArrow, true, false, false),
    (UIKeyCommand.inputLeftArrow, true, true, true),
    (UIKeyCommand.inputEscape, false, false, true),
  ])
  func aTextKeepsItsOwnKeys(key: String, isCommand: Bool, hasPriority: Bool, runs: Bool) {
    let modifiers: UIKeyModifierFlags = isCommand ? .command : []
    show(screen)
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    screen.view.addSubview(field)
    field.becomeFirstResponder()
    screen.add(key, modifiers, hasPriority: hasPriority)
    host.press(key, modifiers: modifiers)
    #expect(screen.heard.contains("command \(key)") == runs)
    #expect(field.text == (key == "a" && !runs ? "a" : ""))
  }

  @Test(arguments: [false, true])
  func commandBracketGoesBackByTheCallThatCodeMakes(isInMenu: Bool) {
    final class Counting: UINavigationController {
      var pops = 0
      override func popViewController(animated: Bool) -> UIViewController? {
        pops += 1
        return super.popViewController(animated: animated)
      }
    }
    host.settings.backCommandIsInMenu = isInMenu
    let navigation = Counting()
    navigation.setViewControllers([UIViewController(), UIViewController()], animated: false)
    show(navigation)
    #expect(navigation.keyCommands?.map(\.title) == (isInMenu ? nil : ["Back"]))
    for _ in 0..<2 {
      host.press("[", modifiers: .command)
      host.advance(by: 1)
    }
    #expect(navigation.pops == 1)
    #expect(navigation.viewControllers.count == 1)
  }

  /// What has the same key among the key commands goes before the menu's.
  @Test func aResponderTakesTheKeyFromTheMenu() {
    host.settings.backCommandIsInMenu = true
    let navigation = UINavigationController()
    navigation.setViewControllers([UIViewController(), screen], animated: false)
    show(navigation)
    screen.add("[", .command)
    host.press("[", modifiers: .command)
    #expect(screen.heard == ["command ["])
    #expect(navigation.viewControllers.count == 2)
  }

  /// Apple: unless a command says otherwise.
  @Test(arguments: [true, false])
  func fromRightToLeftTheArrowsAreSwapped(isMirrored: Bool) {
    let host = Host.small(direction: .rightToLeft)
    host.show(screen, for: 0.1)
    let command = UIKeyCommand(
      input: UIKeyCommand.inputLeftArrow, modifierFlags: .command,
      action: Selector("run(_:)", Screen.run))
    command.allowsAutomaticMirroring = isMirrored
    screen.commands = [command]
    host.press(UIKeyCommand.inputLeftArrow, modifiers: .command)
    #expect(screen.heard.contains { $0.hasPrefix("command") } == !isMirrored)
    screen.heard = []
    host.press(UIKeyCommand.inputRightArrow, modifiers: .command)
    #expect(screen.heard.contains { $0.hasPrefix("command") } == isMirrored)
  }

  @Test func aCommandHasATitleAndOneForTheOverlay() {
    let command = UIKeyCommand(
      title: "Go", action: Selector("run(_:)", Screen.run), input: "k",
      discoverabilityTitle: "Go there")
    #expect(command.title == "Go")
    #expect(command.discoverabilityTitle == "Go there")
  }

  // MARK: Actions without a target

  private final class Card: UIView {
    var heard: [String] = []
    func save(_ sender: Any) { heard.append("save") }
  }

  @Test func anActionWithoutATargetGoesUpTheChain() {
    show(screen)
    let card = Card(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let button = UIButton(frame: CGRect(x: 0, y: 100, width: 100, height: 50))
    card.addSubview(button)
    screen.view.addSubview(card)
    button.addTarget(nil, action: Selector("save(_:)", Card.save), for: .touchUpInside)
    host.tap(at: CGPoint(x: 50, y: 120))
    #expect(card.heard == ["save"])
    let nowhere = Selector("run(_:)", UITableView.reloadData)
    #expect(!UIApplication.shared.sendAction(nowhere, to: nil, from: button, for: nil))
  }

  @Test func whoCanPerformAnAction() {
    let save = Selector("save(_:)", Card.save)
    #expect(Card().canPerformAction(save, withSender: nil))
    #expect(!UIView().canPerformAction(save, withSender: nil))
    let paste = Selector("paste(_:)") { (responder: UIResponder) in
      { (sender: Any?) in responder.paste(sender) }
    }
    #expect(!Card().canPerformAction(paste, withSender: nil))
    let card = Card()
    let inside = UIView()
    card.addSubview(inside)
    #expect(inside.target(forAction: save, withSender: nil) as? Card === card)
  }

  /// The known way to find it.
  @Test(arguments: [true, false])
  func anActionThatEveryResponderHasReachesTheFirst(isFocused: Bool) {
    show(screen)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    screen.view.addSubview(field)
    if isFocused { field.becomeFirstResponder() }
    let sender = Finder()
    let find = Selector("find(_:)", UIResponder.find)
    #expect(UIApplication.shared.sendAction(find, to: nil, from: sender, for: nil))
    #expect(sender.found === (isFocused ? field : sender))
  }
}

private final class Finder: UIControl {
  weak var found: UIResponder?
}

extension UIResponder {
  fileprivate func find(_ sender: Finder) { sender.found = self }
}
