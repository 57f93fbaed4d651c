import UIKit

/// The keys that go back: the seam for the action of a key command.
extension SnapshotNavigationController {
  /// What the keyboard can do, and the discoverability overlay lists, beside the `others` of UIKit.
  func backCommands(replacing others: [UIKeyCommand]?) -> [UIKeyCommand]? {
    // UIKit's own would pop without asking the screen.
    let own = others?.first { $0.goesBack }
    let rest = others?.filter { !$0.goesBack } ?? []
    let isDeep = viewControllers.count > 1 || transitions.drag != nil
    guard let view = viewIfLoaded, isDeep, !transitions.isCovered else { return rest }
    let isMirrored = view.layoutDirection == .rightToLeft
    let arrow = isMirrored ? UIKeyCommand.inputRightArrow : UIKeyCommand.inputLeftArrow
    // Where text is edited, the arrow moves the insertion point to the end of its line.
    let inputs = view.isEditingText ? ["["] : ["[", arrow]
    let title = own?.discoverabilityTitle ?? own?.title ?? ""
    return rest + inputs.map { command(title.isEmpty ? "Back" : title, $0) }
  }

  private func command(_ title: String, _ input: String) -> UIKeyCommand {
    #if canImport(ObjectiveC)
      let action = #selector(goBackByKeyboard)
    #else
      let action = Selector("goBackByKeyboard", SnapshotNavigationController.goBackByKeyboard)
    #endif
    return UIKeyCommand(
      title: title, action: action, input: input, modifierFlags: .command,
      discoverabilityTitle: title)
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  func goBackByKeyboard() {
    if goBack(by: .keyboard) || viewControllers.count > 1 { return }
    // UIKit sends the action to the first that has it, not to the one whose command it is.
    (parent?.navigationController as? SnapshotNavigationController)?.goBackByKeyboard()
  }
}

extension UIKeyCommand {
  fileprivate var goesBack: Bool { input == "[" && modifierFlags == .command }
}

extension UIView {
  fileprivate var isEditingText: Bool {
    isFirstResponder && self is any UIKeyInput || subviews.contains(where: \.isEditingText)
  }
}
