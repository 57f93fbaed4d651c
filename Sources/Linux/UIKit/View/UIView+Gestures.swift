import Foundation

extension UIView {
  public var interactions: [any UIInteraction] {
    get { extras.interactions }
    set { replaceInteractions(with: newValue) }
  }

  public func addInteraction(_ interaction: any UIInteraction) {
    replaceInteractions(with: interactions + [interaction])
  }

  public func removeInteraction(_ interaction: any UIInteraction) {
    replaceInteractions(with: interactions.filter { $0 !== interaction })
  }

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
