import CoreGraphics
import Foundation

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
}

extension UIResponder {
  func tellTraitRegistrations(about old: UITraitCollection, new: UITraitCollection) {
    for registration in traitRegistrations { registration.tell(self, about: old, new: new) }
  }
}

extension UIView: UITraitChangeObservable {}

extension UIViewController: UITraitChangeObservable {}

extension UIWindowScene: UITraitChangeObservable {}
