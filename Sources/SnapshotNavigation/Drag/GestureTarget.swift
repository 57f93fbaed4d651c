import UIKit

/// Calls a closure when a recogniser changes its state: the seam for target and action.
///
/// Recognisers do not keep their targets alive; whoever makes one of these keeps it.
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
