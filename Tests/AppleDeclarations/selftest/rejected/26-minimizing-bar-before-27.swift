// expect: has no member 'navigationBarMinimization'
// options: --sdk 26
import UIKit
@MainActor func minimizes(_ item: UINavigationItem) -> Bool {
  if #available(iOS 27.0, *) { return item.navigationBarMinimization.minimizationBehavior != .never }
  return false
}
