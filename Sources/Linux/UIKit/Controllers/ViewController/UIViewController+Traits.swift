extension UIViewController {
  /// Apple: a screen's traits are its container's, with its own override of the interface style.
  func inheritedTraits(from base: UITraitCollection) -> UITraitCollection {
    var parts = [base]
    if let parent, let override = parent.overrideTraitCollection(forChild: self) {
      parts.append(override)
    }
    if overrideUserInterfaceStyle != .unspecified {
      parts.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    return parts.count > 1 ? UITraitCollection(traitsFrom: parts) : base
  }
}
