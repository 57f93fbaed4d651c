import SnapshotNavigation
import SwiftUI
import UIKit

/// A stack of SwiftUI screens: the root, and a screen for each id of a binding.
///
/// A deep link assigns the ids. When the user goes back, the stack removes ids.
struct ScreenStack<ID: Hashable, Root: View, Screen: View>: UIViewControllerRepresentable {
  @Binding var ids: [ID]
  let root: Root
  let screen: (ID) -> Screen

  func makeCoordinator() -> ScreenStackCoordinator<ID, Root, Screen> {
    ScreenStackCoordinator(UIHostingController(rootView: root))
  }

  func makeUIViewController(context: Context) -> SnapshotNavigationController {
    let coordinator = context.coordinator
    let navigation = SnapshotNavigationController(rootViewController: coordinator.root)
    coordinator.observation = navigation.observeTransitions { [weak coordinator] event in
      if event.phase == .didFinish { coordinator?.noteStack() }
    }
    return navigation
  }

  func updateUIViewController(_ navigation: SnapshotNavigationController, context: Context) {
    let coordinator = context.coordinator
    coordinator.ids = $ids
    coordinator.root.rootView = root
    for shown in coordinator.shown { shown.screen.rootView = screen(shown.id) }
    // During a pop by the user, the ids are those before the pop.
    guard ids != coordinator.shown.map(\.id) else { return }
    let former = coordinator.shown
    coordinator.shown = ids.enumerated().map { index, id in
      if index < former.count, former[index].id == id { return former[index] }
      return (id, UIHostingController(rootView: screen(id)))
    }
    navigation.setViewControllers(
      [coordinator.root] + coordinator.shown.map(\.screen),
      animated: navigation.viewIfLoaded?.window != nil && !context.transaction.disablesAnimations)
  }
}

/// The screens that a `ScreenStack` shows.
@MainActor
final class ScreenStackCoordinator<ID: Hashable, Root: View, Screen: View> {
  let root: UIHostingController<Root>
  var shown: [(id: ID, screen: UIHostingController<Screen>)] = []
  var ids: Binding<[ID]>?
  var observation: TransitionObservation?

  init(_ root: UIHostingController<Root>) { self.root = root }

  /// Removes the ids of popped screens, in a later turn, because SwiftUI ignores writes during an update.
  func noteStack() {
    Task { [weak self] in
      guard let self, let stack = root.navigationController?.viewControllers else { return }
      shown.removeAll { shown in !stack.contains(shown.screen) }
      if ids?.wrappedValue != shown.map(\.id) { ids?.wrappedValue = shown.map(\.id) }
    }
  }
}
