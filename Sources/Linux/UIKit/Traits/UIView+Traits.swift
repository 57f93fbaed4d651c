import CoreGraphics
import Foundation
import QuartzCore

/// The traits a view has, and what it overrides of those it inherits.
struct TraitState {
  var collection: UITraitCollection
  var styleOverride = UIUserInterfaceStyle.unspecified
  /// What `traitOverrides` has set.
  var overrides = Traits()

  init(_ collection: UITraitCollection) {
    self.collection = collection
  }

  /// Apple: an environment's own overrides win over what it inherits.
  func resolved(inheriting inherited: UITraitCollection) -> UITraitCollection {
    var own = overrides
    if styleOverride != .unspecified { own.style = styleOverride }
    guard own != Traits() else { return inherited }
    return UITraitCollection(inherited.traits.overridden(by: own))
  }
}

extension UIView {
  /// Takes the superview's traits, the controller's overrides and the view's own, in this order;
  /// tells the view, its controller and all views below about a change.
  func updateTraits() {
    let base = parent?.traitCollection ?? inheritedWithoutParent
    let inherited = owner?.inheritedTraits(from: base) ?? base
    let old = traits.collection
    let new = traits.resolved(inheriting: inherited)
    guard new.traits != old.traits else { return }
    traits.collection = new
    if new.hasDifferentColorAppearance(comparedTo: old) { colorsMayHaveChanged() }
    if new.layoutDirection != old.layoutDirection { directionHasChanged() }
    owner?.traitCollectionDidChange(old)
    owner?.tellTraitRegistrations(about: old, new: new)
    traitCollectionDidChange(old)
    tellTraitRegistrations(about: old, new: new)
    for child in children { child.updateTraits() }
  }

  private var inheritedWithoutParent: UITraitCollection {
    (self as? UIWindow)?.windowScene?.traitCollection ?? HostRuntime.current.baseTraits
  }

  /// Apple: dynamic colors are resolved again when the appearance changes.
  private func colorsMayHaveChanged() {
    if let background = appearance.background {
      backingLayer.backgroundColor = resolved(background)
    }
    if DrawingClasses.mayDraw(self) { setNeedsDisplay() }
    tintColorDidChange()
  }

  /// Apple: a view whose direction changes is laid out and drawn anew.
  func directionHasChanged() {
    setNeedsLayout()
    if DrawingClasses.mayDraw(self) { setNeedsDisplay() }
  }

  func resolved(_ color: UIColor?) -> CGColor? {
    color?.resolvedColor(with: traitCollection).cgColor
  }

  // MARK: Tint

  var effectiveTintAdjustmentMode: UIView.TintAdjustmentMode {
    guard appearance.tintAdjustmentMode == .automatic else { return appearance.tintAdjustmentMode }
    return parent?.tintAdjustmentMode ?? .normal
  }

  var effectiveTint: UIColor {
    var view = self
    while view.appearance.tint == nil, let parent = view.parent { view = parent }
    let color = view.appearance.tint ?? .systemBlue
    return effectiveTintAdjustmentMode == .dimmed ? .systemGray : color
  }

  func changeTint(_ change: (inout AppearanceAttributes) -> Void) {
    change(&appearance)
    tintHasChanged()
  }

  /// Apple: `tintColorDidChange` reaches every view whose effective color follows this one's.
  func tintHasChanged() {
    tintColorDidChange()
    for child in children where child.appearance.tint == nil { child.tintHasChanged() }
  }
}

/// One `registerForTraitChanges`.
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let handler: @MainActor (AnyObject, UITraitCollection) -> Void

  init(_ traits: [UITrait], handler: @escaping @MainActor (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  @MainActor
  func tell(_ object: AnyObject, about old: UITraitCollection, new: UITraitCollection) {
    guard traits.contains(where: { new.traits.differs(from: old.traits, in: $0) }) else { return }
    handler(object, old)
  }
}
