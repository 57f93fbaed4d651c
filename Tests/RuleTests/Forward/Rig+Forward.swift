import SnapshotNavigation
import UIKit
import UIKitHost

/// A rig with a forward history, and the titles of the screens ahead.
extension Rig {
  static func keeping(_ count: Int, _ names: String...) -> Rig {
    let rig = Rig { $0.configuration.forwardHistory = count }
    for name in names { rig.push(ColorScreen(name, name == "b" ? .blue : .green)) }
    return rig
  }

  var ahead: [String] { navigation.forwardViewControllers.compactMap(\.title) }
}
