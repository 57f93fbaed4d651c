import CoreGraphics
import Foundation

/// An approximation: a material is drawn as a translucent tint, what is behind it is not blurred.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let content = UIView()
  private let backdrop = UIView()

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    assemble()
  }

  public convenience override init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    assemble()
  }

  open var effect: UIVisualEffect? {
    didSet { backdrop.backgroundColor = effect?.tint }
  }

  private func assemble() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    backdrop.backingLayer.isMaterial = true
    backdrop.backgroundColor = effect?.tint
  }
}
