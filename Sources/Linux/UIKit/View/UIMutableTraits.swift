/// Traits that an environment overrides, as `traitOverrides` gives them out.
@MainActor
public protocol UIMutableTraits {
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// Apple: what is set to unspecified is inherited again.
struct TraitOverrides: UIMutableTraits {
  private(set) var traits: Traits

  init(_ traits: Traits) { self.traits = traits }

  init(copying other: any UIMutableTraits) {
    traits = Traits()
    userInterfaceStyle = other.userInterfaceStyle
    horizontalSizeClass = other.horizontalSizeClass
    verticalSizeClass = other.verticalSizeClass
    layoutDirection = other.layoutDirection
    preferredContentSizeCategory = other.preferredContentSizeCategory
  }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style ?? .unspecified }
    set { traits.style = newValue == .unspecified ? nil : newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { traits.horizontalSizeClass ?? .unspecified }
    set { traits.horizontalSizeClass = newValue == .unspecified ? nil : newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { traits.verticalSizeClass ?? .unspecified }
    set { traits.verticalSizeClass = newValue == .unspecified ? nil : newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { traits.layoutDirection ?? .unspecified }
    set { traits.layoutDirection = newValue == .unspecified ? nil : newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { traits.contentSizeCategory ?? .unspecified }
    set { traits.contentSizeCategory = newValue == .unspecified ? nil : newValue }
  }
}

extension UIView {
  public var traitOverrides: any UIMutableTraits {
    get { TraitOverrides(traits.overrides) }
    set {
      traits.overrides = TraitOverrides(copying: newValue).traits
      updateTraits()
    }
  }
}

extension UIViewController {
  public var traitOverrides: any UIMutableTraits {
    get { TraitOverrides(ownTraitOverrides) }
    set {
      ownTraitOverrides = TraitOverrides(copying: newValue).traits
      viewIfLoaded?.updateTraits()
    }
  }

  /// Overrides take effect at once here; nothing is left to be updated.
  public func updateTraitsIfNeeded() {}
}
