import UIKit

/// Key commands that go back and forward, and their actions.
extension SnapshotNavigationController {
  func commands(replacing others: [UIKeyCommand]?) -> [UIKeyCommand]? {
    // UIKit's command would pop without asking.
    let replaced = others?.first { $0.goesBack }
    let kept = others?.filter { !$0.goesBack } ?? []
    guard let view = viewIfLoaded, !transitions.refusesKeys else { return kept }
    let forward =
      forwardViewControllers.isEmpty
      ? [] : [command(configuration.strings.forward, "]", goesBack: false)]
    guard viewControllers.count > 1 || transitions.drag != nil else { return kept + forward }
    let isMirrored = view.layoutDirection == .rightToLeft
    let arrow = isMirrored ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
    let title = replaced?.discoverabilityTitle ?? replaced?.title ?? ""
    return kept
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
    // Without priority over the system, an arrow key still moves the insertion point in text (Apple).
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
