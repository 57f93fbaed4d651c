import SnapshotNavigation
import SwiftUI

/// A stack of screens over a path that moves snapshots of whole screens.
///
/// Experimental: it compiles, but nobody has run it.
///
///     SnapshotNavigationStack(path: $path) { TripList() }
///       .snapshotDestination(for: Trip.self) { TripDetail(trip: $0) }
///
/// Changing the path pushes and pops screens. When the user pops one, the path is written at rest;
/// a canceled drag doesn't change it. Changes during a transition or a drag are shown together
/// afterward. What the user has popped isn't pushed again: if the app appends to its path
/// meanwhile, the new screen is pushed on top of what's left.
///
/// Titles, toolbars, `onAppear` and `dismiss()` work as in a `NavigationStack`. Don't put one
/// inside the other.
public struct SnapshotNavigationStack<Root: View>: View {
  @State private var ownPath: [PathValue] = []
  @State private var hidesTabBar = false
  private let path: Binding<[PathValue]>?
  private let configuration: SnapshotNavigationController.Configuration
  private let root: Root

  private init(
    _ path: Binding<[PathValue]>?, _ configuration: SnapshotNavigationController.Configuration,
    _ root: Root
  ) {
    self.path = path
    self.configuration = configuration
    self.root = root
  }

  /// Creates a stack that keeps its path to itself.
  ///
  /// - Parameters:
  ///   - configuration: How transitions and drags behave; read whenever the view is updated.
  ///   - root: The screen at the bottom, which no one can pop.
  public init(
    configuration: SnapshotNavigationController.Configuration = .init(),
    @ViewBuilder root: () -> Root
  ) { self.init(nil, configuration, root()) }

  /// Creates a stack over a path of one type.
  ///
  /// - Parameters:
  ///   - path: The values of the screens above the root, the lowest first. Pushing a value of another
  ///     type is a programmer error, and does nothing.
  ///   - configuration: How transitions and drags behave; read whenever the view is updated.
  ///   - root: The screen at the bottom, which no one can pop.
  public init<Value: Hashable>(
    path: Binding<[Value]>, configuration: SnapshotNavigationController.Configuration = .init(),
    @ViewBuilder root: () -> Root
  ) { self.init(path.pathValues, configuration, root()) }

  /// Creates a stack over a path of any types.
  ///
  /// - Parameters:
  ///   - path: The values of the screens above the root, the lowest first.
  ///   - configuration: How transitions and drags behave; read whenever the view is updated.
  ///   - root: The screen at the bottom, which no one can pop.
  public init(
    path: Binding<SnapshotPath>,
    configuration: SnapshotNavigationController.Configuration = .init(),
    @ViewBuilder root: () -> Root
  ) { self.init(path.elements, configuration, root()) }

  /// The stack, up to the edges of its container.
  public var body: some View {
    // Screens avoid the keyboard themselves: without its region here, it would be avoided twice.
    let stack = StackRepresentable(
      path: path ?? $ownPath, hidesTabBar: $hidesTabBar, configuration: configuration, root: root
    )
    .ignoresSafeArea()
    // In a `TabView` the tab bar controller is an ancestor, not the parent, so that
    // `hidesBottomBarWhenPushed` has no effect.
    if #available(iOS 16.0, *) {
      stack.toolbar(hidesTabBar ? .hidden : .automatic, for: .tabBar)
    } else {
      stack
    }
  }
}
