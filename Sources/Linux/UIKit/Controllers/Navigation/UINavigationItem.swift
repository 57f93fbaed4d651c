@preconcurrency @MainActor open class UINavigationItem: NSObject, @preconcurrency NSCoding {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  public enum BackButtonDisplayMode: Int, Sendable {
    case `default`, generic, minimal
  }

  public enum ItemStyle: Int, Sendable {
    case navigator, browser, editor
  }

  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }

  /// The bar that shows the item lays out again when it changes.
  var didChange: (() -> Void)?

  /// Whether a bar has shown the item's large title in full.
  var hasShownLargeTitle = false

  public init(title: String) {
    self.title = title.isEmpty ? nil : title
    super.init()
  }

  public convenience override init() { self.init(title: "") }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}

  open var title: String? { didSet { didChange?() } }
  public var navigationBarMinimization = UIBarMinimization() { didSet { didChange?() } }
  open var titleView: UIView? { didSet { didChange?() } }
  open var prompt: String? { didSet { didChange?() } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange?() } }
  open var backButtonTitle: String? { didSet { didChange?() } }
  open var hidesBackButton = false { didSet { didChange?() } }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }
  open var backButtonDisplayMode = UINavigationItem.BackButtonDisplayMode.default {
    didSet { didChange?() }
  }
  open var backAction: UIAction? { didSet { didChange?() } }
  open var style = UINavigationItem.ItemStyle.navigator
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange?() } }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open var leftItemsSupplementBackButton = false { didSet { didChange?() } }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open var largeTitleDisplayMode = UINavigationItem.LargeTitleDisplayMode.automatic {
    didSet { didChange?() }
  }
  open var searchController: UISearchController? { didSet { didChange?() } }
  open var hidesSearchBarWhenScrolling = true { didSet { didChange?() } }
  /// The search bar that stays below the bar's row; one that hides with scrolling isn't drawn.
  var pinnedSearchBar: UISearchBar? {
    guard !hidesSearchBarWhenScrolling, searchBarPlacement == .stacked else { return nil }
    return searchController?.searchBar
  }
  open var standardAppearance: UINavigationBarAppearance? { didSet { didChange?() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { didChange?() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange?() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { didChange?() } }

  // What the host stores and does not show.
  open var subtitle: String?
  open var largeTitle: String?
  open var largeSubtitle: String?
  open var subtitleView: UIView?
  open var largeSubtitleView: UIView?
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  open var customizationIdentifier: String?
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?
  open var preferredSearchBarPlacement = UINavigationItem.SearchBarPlacement.automatic
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
    preferredSearchBarPlacement == .automatic ? .stacked : preferredSearchBarPlacement
  }
  open var searchBarPlacementAllowsToolbarIntegration = true
}
