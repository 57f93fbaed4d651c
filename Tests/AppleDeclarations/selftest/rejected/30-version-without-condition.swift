// expect: has no member 'verticalBarEdge'
// options: --sdk 27.0
import UIKit
func isUpright(_ traits: UITraitCollection) -> Bool {
  // The compiler of 27.1 is that of 27.0: only the module's version tells them apart.
  #if compiler(>=6.4)
    if #available(iOS 27.1, *) { return traits.verticalBarEdge != .unspecified }
  #endif
  return false
}
