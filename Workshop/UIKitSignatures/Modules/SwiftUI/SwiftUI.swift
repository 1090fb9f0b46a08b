// https://developer.apple.com/documentation/swiftui
@_exported import UIKit

// swiftui/view; its builder is called ContentBuilder since Xcode 27
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

// swift/never/body-swift.property
extension Never: View {
  public typealias Body = Never
  public var body: Never { get }
}

// swift/optional
extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/viewbuilder
@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content
  public static func buildBlock() -> EmptyView
  public static func buildBlock<Content: View>(_ content: Content) -> Content
  public static func buildBlock<each Content>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> where repeat each Content: View
  public static func buildIf<Content: View>(_ content: Content?) -> Content?
}

// swiftui/emptyview
public struct EmptyView: View {
  public init()
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/tupleview
public struct TupleView<T>: View {
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/text
public struct Text: View {
  public init<S: StringProtocol>(_ content: S)
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/button
public struct Button<Label: View>: View {
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label)
  public typealias Body = Never
  public var body: Never { get }
}

extension Button where Label == Text {
  public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void)
}

// swiftui/vstack
public struct VStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content)
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/hstack
public struct HStack<Content: View>: View {
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content)
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/progressview
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init()
}

// swiftui/horizontalalignment
public struct HorizontalAlignment: Equatable, Sendable {
  public static let center: HorizontalAlignment
}

// swiftui/verticalalignment
public struct VerticalAlignment: Equatable, Sendable {
  public static let center: VerticalAlignment
}

// swiftui/font
public struct Font: Hashable, Sendable {
  public static let title: Font
  public static let headline: Font
}

// swiftui/view
extension View {
  nonisolated public func font(_ font: Font?) -> some View
  nonisolated public func disabled(_ disabled: Bool) -> some View
  nonisolated public func padding(_ length: CGFloat) -> some View
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View
}

// swiftui/previewprovider
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

// swiftui/uihostingcontroller
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  public init(rootView: Content)
  @MainActor @preconcurrency required dynamic public init?(coder aDecoder: NSCoder)
  public var rootView: Content { get set }
}

// swiftui/binding
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  public init(
    get: @escaping @isolated(any) @Sendable () -> Value,
    set: @escaping @isolated(any) @Sendable (Value) -> Void)
  public static func constant(_ value: Value) -> Binding<Value>
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> { get }
}

// swiftui/toggle
public struct Toggle<Label: View>: View {
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
  public typealias Body = Never
  public var body: Never { get }
}

extension Toggle where Label == Text {
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>)
}

// swiftui/form
public struct Form<Content: View>: View {
  public init(@ViewBuilder content: () -> Content)
  public typealias Body = Never
  public var body: Never { get }
}
