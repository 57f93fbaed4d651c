import SnapshotNavigation
import SwiftUI
import UIKit

/// A stack of SwiftUI screens: the root, and a screen for each id of a binding.
///
/// A deep link assigns the ids. When the user goes back, the stack removes ids.
struct ScreenStack<ID: Hashable, Root: View, Screen: View>: UIViewControllerRepresentable {
  @Binding var ids: [ID]
  let root: Root
  @ViewBuilder let screen: (ID) -> Screen

  func makeCoordinator() -> Coordinator { Coordinator(UIHostingController(rootView: root)) }

  func makeUIViewController(context: Context) -> SnapshotNavigationController {
    let coordinator = context.coordinator
    let navigation = SnapshotNavigationController(rootViewController: coordinator.root)
    coordinator.observation = navigation.observeTransitions { [weak coordinator] event in
      if [.didFinish, .didCancel].contains(event.phase) { coordinator?.noteStack() }
    }
    return navigation
  }

  func updateUIViewController(_ navigation: SnapshotNavigationController, context: Context) {
    let coordinator = context.coordinator
    let former = coordinator.shown
    coordinator.ids = $ids
    coordinator.root.rootView = root
    for shown in former { shown.screen.rootView = screen(shown.id) }
    // During a pop by the user, the ids are those before the pop.
    guard ids != former.map(\.id) else { return }
    coordinator.shown = ids.enumerated().map { index, id in
      if index < former.count, former[index].id == id { return former[index] }
      return (id, UIHostingController(rootView: screen(id)))
    }
    navigation.setViewControllers(
      [coordinator.root] + coordinator.shown.map(\.screen),
      animated: navigation.viewIfLoaded?.window != nil && !context.transaction.disablesAnimations)
  }

  @MainActor final class Coordinator {
    let root: UIHostingController<Root>
    var shown: [(id: ID, screen: UIHostingController<Screen>)] = []
    var ids: Binding<[ID]>?
    var observation: TransitionObservation?

    init(_ root: UIHostingController<Root>) { self.root = root }

    /// Removes the ids of popped screens once nothing moves, and after an update that may be running.
    func noteStack() {
      Task { [weak self] in
        guard let self, let stack = root.snapshotNavigationController, !stack.isTransitioning
        else { return }
        let former = shown.map(\.id)
        shown.removeAll { shown in !stack.viewControllers.contains(shown.screen) }
        // If the app has changed the ids meanwhile, the next update shows them.
        guard shown.count < former.count, ids?.wrappedValue == former else { return }
        ids?.wrappedValue = shown.map(\.id)
      }
    }
  }
}
