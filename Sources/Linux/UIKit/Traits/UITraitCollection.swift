import Foundation

/// The values of a trait collection; `nil` stands for a trait that is not specified.
struct Traits: Equatable, Sendable {
  var idiom: UIUserInterfaceIdiom?
  var style: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var contentSizeCategory: UIContentSizeCategory?
  var level: UIUserInterfaceLevel?
  var contrast: UIAccessibilityContrast?
  var weight: UILegibilityWeight?
  var gamut: UIDisplayGamut?
  var verticalBarEdge: UIVerticalBarEdge?

  /// Those that an app has defined, by their types.
  var custom: [ObjectIdentifier: CustomTrait] = [:]

  /// These values, with those that `other` specifies in their place.
  func overridden(by other: Traits) -> Traits {
    Traits(
      idiom: other.idiom ?? idiom,
      style: other.style ?? style,
      layoutDirection: other.layoutDirection ?? layoutDirection,
      displayScale: other.displayScale ?? displayScale,
      horizontalSizeClass: other.horizontalSizeClass ?? horizontalSizeClass,
      verticalSizeClass: other.verticalSizeClass ?? verticalSizeClass,
      contentSizeCategory: other.contentSizeCategory ?? contentSizeCategory,
      level: other.level ?? level,
      contrast: other.contrast ?? contrast,
      weight: other.weight ?? weight,
      gamut: other.gamut ?? gamut,
      verticalBarEdge: other.verticalBarEdge ?? verticalBarEdge,
      custom: custom.merging(other.custom) { $1 })
  }
}

open class UITraitCollection: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let traits: Traits

  public override init() {
    traits = Traits()
    super.init()
  }

  public required init?(coder: NSCoder) {
    traits = Traits()
    super.init()
  }

  init(_ traits: Traits) {
    self.traits = traits
    super.init()
  }

  /// Apple: where two collections specify the same trait, the later one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Traits()) { $0.overridden(by: $1.traits) })
  }

  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(Traits(style: userInterfaceStyle == .unspecified ? nil : userInterfaceStyle))
  }

  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(Traits(layoutDirection: layoutDirection))
  }

  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(Traits(verticalSizeClass: verticalSizeClass))
  }

  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(Traits(contentSizeCategory: preferredContentSizeCategory))
  }

  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(Traits(level: userInterfaceLevel))
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {}

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.traits == traits
  }

  open override var hash: Int { traits.style?.rawValue ?? -1 }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
  open var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }
  open var layoutDirection: UITraitEnvironmentLayoutDirection {
    traits.layoutDirection ?? .unspecified
  }
  open var displayScale: CGFloat { traits.displayScale ?? 0 }
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    traits.horizontalSizeClass ?? .unspecified
  }
  open var verticalSizeClass: UIUserInterfaceSizeClass { traits.verticalSizeClass ?? .unspecified }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    traits.contentSizeCategory ?? .unspecified
  }
  open var accessibilityContrast: UIAccessibilityContrast { traits.contrast ?? .unspecified }
  open var legibilityWeight: UILegibilityWeight { traits.weight ?? .unspecified }
  open var displayGamut: UIDisplayGamut { traits.gamut ?? .unspecified }
  open var verticalBarEdge: UIVerticalBarEdge { traits.verticalBarEdge ?? .unspecified }
  open var userInterfaceLevel: UIUserInterfaceLevel { traits.level ?? .unspecified }

  /// The traits that UIKit sets around calls such as `draw` and `layoutSubviews`.
  open class var current: UITraitCollection {
    get { TraitStack.current ?? TraitStack.fallback }
    set { TraitStack.current = newValue }
  }

  open func performAsCurrent(_ actions: () -> Void) {
    let before = TraitStack.current
    TraitStack.current = self
    actions()
    TraitStack.current = before
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traits.style != traitCollection?.traits.style
      || traits.level != traitCollection?.traits.level
      || traits.contrast != traitCollection?.traits.contrast
  }
}

/// What `UITraitCollection.current` stands for; a plain variable, since the host has one thread.
enum TraitStack {
  nonisolated(unsafe) static var current: UITraitCollection?
  nonisolated(unsafe) static var fallback = UITraitCollection(
    Traits(idiom: .phone, style: .light, layoutDirection: .leftToRight, displayScale: 2))
}
