import UIKit

/// The place of VoiceOver's focus.
package enum VoiceOverFocus {
  case nowhere
  /// On an element whose view isn't known.
  case unknown
  case element(UIResponder, in: UIView)

  @MainActor static var current: VoiceOverFocus {
    guard let focus = UIAccessibility.focusedElement(using: .notificationVoiceOver) else {
      return .nowhere
    }
    guard let element = focus as? UIResponder, let view = element.accessibilityView else {
      return .unknown
    }
    return view.window == nil ? .nowhere : .element(element, in: view)
  }

  /// Moves VoiceOver to a view that appears within a screen, because UIKit doesn't.
  @MainActor package static func move(to view: UIView?) {
    guard UIAccessibility.isVoiceOverRunning else { return }
    UIAccessibility.post(notification: .screenChanged, argument: view)
  }
}

/// An element that had VoiceOver's focus, and its place in a list, which may reuse its cell.
@MainActor
struct FocusedElement {
  private weak var element: UIResponder?
  private let label: String?
  private weak var list: UIScrollView?
  private let path: IndexPath?

  init(_ element: UIResponder, in view: UIView) {
    self.element = element
    label = element.accessibilityLabel
    let frame = element.accessibilityFrame
    let center = CGPoint(x: frame.midX, y: frame.midY)
    let place = sequence(first: view, next: \.superview).lazy
      .compactMap { $0 as? UIScrollView }
      .compactMap { list in list.path(at: center).map { (list, $0) } }.first
    (list, path) = (place?.0, place?.1)
  }

  /// The element to focus next in `container`: the old element, or else the cell in its place.
  ///
  /// A cell with another label has been reused, or has changed in place.
  func target(in container: UIView) -> UIResponder? {
    if let element, element.accessibilityView?.isShown(in: container) == true,
      path == nil || element.accessibilityLabel == label
    {
      return element
    }
    guard let list, let path, list.isShown(in: container) else { return nil }
    return list.cell(at: path)
  }
}

extension UIResponder {
  fileprivate var accessibilityView: UIView? {
    var current: AnyObject? = self
    while let element = current as? UIAccessibilityElement {
      current = element.accessibilityContainer
    }
    return current as? UIView
  }
}

extension UIView {
  fileprivate func isShown(in container: UIView) -> Bool {
    window != nil && isDescendant(of: container)
  }
}

extension UIScrollView {
  /// The index path of the item at a point of the screen.
  fileprivate func path(at point: CGPoint) -> IndexPath? {
    guard let screen = window?.screen else { return nil }
    let point = convert(point, from: screen.coordinateSpace)
    return (self as? UITableView)?.indexPathForRow(at: point)
      ?? (self as? UICollectionView)?.indexPathForItem(at: point)
  }

  fileprivate func cell(at path: IndexPath) -> UIView? {
    (self as? UITableView)?.cellForRow(at: path)
      ?? (self as? UICollectionView)?.cellForItem(at: path)
  }
}
