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

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits) { environment, _ in
      action.perform(on: environment as AnyObject, with: environment)
    }
  }

  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    weak let receiver = target as AnyObject
    return registerForTraitChanges(traits) { environment, _ in
      guard let receiver else { return }
      action.perform(on: receiver, with: environment)
    }
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
