/// The large title beneath a bar's row; what does not fit any more is cut off at the top.
@MainActor final class LargeTitleView: UIView {
  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(
    _ title: String?, look: UINavigationBarAppearance, legacy: [NSAttributedString.Key: Any]?
  ) {
    let attributes = look.largeTitleTextAttributes.merging(legacy ?? [:]) { own, _ in own }
    label.text = title
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold)
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let mirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    label.textAlignment = mirrored ? .right : .left
    label.frame = CGRect(
      x: BarLayout.margin, y: bounds.height - 48, width: bounds.width - 2 * BarLayout.margin,
      height: 41)
  }
}
