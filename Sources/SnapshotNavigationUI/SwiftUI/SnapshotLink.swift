import SwiftUI

/// A button that pushes a value onto the path of the stack that it's on.
///
///     SnapshotLink("Lofoten", value: Trip(name: "Lofoten"))
public struct SnapshotLink<Label: View>: View {
  @Environment(\.snapshotNavigation) private var navigation
  private let push: @MainActor (SnapshotNavigationActions) -> Void
  private let label: Label

  /// Creates a link with a label of any views.
  public init(value: some Hashable, @ViewBuilder label: () -> Label) {
    push = { $0.push(value) }
    self.label = label()
  }

  /// A button, which has the style of buttons around it.
  public var body: some View {
    Button {
      push(navigation)
    } label: {
      label
    }
  }
}

extension SnapshotLink where Label == Text {
  /// Creates a link with a localized text.
  public init(_ titleKey: LocalizedStringKey, value: some Hashable) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a link with a text as it is, such as a name.
  ///
  /// A literal makes a localized text instead.
  @_disfavoredOverload
  public init<S>(_ title: S, value: some Hashable) where S: StringProtocol {
    self.init(value: value) { Text(title) }
  }
}
