import SnapshotNavigation
import SwiftUI

/// A stack for a SwiftUI app: a `SnapshotNavigationController` that shows a path.
///
/// Compiled, not run here: it needs Apple's SwiftUI.
///
///     @State private var path: [Route] = []
///
///     SnapshotStack(path: $path) {
///       TripsView(path: $path)
///     } destination: { route in
///       TripView(route)
///     }
///     .ignoresSafeArea()
///
/// Changing the path pushes and pops screens. The user pops them, too, and the path gets shorter when
/// the stack is at rest: `PathStack` sees to both, and is tested.
struct SnapshotStack<Route: Hashable, Root: View, Destination: View>: UIViewControllerRepresentable
{
  @Binding var path: [Route]
  @ViewBuilder let root: () -> Root
  @ViewBuilder let destination: (Route) -> Destination

  func makeCoordinator() -> PathStack<Route> { PathStack() }

  func makeUIViewController(context: Context) -> SnapshotNavigationController {
    let navigation = SnapshotNavigationController(rootViewController: HostedScreen(root()))
    context.coordinator.watch(navigation)
    return navigation
  }

  func updateUIViewController(_ navigation: SnapshotNavigationController, context: Context) {
    let stack = context.coordinator
    stack.pathDidShorten = { path = $0 }
    // What the views show may have changed along with the path.
    (navigation.viewControllers.first as? HostedScreen)?.show(root())
    for case let screen as HostedScreen in navigation.viewControllers {
      if let route = stack.route(of: screen) { screen.show(destination(route)) }
    }
    stack.set(path) { HostedScreen(destination($0)) }
  }
}
