import UIKit

/// Lowers the keyboard and the accessory view above it while their screen moves, and restores them.
///
/// Both views are in other windows, so snapshot views move in their place.
@MainActor
final class KeyboardRestorer {
  private var responders: [Weak<UIResponder>] = []
  private let frame: KeyboardFrame?

  /// - Parameter frame: The place of the keyboard that moves with its screen; nil if no keyboard does.
  init(_ frame: KeyboardFrame?) { self.frame = frame }

  /// Lowers the keyboard and accessory view, without animation, if a responder in `view` has them.
  ///
  /// Snapshots of both views go into `stage`, which covers `scope`.
  func lower(in view: UIView, showingIn stage: UIView? = nil, over scope: UIView? = nil) {
    var found: [UIResponder] = []
    (view.next as? UIViewController)?.findEditing(&found)
    if let first = view.firstResponder, !found.contains(first) { found.append(first) }
    guard !found.isEmpty else { return }
    if let frame, let stage, let scope {
      for snapshot in scope.inputSnapshots(of: found, covering: frame.covered(of: scope)) {
        stage.addSubview(snapshot)
      }
    }
    UIView.performWithoutAnimation {
      for responder in found where responder.isFirstResponder { responder.resignFirstResponder() }
    }
    // If the app has ended the drag meanwhile, the keyboard stays down.
    responders = found.filter { !$0.isFirstResponder }.map { Weak(object: $0) }
  }

  func raise() {
    let former = responders.reversed().compactMap(\.object)
    responders = []
    UIView.performWithoutAnimation {
      for responder in former { _ = responder.becomeFirstResponder() }
    }
  }
}

extension UIViewController {
  /// Finds controllers that are first responder or have a first responder in their accessory view.
  ///
  /// The responder in the accessory view comes first, because its controller may take over when it resigns.
  fileprivate func findEditing(_ found: inout [UIResponder]) {
    // Screens below the top of a stack can't be seen.
    let shown = (self as? UINavigationController)?.topViewController.map { [$0] } ?? children
    for child in shown { child.findEditing(&found) }
    guard viewIfLoaded?.window != nil, canBecomeFirstResponder else { return }
    let first = inputAccessoryView?.firstResponder
    if let first { found.append(first) }
    if first != nil || isFirstResponder { found.append(self) }
  }
}

extension UIView {
  /// The first responder among this view and the views in it.
  ///
  /// An action without a target would find it faster, and monitoring tools would log it as a person's touch
  /// (developers' reports).
  var firstResponder: UIView? {
    // A recursive search is unrolled into each of its callers.
    var open = [self]
    while let view = open.popLast() {
      if view.isFirstResponder { return view }
      open += view.subviews.reversed()
    }
    return nil
  }

  /// Snapshot views of the keyboard and of the accessory view that belong to `responders`, in the
  /// coordinates of this view.
  fileprivate func inputSnapshots(
    of responders: [UIResponder], covering covered: CGRect?
  ) -> [UIView] {
    guard let window else { return [] }
    let space = window.screen.coordinateSpace
    let accessory = responders.lazy.flatMap { sequence(first: $0, next: \.next) }
      .compactMap(\.inputAccessoryView).first { $0.window != nil && $0.window !== window }
    var snapshots: [UIView] = []
    let accessoryFrame = accessory.map { convert($0.convert($0.bounds, to: space), from: space) }
    if let covered,
      covered.maxY - (accessoryFrame?.maxY ?? covered.minY) > safeAreaInsets.bottom + 0.5,
      window.bounds.size == window.screen.bounds.size
    {
      let keyboard = UIView(frame: covered)
      keyboard.clipsToBounds = true
      let screen = window.screen.snapshotView(afterScreenUpdates: false)
      let whole = convert(space.bounds, from: space)
      screen.frame = whole.offsetBy(dx: -covered.minX, dy: -covered.minY)
      keyboard.addSubview(screen)
      snapshots.append(keyboard)
    }
    // A new accessory view hasn't been drawn yet.
    if let accessory, let accessoryFrame, accessory.isCommitted,
      let snapshot = accessory.snapshotView(afterScreenUpdates: false)
    {
      snapshot.frame = accessoryFrame
      snapshots.append(snapshot)
    }
    return snapshots
  }
}
