import PageStack
import SnapshotNavigation
import UIKit
import UIKitHost

/// What a drag takes the top off: a stack of screens, a presentation like a push, a stack of pages.
///
/// Each comes as a device on which something green lies over something red.
enum DragContainer: CaseIterable, Sendable {
  case screens, presentation, pages

  @MainActor
  func device(
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) -> any DragContainerRig {
    switch self {
    case .screens:
      return Rig(root: ColorScreen("root", .red, hidesBar: true), direction: direction)
        .push(ColorScreen("a", .green, hidesBar: false))
    case .presentation:
      let rig = PushRig(.tabs, direction: direction)
      rig.present()
      return rig
    case .pages:
      return PageRig(direction: direction).push(ColorPage("a", .green))
    }
  }
}

/// A device with a container of one kind.
@MainActor
protocol DragContainerRig: DeviceRig {
  /// The green view at the top.
  var topView: UIView? { get }
  /// Whether the green view is still the top.
  var hasTop: Bool { get }
  /// How far the transition has moved the top.
  var shift: CGFloat { get }
  /// What must hold at rest; the names of what does not.
  var leftovers: [String] { get }
}

extension DragContainerRig {
  var shift: CGFloat { stages.first?.upper.layer.transform.m41 ?? 0 }

  func rest() { host.advance(by: 2) }

  /// Puts a view of the app's into the top.
  func add(_ view: UIView, at frame: CGRect) {
    view.frame = frame
    topView?.addSubview(view)
  }
}

extension Rig: DragContainerRig {
  var topView: UIView? { navigation.topViewController?.view }
  var hasTop: Bool { titles == ["root", "a"] }
}

extension PushRig: DragContainerRig {
  var topView: UIView? { root.view }
  var hasTop: Bool { isPresented }
}

extension PageRig: DragContainerRig {
  var topView: UIView? { stack.topPage }
  var hasTop: Bool { names == ["root", "a"] }
  var shift: CGFloat { stages.first?.liveShift ?? 0 }
}
