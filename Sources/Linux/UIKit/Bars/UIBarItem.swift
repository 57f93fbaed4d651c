@preconcurrency @MainActor open class UIBarItem: NSObject, @preconcurrency NSCoding {
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// The bar that shows the item redraws when it changes.
  var didChange: (() -> Void)?

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }
  open func encode(with coder: NSCoder) {}

  open var isEnabled = true { didSet { didChange?() } }
  open var title: String? { didSet { didChange?() } }
  open var image: UIImage? { didSet { didChange?() } }
  open var imageInsets = UIEdgeInsets.zero { didSet { didChange?() } }
  open var tag = 0
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }
}
