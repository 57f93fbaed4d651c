// The part of SwiftUI that the sample and the documentation name. What SwiftUI returns as `some View` is a type
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
  public static func buildBlock<Content: View>(_ content: Content) -> Content {}
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {}
  public static func buildExpression<Content: View>(_ content: Content) -> Content {}
}

public struct TupleView<T>: _Primitive {
  public var value: T
}
public struct _Modified<Content: View>: _Primitive {}

public struct Text: _Primitive {
  public init(_ key: LocalizedStringKey) {}
  public init<S: StringProtocol>(_ content: S) {}
}
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}

public struct Button<Label: View>: _Primitive {}
extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {}
}

public enum HorizontalAlignment { case leading, center, trailing }
public struct VStack<Content: View>: _Primitive {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct List<SelectionValue: Hashable, Content: View>: _Primitive {}
extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {}
}

extension View {
  @available(iOS 14.0, *)
  public func ignoresSafeArea() -> _Modified<Self> {}
  @available(iOS 14.0, *)
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> _Modified<Self> {}
  @_disfavoredOverload @available(iOS 14.0, *)
  public func navigationTitle<S: StringProtocol>(_ title: S) -> _Modified<Self> {}
  @available(iOS 14.0, *)
  public func onOpenURL(perform action: @escaping (URL) -> ()) -> _Modified<Self> {}
}

// MARK: Life cycle

@available(iOS 14.0, *)
@preconcurrency @MainActor
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
  init()
}
@available(iOS 14.0, *)
extension App {
  public static func main() {}
}
@available(iOS 14.0, *)
@preconcurrency @MainActor
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder var body: Body { get }
}
@available(iOS 14.0, *)
extension Never: Scene {}
@available(iOS 14.0, *)
@resultBuilder
public enum SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content {}
}
@available(iOS 14.0, *)
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never {}
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

public struct Transaction {
  public init() {}
  public var disablesAnimations: Bool { get {} set {} }
}

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
}
