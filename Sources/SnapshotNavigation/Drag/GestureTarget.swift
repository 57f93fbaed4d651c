import UIKit

/// Calls a closure when a recognizer changes its state: the seam for target and action.
///
/// Recognizers don't retain their targets, so the owner has to keep this.
@MainActor
final class GestureTarget: NSObject {
  private let action: @MainActor () -> Void

  init(of recognizer: UIGestureRecognizer, action: @escaping @MainActor () -> Void) {
    self.action = action
    super.init()
    #if canImport(ObjectiveC)
      recognizer.addTarget(self, action: #selector(recognizerChanged))
    #else
      recognizer.addTarget(
        self, action: Selector("recognizerChanged", GestureTarget.recognizerChanged))
    #endif
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func recognizerChanged() { action() }
}
