@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment = UIOffset.zero
}

@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Sendable {
    case stacked, inline, compactInline
  }

  public init(style: UITabBarItemAppearance.Style) { super.init() }
  public convenience override init() { self.init(style: .stacked) }
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {}
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
}

@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  public override init(idiom: UIUserInterfaceIdiom) { super.init(idiom: idiom) }
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    guard let other = barAppearance as? UITabBarAppearance else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
    selectionIndicatorTintColor = other.selectionIndicatorTintColor
  }
  public required init(coder: NSCoder) { super.init(coder: coder) }

  open override func copy(with zone: NSZone? = nil) -> Any {
    UITabBarAppearance(barAppearance: self)
  }

  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
}
