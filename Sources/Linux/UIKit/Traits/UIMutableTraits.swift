import CoreGraphics

/// Traits that can be set.
@MainActor
public protocol UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
}

/// Traits that an environment overrides, as `traitOverrides` gives them out.
@MainActor
public protocol UITraitOverrides: UIMutableTraits {
  func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool
  mutating func remove<T: UITraitDefinition>(_ trait: T.Type)
}

/// Apple: what is set to unspecified is inherited again.
struct TraitOverrides: UITraitOverrides {
  private(set) var traits: Traits

  init(_ traits: Traits) { self.traits = traits }

  init(copying other: any UITraitOverrides) {
    traits = (other as? TraitOverrides)?.traits ?? Traits()
  }

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { traits[trait] ?? T.defaultValue }
    set { traits[trait] = newValue }
  }

  func contains<T: UITraitDefinition>(_ trait: T.Type) -> Bool { traits[trait] != nil }

  mutating func remove<T: UITraitDefinition>(_ trait: T.Type) { traits[trait] = nil }

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}

extension UIView {
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(traits.overrides) }
    set {
      traits.overrides = TraitOverrides(copying: newValue).traits
      updateTraits()
    }
  }
}

extension UIViewController {
  public var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(ownTraitOverrides) }
    set {
      ownTraitOverrides = TraitOverrides(copying: newValue).traits
      viewIfLoaded?.updateTraits()
    }
  }
}
