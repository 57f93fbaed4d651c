import PageStack
import SnapshotNavigation
import UIKit

extension UIView {
  /// What is wrong with the page stacks in a screen that is at rest: each shows its top page, and that one
  /// alone.
  var complaintAboutPages: String? {
    for stack in descendants.compactMap({ $0 as? PageStackView }) {
      if stack.isTransitioning { return "pages never come to rest" }
      let slots = stack.descendants.filter { $0.isPageSlot }
      if slots.count != 1 { return "\(slots.count) pages are left in their stack" }
      if stack.topPage.window == nil { return "the top page isn't seen" }
    }
    return nil
  }
}
