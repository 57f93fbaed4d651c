import UIKit

/// Key commands that go back and forward, and their actions.
extension SnapshotNavigationController {
  func commands(replacing others: [UIKeyCommand]?) -> [UIKeyCommand]? {
    // UIKit's command would pop without asking.
    let own = others?.first { $0.goesBack }
    let rest = others?.filter { !$0.goesBack } ?? []
    guard let view = viewIfLoaded, !transitions.refusesKeys else { return rest }
    let forward =
      forwardViewControllers.isEmpty
      ? [] : [command(configuration.strings.forward, "]", goesBack: false)]
    guard viewControllers.count > 1 || transitions.drag != nil else { return rest + forward }
    let isMirrored = view.layoutDirection == .rightToLeft
    let arrow = isMirrored ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
    let title = own?.discoverabilityTitle ?? own?.title ?? ""
    return rest
      + ["[", arrow].map { command(title.isEmpty ? configuration.strings.back : title, $0) }
      + forward
  }

  private func command(
    _ title: String, _ input: String, goesBack: Bool = true
  ) -> UIKeyCommand {
    #if canImport(ObjectiveC)
      let action = goesBack ? #selector(goBackByKeyboard) : #selector(goForwardByKeyboard)
    #else
      let action =
        goesBack
        ? Selector("goBackByKeyboard", SnapshotNavigationController.goBackByKeyboard)
        : Selector("goForwardByKeyboard", SnapshotNavigationController.goForwardByKeyboard)
    #endif
    // Without priority, text that is edited takes an arrow first, to move the insertion point (Apple).
    let command = UIKeyCommand(
      title: title, action: action, input: input, modifierFlags: .command,
      discoverabilityTitle: title)
    // The arrow points as the stack is laid out; UIKit mirrors its own bracket, too.
    command.allowsAutomaticMirroring = "[]".contains(input)
    return command
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func goBackByKeyboard() {
    if goBack(by: .keyboard) || viewControllers.count > 1 { return }
    // UIKit sends the action to the first target that implements it, not to the command's owner.
    (navigationController as? SnapshotNavigationController)?.goBackByKeyboard()
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func goForwardByKeyboard() {
    transitions.bringToRest()
    transitions.withTrigger(.keyboard) { _ = goForward(animated: true) }
  }
}

extension UIKeyCommand {
  fileprivate var goesBack: Bool { input == "[" && modifierFlags == .command }
}
