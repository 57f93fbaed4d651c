// expect: has no member 'interactiveContentPopGestureRecognizer'
// options: --sdk 18
import UIKit
@MainActor func contentPop(of navigation: UINavigationController) -> UIGestureRecognizer? {
  // The check is for run time: a compiler that has never heard of the symbol isn't helped by it.
  if #available(iOS 26.0, *) { return navigation.interactiveContentPopGestureRecognizer }
  return nil
}
