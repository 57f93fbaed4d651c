import UIKit

/// Shows a landscape, painted anew whenever the view's size or the screen's scale changes.
final class LandscapeView: UIImageView {
  private let landscape: Landscape

  init(_ landscape: Landscape) {
    self.landscape = landscape
    super.init(frame: .zero)
    clipsToBounds = true
    isOpaque = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let scale = max(traitCollection.displayScale, 1)
    guard bounds.width > 0, bounds.height > 0,
      image?.size != bounds.size || image?.scale != scale
    else { return }
    image = landscape.image(size: bounds.size, scale: scale)
  }
}

/// Darkness that grows toward the lower edge, so that white text over a picture can be read.
final class ScrimView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func draw(_ rect: CGRect) {
    let colors = [0, 0.5, 0.72].map { Tone(0x060A18).cgColor(alpha: $0) }
    UIGraphicsGetCurrentContext()?.fillDown(colors, from: 0, to: bounds.height)
  }
}
