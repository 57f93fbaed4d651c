extension UIViewController {
  /// Whether a screen is on its way into or out of a container.
  enum ParentMove: Sendable {
    case none, to, from
  }

  /// Apple: a child that has a parent is removed from it first; `addChild` sends
  /// `willMove(toParent:)` itself and leaves `didMove(toParent:)` to the container.
  func adopt(_ child: UIViewController) {
    guard child.storedParent !== self else { return }
    if child.storedParent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
    if appearance.phase != .disappeared { child.parentMove = .to }
  }

  /// Apple: `removeFromParent` sends `didMove(toParent: nil)` itself.
  func leaveParent() {
    guard let parent = storedParent else { return }
    parent.disown(self)
    storedParent = nil
    parentMove = .none
    didMove(toParent: nil)
  }

  /// A screen that a navigation controller lets go has no parent in its last callbacks; that it's gone
  /// is reported after them.
  func detachFromParent() {
    storedParent?.disown(self)
    storedParent = nil
  }

  /// Whoever has found a new parent meanwhile isn't told that it has none.
  func reportDetached() {
    guard storedParent == nil else { return }
    parentMove = .none
    didMove(toParent: nil)
  }

  /// Looks from both ends at once: what leaves a deep stack is the top, or the lowest of many.
  private func disown(_ child: UIViewController) {
    var low = 0
    var high = storedChildren.count - 1
    while low <= high {
      if storedChildren[high] === child {
        _ = storedChildren.remove(at: high)
        return
      }
      if storedChildren[low] === child {
        _ = storedChildren.remove(at: low)
        return
      }
      low += 1
      high -= 1
    }
  }

  func makeEditButtonItem() -> UIBarButtonItem {
    UIBarButtonItem(
      systemItem: .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      })
  }

  /// As UIKit names a screen in its messages.
  var logName: String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return "<\(type(of: self)): 0x\(String(address, radix: 16))>"
  }
}

extension UIBarButtonItem {
  /// Apple: the edit button says Done while its screen is edited.
  func show(isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
