import Foundation

/// What the classes have in common that are Core Foundation types on Apple's platforms.
public protocol _CFObject: AnyObject, Hashable {
  func _isEqual(to other: Self) -> Bool
  func _hash(into hasher: inout Hasher)
}

/// Equal by identity unless the type says otherwise.
extension _CFObject {
  public func _isEqual(to other: Self) -> Bool { self === other }

  public func _hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  public static func == (left: Self, right: Self) -> Bool {
    left === right || left._isEqual(to: right)
  }

  public func hash(into hasher: inout Hasher) {
    _hash(into: &hasher)
  }
}
