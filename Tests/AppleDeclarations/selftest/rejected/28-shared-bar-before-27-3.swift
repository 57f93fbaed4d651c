// expect: has no member 'barContainerBehavior'
// options: --sdk 27.1
import UIKit
@MainActor func keepsItsBar(_ navigation: UINavigationController) -> Bool {
  if #available(iOS 27.3, *) { return navigation.barContainerBehavior == .local }
  return true
}
