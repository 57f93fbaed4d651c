import UIKit

extension DragGesture {
  func addTarget(to recognizer: DragRecognizer) {
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
