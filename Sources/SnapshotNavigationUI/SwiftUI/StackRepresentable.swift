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
    return navigation
  }

  /// SwiftUI calls this at nearly any change around the stack; it doesn't drop snapshots.
  func updateUIViewController(_ navigation: SnapshotNavigationController, context: Context) {
    let (coordinator, path, hidesTabBar) = (context.coordinator, $path, $hidesTabBar)
    let stack = coordinator.stack
    navigation.configuration = configuration
    stack.read = { path.wrappedValue }
    stack.write = { path.wrappedValue = $0 }
    stack.topDidChange = { top in
      let hides = (top as? HostedScreen)?.preferences.hidesTabBar ?? false
      if hidesTabBar.wrappedValue != hides { hidesTabBar.wrappedValue = hides }
    }
    coordinator.outer = context.environment.snapshotDestinations
    coordinator.root.show(AnyView(root))
    coordinator.updateScreens(above: nil)
    stack.noteChanges(context.environment.snapshotChanges)
    stack.update(animated: !context.transaction.disablesAnimations)
  }
}

/// Makes the screens of a stack, and keeps what they show up to date.
@MainActor
final class StackCoordinator {
  let stack = PathStack()
  /// What is declared around the stack.
  var outer = Destinations()
  private(set) lazy var root = ConfirmingScreen(in: self)

  init() {
    stack.makeScreen = { [weak self] in self?.makeScreen(of: $0, above: $1) }
    stack.didSettle = { [weak stack] in
      for case let screen as HostedScreen in stack?.navigation?.viewControllers ?? [] {
        screen.updateActions()
      }
    }
  }

  private func makeScreen(
    of value: PathValue, above screens: [UIViewController]
  ) -> UIViewController? {
    guard let destination = destination(of: value, above: screens),
      let view = destination.view(value)
    else { return nil }
    // UIKit's own gestures can't ask, and would be off on a screen that may confirm pops.
    let screen =
      destination.transition == .system ? HostedScreen(in: self) : ConfirmingScreen(in: self)
    screen.snapshotNavigation.transition = destination.transition
    screen.show(view)
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
        let destination = destination(of: value, above: Array(screens.prefix(index))),
        let view = destination.view(value)
      else { continue }
      screen.show(view)
    }
    if lowest != nil { stack.update() }
  }
}
