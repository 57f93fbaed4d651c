import SnapshotNavigation
import UIKit
import UIKitHost

/// An app that does something in the midst of a change of pages.
struct PageCall: Sendable {
  /// Where.
  enum Place: CaseIterable, Sendable {
    case willHide, alongside, didShow, completion
  }

  /// What.
  enum Act: CaseIterable, Sendable {
    case push, pushUnanimated, pop, popUnanimated, popToRoot, setRoot, replaceTop
    case removeFromSuperview, resize, dropDelegate
  }

  /// In which change.
  enum Occasion: CaseIterable, Sendable {
    case push, pushUnanimated, pop, popUnanimated, popToRoot, setRoot, replaceTop
    case drag, cancelledDrag
  }

  let place: Place
  let act: Act
  let occasion: Occasion

  /// What is wrong afterwards, or nil.
  @MainActor func complaint() -> String? {
    let rig = PageRig()
    let stack = rig.stack
    let parent = stack.superview
    rig.push(ColorPage("a", .green), ColorPage("b", .blue))
    var hasActed = false
    func reached(_ place: Place) {
      guard place == self.place, !hasActed else { return }
      hasActed = true
      perform(on: rig)
    }
    rig.whenHiding = { reached(.willHide) }
    rig.alongside = { reached(.alongside) }
    rig.whenShown = { reached(.didShow) }
    begin(on: rig) { reached(.completion) }
    rig.rest()
    hasActed = true
    if stack.isTransitioning { return "not at rest" }
    if let parent, stack.superview == nil {
      parent.addSubview(stack)
      rig.rest()
    }
    if let left = rig.leftovers.first { return left }
    stack.delegate = rig
    let pages = stack.pages
    for animated in [true, false] {
      stack.push(ColorPage("later", .green), animated: animated)
      rig.rest()
      stack.pop(animated: animated)
      rig.rest()
    }
    if stack.pages != pages { return "later the pages are others" }
    if let log = rig.host.log.first { return log }
    return rig.leftovers.first.map { "later \($0)" }
  }

  @MainActor private func begin(on rig: PageRig, then done: @escaping @MainActor () -> Void) {
    let page = ColorPage("c", .red)
    switch occasion {
    case .push, .pushUnanimated:
      rig.stack.push(page, animated: occasion == .push, completion: done)
    case .pop, .popUnanimated: rig.stack.pop(animated: occasion == .pop, completion: done)
    case .popToRoot: rig.stack.popToRoot(completion: done)
    case .setRoot: rig.stack.setPages([page], completion: done)
    case .replaceTop: rig.stack.replaceTop(with: page, from: .trailing, completion: done)
    case .drag, .cancelledDrag:
      let distance: CGFloat = occasion == .drag ? 150 : 60
      rig.grab(moving: distance)
      rig.letGo(at: 20 + distance)
    }
  }

  @MainActor private func perform(on rig: PageRig) {
    let page = ColorPage("d", .blue)
    switch act {
    case .push: rig.stack.push(page)
    case .pushUnanimated: rig.stack.push(page, animated: false)
    case .pop: rig.stack.pop()
    case .popUnanimated: rig.stack.pop(animated: false)
    case .popToRoot: rig.stack.popToRoot()
    case .setRoot: rig.stack.setPages([page])
    case .replaceTop: rig.stack.replaceTop(with: page, from: .leading)
    case .removeFromSuperview: rig.stack.removeFromSuperview()
    case .resize: rig.stack.frame.size.width -= 20
    case .dropDelegate: rig.stack.delegate = nil
    }
  }
}
