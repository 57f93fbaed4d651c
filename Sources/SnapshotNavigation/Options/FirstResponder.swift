import UIKit

/// Finds the first responder without searching the views: an action without a target reaches it.
final class FirstResponder: UIControl {
  fileprivate weak var found: UIResponder?

  /// The first responder in the app's key window.
  static var current: UIResponder? {
    let sender = FirstResponder()
    #if canImport(ObjectiveC)
      let action = #selector(UIResponder.snapshotNavigationFind(_:))
    #else
      let action = Selector("snapshotNavigationFind(_:)", UIResponder.snapshotNavigationFind)
    #endif
    sender.sendAction(action, to: nil, for: nil)
    // Without a first responder, UIKit asks other objects.
    return sender.found?.isFirstResponder == true ? sender.found : nil
  }
}

extension UIResponder {
  #if canImport(ObjectiveC)
    @objc
  #endif
  fileprivate func snapshotNavigationFind(_ sender: FirstResponder) { sender.found = self }
}
