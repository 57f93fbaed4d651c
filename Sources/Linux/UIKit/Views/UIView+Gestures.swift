import Foundation

extension UIView {
  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in new where !recognizers.contains(where: { $0 === recognizer }) {
      addGestureRecognizer(recognizer)
    }
  }
}
