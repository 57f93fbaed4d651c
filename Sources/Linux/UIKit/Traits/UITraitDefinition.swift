import CoreGraphics
import Foundation

public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}

public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}

public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}

public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}

/// The value of a trait that an app has defined.
struct CustomTrait: Equatable, @unchecked Sendable {
  let value: Any

  /// Apple: values that cannot be compared count as different.
  static func == (left: CustomTrait, right: CustomTrait) -> Bool {
    (left.value as? any Equatable)?.isEqual(to: right.value) ?? false
  }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}

extension Traits {
  /// The value of a trait, nil where it is not specified.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value? {
    get { (known(trait)?.get(self) ?? custom[ObjectIdentifier(trait)]?.value) as? Trait.Value }
    set {
      if let known = known(trait) {
        known.set(&self, newValue)
      } else {
        custom[ObjectIdentifier(trait)] = newValue.map { CustomTrait(value: $0) }
      }
    }
  }

  func differs(from other: Traits, in trait: UITrait) -> Bool {
    if let known = known(trait) { return known.differs(self, other) }
    return custom[ObjectIdentifier(trait)] != other.custom[ObjectIdentifier(trait)]
  }

  /// How one of UIKit's own traits is read and written.
  private struct Known {
    let get: (Traits) -> Any?
    let set: (inout Traits, Any?) -> Void
    let differs: (Traits, Traits) -> Bool

    init<Value: Equatable>(_ path: WritableKeyPath<Traits, Value?>, unspecified: Value) {
      get = { $0[keyPath: path] }
      set = { traits, value in
        let value = value as? Value
        traits[keyPath: path] = value == unspecified ? nil : value
      }
      differs = { $0[keyPath: path] != $1[keyPath: path] }
    }
  }

  private func known(_ trait: UITrait) -> Known? {
    switch trait {
    case is UITraitUserInterfaceIdiom.Type: Known(\.idiom, unspecified: .unspecified)
    case is UITraitUserInterfaceStyle.Type: Known(\.style, unspecified: .unspecified)
    case is UITraitLayoutDirection.Type: Known(\.layoutDirection, unspecified: .unspecified)
    case is UITraitHorizontalSizeClass.Type:
      Known(\.horizontalSizeClass, unspecified: .unspecified)
    case is UITraitVerticalSizeClass.Type: Known(\.verticalSizeClass, unspecified: .unspecified)
    case is UITraitDisplayScale.Type: Known(\.displayScale, unspecified: 0)
    case is UITraitPreferredContentSizeCategory.Type:
      Known(\.contentSizeCategory, unspecified: .unspecified)
    case is UITraitUserInterfaceLevel.Type: Known(\.level, unspecified: .unspecified)
    case is UITraitAccessibilityContrast.Type: Known(\.contrast, unspecified: .unspecified)
    default: nil
    }
  }
}

extension UITraitCollection {
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    traits[trait] ?? T.defaultValue
  }
}
