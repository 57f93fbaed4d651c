import Foundation
import QuartzCore

/// Where a subview goes among its siblings.
enum SubviewPlace {
  case front
  case back
  case index(Int)
  case above(UIView)
  case below(UIView)
}

extension UIView {
  /// Adds a view as UIKit does: the calls before the change in the old place's and the new
  /// place's order, then the change, then the calls after it.
  func place(_ view: UIView, at place: SubviewPlace) {
    precondition(view !== self, "Can't add self as subview")
    if view.parent === self {
      reorder(view, to: place)
      return
    }
    let oldWindow = view.window
    let newWindow = window
    let changesWindow = oldWindow !== newWindow
    let oldTint = view.effectiveTint
    view.willMove(toSuperview: self)
    if changesWindow { view.announceMove(to: newWindow) }
    if let old = view.parent {
      old.willRemoveSubview(view)
      old.children.removeAll { $0 === view }
    }
    view.backingLayer.removeFromSuperlayer()
    view.parent = self
    children.insert(view, at: index(for: place))
    placeLayer(of: view, at: place)
    if changesWindow {
      view.adopt(window: newWindow)
      view.safeAreaMayHaveChangedThroughout()
    } else {
      view.safeAreaMayHaveChanged()
    }
    view.updateTraits()
    if changesWindow { view.announceArrival() }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsLayout()
    if view.effectiveTint != oldTint { view.tintHasChanged() }
  }

  func reorder(_ view: UIView, to place: SubviewPlace) {
    guard let from = children.firstIndex(where: { $0 === view }) else { return }
    children.remove(at: from)
    children.insert(view, at: index(for: place))
    placeLayer(of: view, at: place)
    setNeedsLayout()
  }

  func leaveParent() {
    guard let old = parent else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil) }
    old.willRemoveSubview(self)
    resignResponders()
    old.children.removeAll { $0 === self }
    backingLayer.removeFromSuperlayer()
    parent = nil
    old.setNeedsLayout()
    if oldWindow != nil {
      adopt(window: nil)
      safeAreaMayHaveChangedThroughout()
    }
    if oldWindow != nil { announceArrival() }
    didMoveToSuperview()
  }

  /// Apple: resigns the first responder if it is in this view; `force` overrules its refusal.
  func resignEditing(force: Bool) -> Bool {
    let holder = (self as? UIWindow) ?? window
    guard let responder = holder?.firstResponder, isAncestor(of: responder) else { return false }
    if responder.resignFirstResponder() { return true }
    if force { holder?.firstResponder = nil }
    return force
  }

  /// A presented controller's next responder is its presenter, so the chain leaves out UIKit's container.
  private func isAncestor(of responder: UIResponder) -> Bool {
    let view = responder as? UIView ?? (responder as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: self)
      ?? sequence(first: responder, next: { $0.next }).contains { $0 === self }
  }

  /// A view that leaves its window cannot keep the first responder.
  private func resignResponders() {
    guard let window, window !== self, let responder = window.firstResponder,
      isAncestor(of: responder)
    else { return }
    if !responder.resignFirstResponder() { window.firstResponder = nil }
  }

  private func index(for place: SubviewPlace) -> Int {
    switch place {
    case .front:
      children.count
    case .back:
      0
    case .index(let index):
      min(max(index, 0), children.count)
    case .above(let sibling):
      children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count
    case .below(let sibling):
      children.firstIndex { $0 === sibling } ?? children.count
    }
  }

  /// Puts the view's layer where the view is among its siblings; layers that are no view's keep
  /// their places, but what is added or brought to the front lies above them, what is sent to the
  /// back below, and what goes above or below another view directly there.
  private func placeLayer(of view: UIView, at place: SubviewPlace) {
    view.backingLayer.removeFromSuperlayer()
    switch place {
    case .front: return backingLayer.addSublayer(view.backingLayer)
    case .back: return backingLayer.insertSublayer(view.backingLayer, at: 0)
    case .above(let sibling) where sibling.parent === self && sibling !== view:
      return backingLayer.insertSublayer(view.backingLayer, above: sibling.backingLayer)
    case .below(let sibling) where sibling.parent === self && sibling !== view:
      return backingLayer.insertSublayer(view.backingLayer, below: sibling.backingLayer)
    case .index, .above, .below: break
    }
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    if index > 0 {
      backingLayer.insertSublayer(view.backingLayer, above: children[index - 1].backingLayer)
    } else if children.count > 1 {
      backingLayer.insertSublayer(view.backingLayer, below: children[1].backingLayer)
    } else {
      backingLayer.addSublayer(view.backingLayer)
    }
  }

  private func announceMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    owner?.viewWillMove(toWindow: newWindow)
    for child in children { child.announceMove(to: newWindow) }
  }

  private func adopt(window newWindow: UIWindow?) {
    hostWindow = newWindow
    for child in children { child.adopt(window: newWindow) }
  }

  private func announceArrival() {
    for child in children { child.announceArrival() }
    didMoveToWindow()
    owner?.viewDidMove(toWindow: window)
    arriveInWindow()
    owner?.arriveInWindow()
  }
}
