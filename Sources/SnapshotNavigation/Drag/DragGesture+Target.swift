import UIKit

/// Connects the recognizers' target and action.
extension DragGesture {
  func follow(_ recognizer: DragRecognizer) {
    #if canImport(ObjectiveC)
      recognizer.addTarget(self, action: #selector(recognizerChanged))
    #else
      recognizer.addTarget(
        self, action: Selector("recognizerChanged(_:)", DragGesture.recognizerChanged))
    #endif
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func recognizerChanged(_ recognizer: UIGestureRecognizer) {
    if let recognizer = recognizer as? DragRecognizer { changed(recognizer) }
  }
}
