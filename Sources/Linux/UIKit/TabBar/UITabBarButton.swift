import Foundation

/// One item of a tab bar: picture, title and badge.
@MainActor final class UITabBarButton: UIControl {
  let item: UITabBarItem
  private let picture = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)
  private var look = TabBarLook()

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    picture.contentMode = .center
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 10, weight: .medium)
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.clipsToBounds = true
    badge.layer.cornerRadius = 9
    for view in [picture, label, badge] { addSubview(view) }
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    item = UITabBarItem()
    super.init(coder: coder)
  }

  func apply(_ look: TabBarLook) {
    self.look = look
    isEnabled = item.isEnabled
    let state = isSelected ? look.appearance.selected : look.appearance.normal
    let own = isSelected ? look.tint : look.unselectedTint
    let iconColor = state.iconColor ?? own
    picture.image = isSelected ? item.selectedImage ?? item.image : item.image
    picture.tintColor = iconColor
    label.text = item.title
    let attributes =
      item.titleTextAttributes(for: isSelected ? .selected : .normal) ?? state.titleTextAttributes
    label.textColor = attributes[.foregroundColor] as? UIColor ?? own
    label.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.textColor =
      item.badgeTextAttributes(for: isSelected ? .selected : .normal)?[.foregroundColor] as? UIColor
      ?? .white
    badge.backgroundColor = item.badgeColor ?? state.badgeBackgroundColor ?? .systemRed
    accessibilityLabel = item.title
    alpha = isEnabled ? 1 : 0.4
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let titleHeight: CGFloat = item.title?.isEmpty == false ? 14 : 0
    let hasPicture = picture.image != nil
    let pictureHeight = hasPicture ? bounds.height - titleHeight - 4 : 0
    picture.frame = CGRect(x: 0, y: 4, width: bounds.width, height: pictureHeight)
      .inset(by: item.imageInsets)
    label.frame = CGRect(
      x: 2 + item.titlePositionAdjustment.horizontal,
      y: (hasPicture ? bounds.height - titleHeight - 1 : (bounds.height - titleHeight) / 2)
        + item.titlePositionAdjustment.vertical,
      width: max(bounds.width - 4, 0), height: titleHeight)
    let badgeWidth = max(badge.sizeThatFits(bounds.size).width + 10, 18)
    badge.frame = CGRect(x: bounds.midX + 4, y: 2, width: badgeWidth, height: 18)
  }
}

/// How the items of a tab bar look just now.
@MainActor struct TabBarLook {
  var appearance = UITabBarItemAppearance()
  var tint = UIColor.systemBlue
  var unselectedTint = UIColor.secondaryLabel
}
