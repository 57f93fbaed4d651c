// expect: has no member 'verticalBarEdge'
// options: --sdk 27.0
import UIKit
func isUpright(_ traits: UITraitCollection) -> Bool {
  if #available(iOS 27.1, *) { return traits.verticalBarEdge != .unspecified }
  return false
}
