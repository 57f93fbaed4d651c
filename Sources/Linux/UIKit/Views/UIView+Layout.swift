import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// One layout of this view, inside its controller's two calls.
  func layOut(_ layer: CALayer) {
    guard layer === backingLayer else { return }
    traitCollection.performAsCurrent {
      if layout.needsConstraints { updateOwnConstraints() }
      owner?.sendIsAppearingIfNeeded()
      owner?.viewWillLayoutSubviews()
      layoutSubviews()
      owner?.viewDidLayoutSubviews()
    }
  }

  func changeMargins(_ change: (inout LayoutAttributes) -> Void) {
    let old = layoutMargins
    change(&layout)
    guard layoutMargins != old else { return }
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    setNeedsLayout()
  }

  // MARK: Safe area

  /// What the safe area is, from the superview's as it is now.
  ///
  /// Zero outside of a window.
  var currentSafeArea: UIEdgeInsets {
    guard let parent, window != nil else { return .zero }
    let covered = parent.safeAreaInsets
    var insets = UIEdgeInsets.zero
    if covered != .zero {
      insets = SafeArea(bounds: parent.bounds, insets: covered).insets(of: backingLayer.frame)
    }
    if let owner { insets = insets + owner.additionalSafeAreaInsets + owner.containerInsets }
    return insets
  }

  /// Brings the safe area of this view and of all below it up to date, telling those that
  /// change.
  ///
  /// Called where UIKit looks anew: geometry set through views, a new place, a controller's
  /// insets.
  func safeAreaMayHaveChanged() {
    updateSafeArea()
    for child in children { child.safeAreaFollows() }
  }

  /// The same for a whole tree that enters or leaves a window.
  func safeAreaMayHaveChangedThroughout() {
    updateSafeArea()
    for child in children { child.safeAreaMayHaveChangedThroughout() }
  }

  /// After a change above: a view whose insets stay as they are changes nothing below it.
  private func safeAreaFollows() {
    guard updateSafeArea() else { return }
    for child in children { child.safeAreaFollows() }
  }

  @discardableResult
  private func updateSafeArea() -> Bool {
    let old = layout.safeArea
    let new = (self as? UIWindow)?.safeAreaOnScreen ?? currentSafeArea
    // A frame is worked out from its center anew whenever the bounds move: what rounding leaves is no
    // change, or content that follows its insets would never come to rest.
    guard !new.isWithinRounding(of: old) else { return false }
    let oldMargins = layoutMargins
    layout.safeArea = new
    safeAreaInsetsDidChange()
    owner?.viewSafeAreaInsetsDidChange()
    if layoutMargins != oldMargins {
      layoutMarginsDidChange()
      owner?.viewLayoutMarginsDidChange()
    }
    setNeedsLayout()
    return true
  }

  // MARK: Guides

  func frame(ofGuide identifier: String) -> CGRect {
    switch identifier {
    case "UIViewSafeAreaLayoutGuide": bounds.inset(by: safeAreaInsets)
    case UIKeyboardLayoutGuide.ownIdentifier: keyboardFrame
    case "UIViewLayoutMarginsGuide", "UIViewReadableContentGuide":
      bounds.inset(by: layoutMargins)
    default: .zero
    }
  }

  func keyboardGuide() -> UIKeyboardLayoutGuide {
    let identifier = UIKeyboardLayoutGuide.ownIdentifier
    if let guide = layout.guides[identifier] as? UIKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = identifier
    guide.owningView = self
    layout.guides[identifier] = guide
    return guide
  }

  /// Apple: where the keyboard and its accessory are, or else the bottom safe area.
  private var keyboardFrame: CGRect {
    let free = bounds.maxY - safeAreaInsets.bottom
    var top = free
    if let window, let runtime = window.windowScene?.runtime, runtime.settings.keyboardGuideFollows,
      runtime.keyboard.frame.height > 0
    {
      let onScreen = runtime.keyboard.frame.offsetBy(dx: -window.frame.minX, dy: -window.frame.minY)
      top = min(convert(onScreen, from: nil).minY, free)
    }
    return CGRect(
      x: bounds.minX, y: max(top, bounds.minY), width: bounds.width,
      height: bounds.maxY - max(top, bounds.minY))
  }
}

extension UIEdgeInsets {
  fileprivate func isWithinRounding(of other: UIEdgeInsets) -> Bool {
    zip([top, left, bottom, right], [other.top, other.left, other.bottom, other.right])
      .allSatisfy { abs($0 - $1) < 1e-6 }
  }
}

extension UIView {
  /// Lays out as UIKit does by itself.
  func layOut() { backingLayer.layoutIfNeeded() }

  /// Developers report that iOS 27.0 traps where an app lays out what holds a tab bar amid a transition.
  func noteForcedLayout() {
    let runtime = HostRuntime.current
    if runtime.settings.layoutAroundMinimizingBarsSpins, window != nil,
      let stack = (self as UIResponder).next(UINavigationController.self),
      stack.transitionCoordinator != nil, stack.navigationBar.mayMinimize
    {
      runtime.log(
        "Forced layout of \(type(of: self)) beside a bar that minimizes, amid a transition.")
    }
    guard runtime.settings.layoutAroundTabBarsTraps, window != nil,
      let tabs = tabBarInside?.next(UITabBarController.self), tabs.transitionCoordinator != nil
    else { return }
    runtime.log("Forced layout of \(type(of: self)), which holds a tab bar, amid a transition.")
  }

  private var tabBarInside: UITabBar? {
    (self as? UITabBar) ?? subviews.lazy.compactMap(\.tabBarInside).first
  }
}

extension UIResponder {
  fileprivate func next<Kind>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? Kind }.first
  }
}
