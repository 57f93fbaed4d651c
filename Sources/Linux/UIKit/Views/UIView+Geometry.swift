import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    GeometryPath.convert(rect, from: self, toSpace: coordinateSpace)
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    GeometryPath.convert(rect, fromSpace: coordinateSpace, to: self)
  }
}

extension UIView {
  static func makeLayer() -> CALayer {
    (layerClass as? CALayer.Type ?? CALayer.self).make()
  }

  func prepareLayer(frame: CGRect) {
    backingLayer.contentsScale = HostRuntime.current.screen.scale
    backingLayer.frame = frame
    backingLayer.delegate = self
    if DrawingClasses.mayDraw(self) { backingLayer.setNeedsDisplay() }
  }

  /// One change of frame, bounds, center or transform, and what follows from it: subviews are
  /// resized by their masks, safe areas follow, and a new size wants layout.
  func changeGeometry(laysOut: Bool = false, _ change: () -> Void) {
    let oldBounds = backingLayer.bounds
    let oldFrame = parent == nil ? .zero : backingLayer.frame
    change()
    let newBounds = backingLayer.bounds
    if oldBounds.size != newBounds.size {
      if autoresizesSubviews { resizeSubviews(from: oldBounds.size) }
      if oldBounds.isEmpty, DrawingClasses.mayDraw(self) { setNeedsDisplay() }
      setNeedsLayout()
    } else if oldBounds.origin != newBounds.origin {
      setNeedsLayout()
    }
    if laysOut, window != nil { setNeedsLayout() }
    if parent != nil, backingLayer.frame != oldFrame || self is UIWindow {
      safeAreaMayHaveChanged()
    } else if oldBounds != newBounds {
      for child in children { child.safeAreaMayHaveChanged() }
    }
  }

  private func resizeSubviews(from oldSize: CGSize) {
    let newSize = backingLayer.bounds.size
    for child in children where !child.autoresizingMask.isEmpty {
      child.resize(from: oldSize, to: newSize)
    }
  }

  private func resize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    let old = backingLayer.transformIsIdentity ? frame : centeredBounds
    let horizontal = Autoresizing(
      flexibleBefore: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleAfter: mask.contains(.flexibleRightMargin)
    ).resize(start: old.minX, length: old.width, from: oldSize.width, to: newSize.width)
    let vertical = Autoresizing(
      flexibleBefore: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleAfter: mask.contains(.flexibleBottomMargin)
    ).resize(start: old.minY, length: old.height, from: oldSize.height, to: newSize.height)
    let new = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
    guard new != old else { return }
    if backingLayer.transformIsIdentity {
      frame = new
    } else {
      bounds.size = new.size
      center = CGPoint(x: new.midX, y: new.midY)
    }
  }

  /// The frame that the view would have without its transform.
  private var centeredBounds: CGRect {
    let size = bounds.size
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Apple: hidden, nearly transparent, disabled and animated views are passed over, front views
  /// are asked first, and subviews outside of a view's bounds are not reached.
  func deepestView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01,
      self.point(inside: point, with: event), !AnimationTally.holdsTouches(off: backingLayer)
    else { return nil }
    for child in children.reversed() {
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// The view's frame in the screen's coordinates.
  var frameOnScreen: CGRect {
    guard window != nil else { return .zero }
    return GeometryPath.convert(bounds, from: self, to: nil)
  }
}

extension CALayer {
  var transformIsIdentity: Bool { CATransform3DIsIdentity(transform) }
}

/// One axis of a view whose superview changes its length.
struct Autoresizing {
  var flexibleBefore: Bool
  var flexibleLength: Bool
  var flexibleAfter: Bool

  /// Apple: the flexible parts share the change in proportion to their lengths, equally if all of
  /// them are zero.
  func resize(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let after = old - start - length
    let count = (flexibleBefore ? 1 : 0) + (flexibleLength ? 1 : 0) + (flexibleAfter ? 1 : 0)
    guard change != 0, count > 0 else { return (start, length) }
    let total =
      (flexibleBefore ? start : 0) + (flexibleLength ? length : 0) + (flexibleAfter ? after : 0)
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total == 0 ? change / CGFloat(count) : change * part / total
    }
    return (start + share(start, flexibleBefore), length + share(length, flexibleLength))
  }
}

/// Conversion between views, up to their common ancestor or, across windows, to the screen.
@MainActor
enum GeometryPath {
  /// Apple: `nil` stands for the window's base coordinates.
  static func convert(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    guard source !== target else { return rect }
    switch (source, target) {
    case (let source?, let target?):
      if source.root === target.root {
        return source.backingLayer.convert(rect, to: target.backingLayer)
      }
      return down(onto(screen: rect, from: source), to: target)
    case (let source?, nil):
      return source.backingLayer.convert(rect, to: source.root.backingLayer)
    case (nil, let target?):
      return target.backingLayer.convert(rect, from: target.root.backingLayer)
    case (nil, nil):
      return rect
    }
  }

  static func convert(
    _ rect: CGRect, from view: UIView, toSpace space: any UICoordinateSpace
  ) -> CGRect {
    if let target = space as? UIView { return convert(rect, from: view, to: target) }
    return onto(screen: rect, from: view)
  }

  static func convert(
    _ rect: CGRect, fromSpace space: any UICoordinateSpace, to view: UIView
  ) -> CGRect {
    if let source = space as? UIView { return convert(rect, from: source, to: view) }
    return down(rect, to: view)
  }

  static func onto(screen rect: CGRect, from view: UIView) -> CGRect {
    let root = view.root
    let inRoot = view.backingLayer.convert(rect, to: root.backingLayer)
    return root.backingLayer.convert(inRoot, toSuperspace: true)
  }

  static func down(_ rect: CGRect, to view: UIView) -> CGRect {
    let root = view.root
    let inRoot = root.backingLayer.convert(rect, toSuperspace: false)
    return view.backingLayer.convert(inRoot, from: root.backingLayer)
  }
}

extension UIView {
  fileprivate var root: UIView {
    var view = self
    while let next = view.parent { view = next }
    return view
  }
}

extension CALayer {
  /// Between a root layer and the space it lies in; windows are moved and scaled, not turned.
  fileprivate func convert(_ rect: CGRect, toSuperspace up: Bool) -> CGRect {
    let frame = self.frame
    let bounds = self.bounds
    guard bounds.width > 0, bounds.height > 0, frame.width > 0, frame.height > 0 else {
      return up
        ? rect.offsetBy(dx: frame.minX - bounds.minX, dy: frame.minY - bounds.minY)
        : rect.offsetBy(dx: bounds.minX - frame.minX, dy: bounds.minY - frame.minY)
    }
    let (from, to) = up ? (bounds, frame) : (frame, bounds)
    let x = to.width / from.width
    let y = to.height / from.height
    return CGRect(
      x: to.minX + (rect.minX - from.minX) * x, y: to.minY + (rect.minY - from.minY) * y,
      width: rect.width * x, height: rect.height * y)
  }
}
