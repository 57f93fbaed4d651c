import SnapshotNavigation
import UIKit
import UIKitHost

/// One view of a tree at rest, with everything a transition might have left behind.
struct ViewState: Equatable, CustomStringConvertible {
  let kind: String
  let depth: Int
  let frame: CGRect
  let insets: UIEdgeInsets
  let alpha: CGFloat
  let isHidden: Bool
  let isTouchable: Bool
  let transform: CGAffineTransform
  let layerIsIdentity: Bool
  let layerOpacity: Float
  let isAnimating: Bool

  @MainActor init(_ view: UIView, depth: Int) {
    kind = "\(type(of: view))"
    self.depth = depth
    frame = view.frame
    insets = view.safeAreaInsets
    alpha = view.alpha
    isHidden = view.isHidden
    isTouchable = view.isUserInteractionEnabled
    transform = view.transform
    layerIsIdentity = CATransform3DIsIdentity(view.layer.transform)
    layerOpacity = view.layer.opacity
    isAnimating = view.layer.animationKeys()?.isEmpty == false
  }

  var description: String {
    var words = [kind, "\(frame)", "insets \(insets)"]
    if alpha != 1 || layerOpacity != Float(1) { words.append("alpha \(alpha) \(layerOpacity)") }
    if isHidden { words.append("hidden") }
    if !isTouchable { words.append("untouchable") }
    if !layerIsIdentity || transform != .identity { words.append("transformed") }
    if isAnimating { words.append("animating") }
    return words.joined(separator: " ")
  }

  /// The view and all below it, from back to front, but for snapshots that stand unseen.
  @MainActor static func tree(of view: UIView, depth: Int = 0) -> [ViewState] {
    [ViewState(view, depth: depth)] + view.seenSubviews.flatMap { tree(of: $0, depth: depth + 1) }
  }
}

extension Arena {
  /// What must hold after every operation; the names of what does not.
  var complaints: [String] {
    var found = host.log
    let counters = host.runtime.transitions
    if counters.refused > 0 { found.append("a transition was completed twice") }
    let open = counters.started - counters.completed
    if open < 0 || open > 1 { found.append("\(open) transitions are running") }
    guard let snapshot else { return found }
    // Snapshots are trimmed once UIKit's own change is over, too.
    if snapshot.isAtRest, navigation.transitionCoordinator == nil, !snapshot.arePicturesTrimmed {
      found.append("a picture of a screen that is not below the top")
    }
    if snapshot.isAtRest, let layer = snapshot.viewIfLoaded?.layer {
      // After a tap the picture of a push moves on.
      if layer.animationKeys()?.isEmpty == false, !snapshot.isTrailing {
        found.append("the live layer is animated")
      }
      if !CATransform3DIsIdentity(layer.transform) { found.append("the live layer is moved") }
    }
    return found
  }

  /// What must hold as well when nothing is going on.
  var complaintsAtRest: [String] {
    var found = complaints + host.complaintsAtRest
    let counters = host.runtime.transitions
    if counters.started != counters.completed { found.append("a transition is never completed") }
    if navigation.transitionCoordinator != nil { found.append("a coordinator is left") }
    if host.window.seenSubviews.count != 1 { found.append("views are left in the window") }
    if snapshot?.leavesSnapshots(in: host.window) == true {
      found.append("a snapshot that is not kept is left in the window")
    }
    if let top = navigation.topViewController?.view {
      if top.window == nil { found.append("the top is not seen") }
      found += top.oddities
    }
    if !leaked.isEmpty { found.append("screens of before live on: \(leaked)") }
    guard let snapshot else { return found }
    found += snapshot.complaintsAtRest
    if snapshot.interactivePopGestureRecognizer?.isEnabled == true {
      found.append("the system's gesture is on")
    }
    if !snapshot.dragGestureRecognizer.isEnabled { found.append("the drag is off") }
    return found
  }
}
