import CoreGraphics
import Foundation

public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
}

public typealias UITrait = any UITraitDefinition.Type

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

public protocol UITraitChangeRegistration: NSObjectProtocol {}

@MainActor
public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait],
    handler:
      @escaping (
        _ traitEnvironment: Self, _ previousTraitCollection: UITraitCollection
      ) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { object, previous in
      guard let environment = object as? Self else { return }
      handler(environment, previous)
    }
    (self as? UIResponder)?.traitRegistrations.append(registration)
    return registration
  }

  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? UIResponder)?.traitRegistrations.removeAll { $0 === registration }
  }
}

extension UIResponder {
  func tellTraitRegistrations(about old: UITraitCollection, new: UITraitCollection) {
    for registration in traitRegistrations { registration.tell(self, about: old, new: new) }
  }
}

extension UIView: UITraitChangeObservable {}

extension UIViewController: UITraitChangeObservable {}
