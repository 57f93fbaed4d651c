/// A version of the system whose constants are known, or reported, to differ.
package enum HostSystem: String, CaseIterable, Sendable {
  case iOS15 = "iOS 15"
  case iOS18 = "iOS 18"
  case iOS26 = "iOS 26"
  case iOS27 = "iOS 27"
}

extension HostSettings {
  /// The constants of a system; the defaults are those of iOS 27.
  package init(of system: HostSystem) {
    self.init()
    be(system)
  }

  /// Takes over the constants in which a system differs from iOS 27.
  package mutating func be(_ system: HostSystem) {
    if system != .iOS27 {
      layoutAroundTabBarsTraps = false
      tabBarUnhiddenInPopsStaysUndrawn = false
      layoutAroundMinimizingBarsSpins = false
      systemVersion = "\(system.rawValue.dropFirst(4)).0"
    }
    switch system {
    case .iOS15, .iOS18:
      toolbarFloats = false
      hasContentPopGesture = false
      renewsPopGestures = false
      navigationBarTakesTouchesInTransitions = false
      barChangeLaysOutAtTheEnd = false
      itemsAfterBarReturnsAreLate = false
      secondaryColumnFillsSplitView = false
    case .iOS26, .iOS27: break
    }
  }
}
