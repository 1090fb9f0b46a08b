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
public struct List<Content: View>: View {
  public init(@ViewBuilder content: () -> Content)
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/section
public struct Section<Content: View>: View {
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  public init(@ViewBuilder content: () -> Content)
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/foreach
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
  public typealias Body = Never
  public var body: Never { get }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
}

extension ForEach {
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
public struct Slider: View {
  public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>)
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/stepper
public struct Stepper: View {
  public init<S: StringProtocol, V: Strideable>(_ title: S, value: Binding<V>, in: ClosedRange<V>)
  public typealias Body = Never
  public var body: Never { get }
}

// swiftui/picker
public struct Picker<Selection: Hashable, Content: View>: View {
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content)
  public typealias Body = Never
  public var body: Never { get }
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
  nonisolated public func onTapGesture(perform action: @escaping () -> Void) -> some View
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View
  nonisolated public func task(_ action: @escaping @Sendable () async -> Void) -> some View
}

// swiftui/state
@propertyWrapper public struct State<Value> {
  public init(wrappedValue value: Value)
  public var wrappedValue: Value { get nonmutating set }
  public var projectedValue: Binding<Value> { get }
}
