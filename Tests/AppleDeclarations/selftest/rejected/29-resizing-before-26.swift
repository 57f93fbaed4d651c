// expect: has no member 'isInteractivelyResizing'
// options: --sdk 18
import UIKit
@MainActor func isResized(_ scene: UIWindowScene) -> Bool {
  if #available(iOS 26.0, *) { return scene.effectiveGeometry.isInteractivelyResizing }
  return false
}
