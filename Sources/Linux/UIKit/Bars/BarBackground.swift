/// The surface of a bar: a color, a picture or the system's material, and a hairline at its edge.
@MainActor final class BarBackground: UIView {
  private let hairline = UIView(frame: .zero)
  private let picture = UIImageView(frame: .zero)

  /// A navigation bar's hairline is at its bottom, a toolbar's and a tab bar's at their top.
  var hasHairlineOnTop = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(picture)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func apply(
    _ look: UIBarAppearance, barTintColor: UIColor?, isTranslucent: Bool, bar: UIView
  ) {
    let tinted = look.background == .system ? barTintColor : nil
    backgroundColor = look.backgroundColor ?? tinted ?? material(for: look, isTranslucent)
    picture.image = look.backgroundImage
    picture.contentMode = look.backgroundImageContentMode
    picture.isHidden = look.backgroundImage == nil
    hairline.backgroundColor = look.shadowColor
    hairline.isHidden = look.shadowColor == nil
    setNeedsLayout()
  }

  /// The host's approximation of the system's chrome material: its color, hardly translucent.
  private func material(for look: UIBarAppearance, _ isTranslucent: Bool) -> UIColor? {
    guard look.background != .transparent else { return nil }
    let alpha: CGFloat = isTranslucent && look.backgroundEffect != nil ? 0.94 : 1
    return UIColor { traits in
      traits.userInterfaceStyle == .dark
        ? UIColor(white: 0.09, alpha: alpha) : UIColor(white: 0.975, alpha: alpha)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let thickness = 1 / max(traitCollection.displayScale, 1)
    picture.frame = bounds
    hairline.frame = CGRect(
      x: 0, y: hasHairlineOnTop ? 0 : bounds.height - thickness, width: bounds.width,
      height: thickness)
  }
}
