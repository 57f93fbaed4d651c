import SnapshotNavigation
import SwiftUI

/// The navigation controller in a SwiftUI view.
///
/// Its screens are its children, by which the environment reaches them: nothing is copied, because
/// copied values would bring the traits and the `dismiss` of the place where the stack is.
struct StackRepresentable<Root: View>: UIViewControllerRepresentable {
  @Binding var path: [PathValue]
  @Binding var hidesTabBar: Bool
  let configuration: SnapshotNavigationController.Configuration
  let root: Root

  func makeCoordinator() -> StackCoordinator { StackCoordinator() }

  func makeUIViewController(context: Context) -> SnapshotNavigationController {
    let navigation = SnapshotNavigationController(rootViewController: context.coordinator.root)
    context.coordinator.stack.watch(navigation)
    connect(context)
    context.coordinator.stack.sync(animated: false)
    return navigation
  }

  private func connect(_ context: Context) {
    let path = $path
    context.coordinator.stack.read = { path.wrappedValue }
    context.coordinator.stack.write = { path.wrappedValue = $0 }
    context.coordinator.declare(context.environment.snapshotDestinations)
  }

  /// SwiftUI calls this at nearly any change around the stack: it keeps snapshots, and pushes nothing.
  func updateUIViewController(_ navigation: SnapshotNavigationController, context: Context) {
    connect(context)
    let (stack, hidesTabBar) = (context.coordinator.stack, $hidesTabBar)
    stack.configure(configuration)
    stack.topDidChange = { top in
      let hides = (top as? HostedScreen)?.preferences.hidesTabBar ?? false
      if hidesTabBar.wrappedValue != hides { hidesTabBar.wrappedValue = hides }
    }
    context.coordinator.root.show(AnyView(root))
    context.coordinator.updateScreens(above: nil)
    stack.noteChanges(context.environment.snapshotChanges)
    stack.update(animated: !context.transaction.disablesAnimations)
  }
}

/// Makes the screens of a stack, and keeps what they show up to date.
@MainActor
final class StackCoordinator {
  let stack = PathStack()
  /// What is declared around the stack.
  private var outer = Destinations()
  private(set) lazy var root = HostedScreen(in: self)

  init() {
    stack.makeScreen = { [weak self] in self?.makeScreen(of: $0, above: $1) }
    stack.didSettle = { [weak stack] in
      for case let screen as HostedScreen in stack?.navigation?.viewControllers ?? [] {
        screen.updateActions()
      }
    }
  }

  /// Notes what is declared around the stack.
  func declare(_ destinations: Destinations) {
    outer = destinations
    outer.tell(self) { $0.updateScreensLater(above: nil) }
  }

  private func makeScreen(
    of value: PathValue, above screens: [UIViewController]
  ) -> UIViewController? {
    guard let destination = destination(of: value, above: screens) else { return nil }
    let screen = HostedScreen(in: self)
    screen.snapshotNavigation.transition = destination.transition
    screen.show(destination.view(of: value))
    return screen
  }

  /// The nearest declaration below a screen, or the one around the stack.
  private func destination(
    of value: PathValue, above screens: [UIViewController]
  ) -> Destination? {
    let declared = screens.reversed().lazy.compactMap { ($0 as? HostedScreen)?.destinations[value] }
    return declared.first ?? outer[value]
  }

  /// Updates the screens above `lowest`, because what it declares has changed; all, if it's nil.
  ///
  /// Only those above, so that a screen's update never leads to its own.
  func updateScreens(above lowest: HostedScreen?) {
    let screens = stack.navigation?.viewControllers ?? []
    let start = screens.firstIndex { $0 === lowest }.map { $0 + 1 } ?? 0
    for (index, screen) in screens.enumerated().dropFirst(start) {
      guard let screen = screen as? HostedScreen, let value = stack.element(of: screen),
        let destination = destination(of: value, above: Array(screens.prefix(index)))
      else { continue }
      screen.show(destination.view(of: value))
    }
    if lowest != nil { stack.update() }
  }

  /// Updates the screens above `lowest` when the current update is over.
  func updateScreensLater(above lowest: HostedScreen?) {
    stack.later { [weak self, weak lowest] in self?.updateScreens(above: lowest) }
  }
}
