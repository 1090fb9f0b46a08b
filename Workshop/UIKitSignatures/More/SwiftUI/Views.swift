// swiftui/spacer
public struct Spacer: View {
  public init(minLength: CGFloat? = nil)
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/divider
public struct Divider: View {
  public init()
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/color
public struct Color: View, Hashable, Sendable {
  public static let primary: Color
  public static let secondary: Color
  public static let accentColor: Color
  public static let red: Color
  public static let green: Color
  public static let blue: Color
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/image
public struct Image: View {
  public init(_ name: String)
  public init(systemName: String)
  public init(uiImage: UIImage)
  public func resizable() -> Image
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/label
public struct Label<Title: View, Icon: View>: View {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
  public typealias Body = Never
  public var body: Never { get }
}

extension Label where Title == Text, Icon == Image {
  public init<S: StringProtocol>(_ title: S, systemImage name: String)
}

// swiftui/zstack
public struct ZStack<Content: View>: View {
  public init(@ViewBuilder content: () -> Content)
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/lazyvstack
public struct LazyVStack<Content: View>: View {
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content)
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/scrollview
public struct ScrollView<Content: View>: View {
  public init(@ViewBuilder content: () -> Content)
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/list
public struct List<SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content)
}

// swiftui/section
public struct Section<Parent, Content, Footer> {
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content)
}

// swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content)
}

// swiftui/textfield
public struct TextField<Label: View>: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension TextField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>)
}

// swiftui/securefield
public struct SecureField<Label: View>: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension SecureField where Label == Text {
  public init<S: StringProtocol>(_ title: S, text: Binding<String>)
}

// swiftui/slider
public struct Slider<Label: View, ValueLabel: View>: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint
}

// swiftui/stepper
public struct Stepper<Label: View>: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension Stepper where Label == Text {
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in })
}

// swiftui/picker
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension Picker where Label == Text {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
}

// swiftui/horizontalalignment and swiftui/verticalalignment
extension HorizontalAlignment {
  public static let leading: HorizontalAlignment
  public static let trailing: HorizontalAlignment
}

extension VerticalAlignment {
  public static let top: VerticalAlignment
  public static let bottom: VerticalAlignment
  public static let firstTextBaseline: VerticalAlignment
}

// swiftui/font
extension Font {
  public static let largeTitle: Font
  public static let title2: Font
  public static let title3: Font
  public static let subheadline: Font
  public static let body: Font
  public static let callout: Font
  public static let footnote: Font
  public static let caption: Font
}

// swiftui/view
extension View {
  nonisolated public func foregroundStyle(_ color: Color) -> some View
  nonisolated public func padding() -> some View
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil
  ) -> some View
  nonisolated public func background(_ color: Color) -> some View
  nonisolated public func opacity(_ opacity: Double) -> some View
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View
  nonisolated public func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View
}

// swiftui/state
@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value)
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}
