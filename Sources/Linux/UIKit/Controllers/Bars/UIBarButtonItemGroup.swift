/// Bar button items that belong together.
///
/// The host stores groups and shows none of them.
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adoptItems()
  }

  public required init?(coder: NSCoder) {
    barButtonItems = []
    super.init()
  }

  open var barButtonItems: [UIBarButtonItem] { didSet { adoptItems() } }
  open var representativeItem: UIBarButtonItem?
  open var isDisplayingRepresentativeItem: Bool { false }
  open var alwaysAvailable = false
  open var isHidden = false
  open var menuRepresentation: UIMenuElement?

  private func adoptItems() {
    for item in barButtonItems { item.buttonGroup = self }
  }
}

extension UIBarButtonItem {
  public func creatingFixedGroup() -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: [self], representativeItem: nil)
  }

  public func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }

  public func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    creatingFixedGroup()
  }
}
