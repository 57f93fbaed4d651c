extension UIViewController {
  /// Apple: a screen's traits are its container's, with its own overrides.
  func inheritedTraits(from base: UITraitCollection) -> UITraitCollection {
    var parts = [base]
    if let parent, let override = parent.overrideTraitCollection(forChild: self) {
      parts.append(override)
    }
    if overrideUserInterfaceStyle != .unspecified {
      parts.append(UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle))
    }
    if ownTraitOverrides != Traits() { parts.append(UITraitCollection(ownTraitOverrides)) }
    return parts.count > 1 ? UITraitCollection(traitsFrom: parts) : base
  }
}
