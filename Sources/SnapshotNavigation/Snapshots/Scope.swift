import UIKit

/// The view that is pictured and moved, and where the stage for it goes.
///
/// From the navigation controller upwards, as long as each child fills its parent: a tab bar
/// controller at the root is pictured whole; inside a sheet, a split column or a popover it is the
/// navigation controller's own view.
@MainActor
struct Scope {
  let view: UIView
  /// The stage becomes a sibling of the scope's view: below alerts, sheets and the keyboard.
  let superview: UIView
  let direction: LayoutDirection
  let displayScale: CGFloat

  /// Nil without a window or a superview, and while the scene is in the background.
  init?(of navigation: UIViewController) {
    guard var view = navigation.viewIfLoaded, let window = view.window,
      window.windowScene?.activationState != .background
    else { return nil }
    var owner = navigation
    while let parent = owner.parent, let outer = parent.viewIfLoaded, outer.window === window,
      view.fills(outer)
    {
      owner = parent
      view = outer
    }
    guard let superview = view.superview, !view.bounds.isEmpty else { return nil }
    self.view = view
    self.superview = superview
    direction =
      navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
    let scale = view.traitCollection.displayScale
    displayScale = scale > 0 ? scale : window.screen.scale
  }

  /// A live view that is moved inside another, at the scale of its window.
  init(of view: UIView, in superview: UIView, direction: LayoutDirection) {
    self.view = view
    self.superview = superview
    self.direction = direction
    displayScale = max(1, view.traitCollection.displayScale)
  }

  /// Whether there is nothing beside it in its window.
  var fillsWindow: Bool { view.window.map { view.fills($0) } ?? true }

  /// What a picture taken now would be stamped with.
  var stamp: SnapshotStamp {
    let traits = view.traitCollection
    let insets = view.safeAreaInsets
    return SnapshotStamp(
      size: view.bounds.size, scale: displayScale,
      safeArea: [insets.top, insets.left, insets.bottom, insets.right],
      interfaceStyle: traits.userInterfaceStyle.rawValue,
      contentSizeCategory: traits.preferredContentSizeCategory.rawValue,
      direction: direction, scope: ObjectIdentifier(view))
  }
}

extension Scope {
  /// Just this view; nil in the same cases.
  init?(_ view: UIView) {
    guard let window = view.window, window.windowScene?.activationState != .background,
      let superview = view.superview, !view.bounds.isEmpty
    else { return nil }
    self.view = view
    self.superview = superview
    direction =
      view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    let scale = view.traitCollection.displayScale
    displayScale = scale > 0 ? scale : window.screen.scale
  }
}

extension UIView {
  /// Whether it covers exactly the bounds of an ancestor; half a point of rounding aside.
  fileprivate func fills(_ ancestor: UIView) -> Bool {
    let frame = convert(bounds, to: ancestor)
    let whole = ancestor.bounds
    return abs(frame.minX - whole.minX) < 0.5 && abs(frame.minY - whole.minY) < 0.5
      && abs(frame.width - whole.width) < 0.5 && abs(frame.height - whole.height) < 0.5
  }
}
