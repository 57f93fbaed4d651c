@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
  public init(style: UIBarButtonItem.Style) { super.init() }
  public convenience override init() { self.init(style: .plain) }
  open private(set) var normal = UIBarButtonItemStateAppearance()
  open private(set) var disabled = UIBarButtonItemStateAppearance()
}
