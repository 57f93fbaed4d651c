// The part of SwiftUI that SnapshotNavigationUI and the sample name. What SwiftUI returns as `some View` is a type
// of its own here, because the bodies of declarations aren't compiled.
@_exported import Foundation
@_exported import UIKit

@preconcurrency @MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never {}
}

public protocol _Primitive: View where Body == Never {}
extension _Primitive {
  public var body: Never {}
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock() -> EmptyView {}
  public static func buildBlock<Content: View>(_ content: Content) -> Content {}
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {}
  public static func buildExpression<Content: View>(_ content: Content) -> Content {}
  public static func buildIf<Content: View>(_ content: Content?) -> Content? {}
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {}
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {}
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {}
}

public struct _ConditionalContent<TrueContent: View, FalseContent: View>: _Primitive {}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never {}
}

public struct EmptyView: _Primitive {
  public init() {}
}
public struct TupleView<T>: _Primitive {
  public var value: T
}
public struct AnyView: _Primitive {
  public init<V: View>(_ view: V) {}
}
public struct _Modified<Content: View>: _Primitive {}

public struct Text: _Primitive {
  public init(_ key: LocalizedStringKey) {}
  public init<S: StringProtocol>(_ content: S) {}
}
public struct Label<Title: View, Icon: View>: _Primitive {}
extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {}
}
public struct Image: _Primitive {
  public init(systemName: String) {}
}
public struct TextField<Label: View>: _Primitive {}
extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {}
}
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

@available(iOS 15.0, *)
public struct ButtonRole: Equatable, Sendable {
  public static let destructive: ButtonRole = ButtonRole()
  public static let cancel: ButtonRole = ButtonRole()
  init() {}
}
public struct Button<Label: View>: _Primitive {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {}
}
extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
  @available(iOS 15.0, *)
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {}
}

public enum HorizontalAlignment { case leading, center, trailing }
public struct VStack<Content: View>: _Primitive {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct ZStack<Content: View>: _Primitive {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct List<SelectionValue: Hashable, Content: View>: _Primitive {}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
  public init<RowContent: View>(
    _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == _Modified<RowContent> {}
}
public struct Section<Parent: View, Content: View, Footer: View>: _Primitive {}
extension Section where Parent == Text, Footer == EmptyView {
  @available(iOS 15.0, *)
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: _Primitive {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
}
public struct Spacer: _Primitive {
  public init(minLength: CGFloat? = nil) {}
}
@available(iOS 14.0, *)
public struct ProgressView<Label: View, CurrentValueLabel: View>: _Primitive {}
@available(iOS 14.0, *)
extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView {}
}
public struct Toggle<Label: View>: _Primitive {}
extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {}
}
public struct TabView<SelectionValue: Hashable, Content: View>: _Primitive {}
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct Color: _Primitive, Hashable, Sendable {
  public static let blue: Color = Color()
  public static let green: Color = Color()
  public static let orange: Color = Color()
  init() {}
}

extension View {
  public func padding(_ length: CGFloat? = nil) -> _Modified<Self> {}
  @available(iOS 14.0, *)
  public func ignoresSafeArea() -> _Modified<Self> {}
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> _Modified<Self> {}
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> _Modified<Self> {}
  public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> _Modified<Self> {}
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> _Modified<Self> {}
  // The SDK of iOS 18.2 (Xcode 16.2) asks for a sendable closure, later ones don't.
  #if SDK26
    public func onPreferenceChange<K: PreferenceKey>(
      _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> _Modified<Self> where K.Value: Equatable {}
  #else
    public func onPreferenceChange<K: PreferenceKey>(
      _ key: K.Type = K.self, perform action: @escaping @Sendable (K.Value) -> Void
    ) -> _Modified<Self> where K.Value: Equatable {}
  #endif
  @available(iOS 14.0, *)
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> _Modified<Self> {}
  @_disfavoredOverload @available(iOS 14.0, *)
  public func navigationTitle<S: StringProtocol>(_ title: S) -> _Modified<Self> {}
  @available(iOS 14.0, *)
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> _Modified<Self> {}
  @available(iOS 14.0, *)
  public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> _Modified<Self> {}
  @available(iOS 15.0, *)
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> _Modified<Self> {}
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _Modified<Self> {}
  @available(iOS 16.0, *)
  public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> _Modified<Self> {}
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> _Modified<Self> {}
  @available(iOS 14.0, *)
  public func accessibilityIdentifier(_ identifier: String) -> _Modified<Self> {}
  public func disabled(_ disabled: Bool) -> _Modified<Self> {}
  @available(iOS, introduced: 14.0, deprecated: 17.0, message: "Use `onChange` with a two or zero parameter action closure instead.")
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> _Modified<Self> {}
  public func onAppear(perform action: (() -> Void)? = nil) -> _Modified<Self> {}
  @available(iOS 15.0, *)
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> _Modified<Self> {}
}

@available(iOS 15.0, *)
public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

@available(iOS 16.0, *)
public struct ToolbarPlacement: Sendable {
  public static var navigationBar: ToolbarPlacement {}
  public static var tabBar: ToolbarPlacement {}
}

@available(iOS 15.0, *)
public struct SearchFieldPlacement: Sendable {
  public static let automatic: SearchFieldPlacement = SearchFieldPlacement()
  init() {}
}

public struct NavigationBarItem: Sendable {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

public struct NavigationLink<Label: View, Destination: View>: _Primitive {}
extension NavigationLink where Destination == Never {
  @available(iOS 16.0, *)
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {}
}

// MARK: State

@propertyWrapper
public struct State<Value> {
  public init(wrappedValue value: Value) {}
  public var wrappedValue: Value {
    get {}
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> {}
}
extension State: Sendable where Value: Sendable {}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
  public init(get: @escaping @isolated(any) @Sendable () -> Value, set: @escaping @isolated(any) @Sendable (Value) -> Void) {}
  public var wrappedValue: Value {
    get {}
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> {}
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {}
}
extension Binding: @unchecked Sendable where Value: Sendable {}

public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

public struct Transaction {
  public init() {}
  public var disablesAnimations: Bool { get {} set {} }
}

@available(iOS 15.0, *)
@preconcurrency @MainActor
public struct DismissAction {
  public func callAsFunction() {}
}
extension EnvironmentValues {
  @available(iOS 15.0, *)
  public var dismiss: DismissAction {}
}

@available(iOS 14.0, *)
public enum ScenePhase: Comparable, Sendable { case background, inactive, active }
extension EnvironmentValues {
  @available(iOS 14.0, *)
  public var scenePhase: ScenePhase {}
}

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {}
    set {}
  }
}
@propertyWrapper
public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value {}
}
extension Environment: Sendable where Value: Sendable {}

// MARK: UIKit

@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content) {}
  public init?(coder aDecoder: NSCoder, rootView: Content) {}
  @objc public required dynamic init?(coder aDecoder: NSCoder) {}
  public var rootView: Content
}

@preconcurrency @MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
}
extension UIViewControllerRepresentable {
  public var body: Never {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

@preconcurrency @MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  public let coordinator: Representable.Coordinator
  public var transaction: Transaction {}
  public var environment: EnvironmentValues {}
}
