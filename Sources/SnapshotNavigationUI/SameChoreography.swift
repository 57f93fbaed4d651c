import SnapshotNavigation

/// A choreography that equals others of its type if it's `Equatable`, or has no properties.
struct SameChoreography: Equatable, Sendable {
  let base: any Choreography

  static func == (first: SameChoreography, second: SameChoreography) -> Bool {
    first.base.look.isSame(as: second.base.look)
  }
}

extension Choreography {
  fileprivate var look: any Choreography { (self as? PresetChoreography)?.base ?? self }

  fileprivate func isSame(as other: any Choreography) -> Bool {
    guard let other = other as? Self else { return false }
    return (self as? any Equatable)?.equals(other) ?? (MemoryLayout<Self>.size == 0)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool { self == other as? Self }
}

extension SnapshotNavigationController.Configuration {
  /// Whether two configurations are known to say the same.
  func isSame(as other: Self) -> Bool {
    SameChoreography(base: choreography) == SameChoreography(base: other.choreography)
      && timing == other.timing && dragArea == other.dragArea
      && edgePriority == other.edgePriority && dragAngle == other.dragAngle
      && releaseThreshold == other.releaseThreshold && settleResponse == other.settleResponse
      && tabBar == other.tabBar && transition == other.transition
      && forwardHistory == other.forwardHistory && strings.back == other.strings.back
      && strings.forward == other.strings.forward
  }
}
