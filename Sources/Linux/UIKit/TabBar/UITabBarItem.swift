@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init(title: "\(systemItem)".capitalized, image: nil, tag: tag)
  }

  open var selectedImage: UIImage? { didSet { didChange?() } }
  open var badgeValue: String? { didSet { didChange?() } }
  open var badgeColor: UIColor? { didSet { didChange?() } }
  open var titlePositionAdjustment = UIOffset.zero

  /// Apple: what the bar looks like while this item is selected.
  open var standardAppearance: UITabBarAppearance? { didSet { didChange?() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChange?() } }
  open func badgeTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }
}
