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

  func replaceInteractions(with new: [any UIInteraction]) {
    let old = extras.interactions
    for interaction in old where !new.contains(where: { $0 === interaction }) {
      interaction.willMove(to: nil)
      extras.interactions.removeAll { $0 === interaction }
      interaction.didMove(to: nil)
    }
    for interaction in new where !old.contains(where: { $0 === interaction }) {
      interaction.willMove(to: self)
      extras.interactions.append(interaction)
      interaction.didMove(to: self)
    }
  }
}
