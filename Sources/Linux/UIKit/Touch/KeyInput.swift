import QuartzCore

/// A key of a hardware keyboard that goes down and up again.
@MainActor package struct KeyInput {
  private let key: UIKey
  private let window: UIWindow?
  private let first: UIResponder?

  package init(_ input: String, modifiers: UIKeyModifierFlags, in runtime: HostRuntime) {
    key = UIKey(input, modifiers: modifiers)
    window = runtime.scene.keyWindow
    first =
      runtime.firstResponder ?? window?.rootViewController?.deepestResponder ?? window
  }

  /// Apple: key commands go first, but for what a text with the keyboard does with the key itself,
  /// unless they want priority over that; a key without a command is a press.
  ///
  /// - Returns: The event to be ended when the key goes up; nil if a command has taken it.
  package func down() -> UIPressesEvent? {
    if let (command, target) = command, !isForText || command.wantsPriorityOverSystemBehavior {
      command.commandAction?.perform(on: target as AnyObject, with: command)
      return nil
    }
    let press = UIPress()
    press.pressedKey = key
    press.target = first
    press.targetWindow = window
    let event = UIPressesEvent()
    event.presses = [press]
    send(event, .began)
    if isForText, !isArrow { (first as? any UIKeyInput)?.insertText(key.characters) }
    return event
  }

  package func up(_ event: UIPressesEvent) { send(event, .ended) }

  private func send(_ event: UIPressesEvent, _ phase: UIPress.Phase) {
    event.time = CACurrentMediaTime()
    for press in event.presses {
      press.currentPhase = phase
      press.time = event.time
    }
    UIApplication.shared.sendEvent(event)
  }

  static func deliver(_ event: UIPressesEvent) {
    for press in event.presses {
      switch press.phase {
      case .began: press.responder?.pressesBegan([press], with: event)
      case .changed: press.responder?.pressesChanged([press], with: event)
      case .ended: press.responder?.pressesEnded([press], with: event)
      case .cancelled: press.responder?.pressesCancelled([press], with: event)
      case .stationary: break
      }
    }
  }

  private var isArrow: Bool {
    [
      UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
      UIKeyCommand.inputDownArrow,
    ].contains(key.charactersIgnoringModifiers)
  }

  /// Whether a text does something with it: types it, or moves its insertion point.
  private var isForText: Bool {
    guard first is any UIKeyInput, key.charactersIgnoringModifiers != UIKeyCommand.inputEscape
    else { return false }
    return isArrow || key.modifierFlags.isDisjoint(with: [.command, .control])
  }

  /// The first command up the responder chain for this key, and who performs it.
  private var command: (UIKeyCommand, Any)? {
    for responder in sequence(first: first, next: { $0?.next }) {
      let added = (responder as? UIViewController)?.addedKeyCommands ?? []
      for command in (responder?.keyCommands ?? []) + added
      where input(of: command) == key.charactersIgnoringModifiers
        && command.modifierFlags == key.modifierFlags
      {
        guard let action = command.commandAction,
          let target = first?.target(forAction: action, withSender: command)
        else { continue }
        return (command, target)
      }
    }
    return menuCommand
  }

  /// Brackets aren't swapped here, though Apple's are.
  private func input(of command: UIKeyCommand) -> String? {
    guard command.allowsAutomaticMirroring,
      window?.traitCollection.layoutDirection == .rightToLeft
    else { return command.input }
    switch command.input {
    case UIKeyCommand.inputLeftArrow: return UIKeyCommand.inputRightArrow
    case UIKeyCommand.inputRightArrow: return UIKeyCommand.inputLeftArrow
    default: return command.input
    }
  }

  /// A command of the menu comes after those of the responders.
  private var menuCommand: (UIKeyCommand, Any)? {
    guard HostRuntime.current.settings.backCommandIsInMenu,
      key.charactersIgnoringModifiers == "[", key.modifierFlags == .command
    else { return nil }
    return sequence(first: first, next: { $0?.next }).lazy
      .compactMap { $0 as? UINavigationController }
      .compactMap { stack in stack.ownBackCommand.map { ($0, stack) } }.first
  }
}

extension UIViewController {
  /// Without a first responder keys go to what is deepest without a doubt: what is presented, the top
  /// of a stack, the selected tab.
  fileprivate var deepestResponder: UIResponder {
    if let presentedViewController { return presentedViewController.deepestResponder }
    let child: UIViewController? =
      switch self {
      case let stack as UINavigationController: stack.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      default: storedChildren.count == 1 ? storedChildren.first : nil
      }
    return child?.deepestResponder ?? self
  }
}
