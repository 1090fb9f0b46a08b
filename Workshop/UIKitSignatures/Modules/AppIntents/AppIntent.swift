// appintents/appintent
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  @available(iOS, deprecated: 26.0)
  static var openAppWhenRun: Bool { get }
  @available(iOS 26.0, *)
  static var supportedModes: IntentModes { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter = IntentParameter
}

extension AppIntent {
  public static var openAppWhenRun: Bool { get }
  @available(iOS 26.0, *)
  public static var supportedModes: IntentModes { get }
}

// appintents/intentmodes
@available(iOS 26.0, *)
public struct IntentModes: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int)
  public static let background: IntentModes
  public static let foreground: IntentModes
}

// appintents/intentresult
public protocol IntentResult: Sendable {}

extension IntentResult {
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never>
}

// appintents/intentresultcontainer, from memory
public struct IntentResultContainer<Value, Intent, View, Dialog>: IntentResult {}

// appintents/intentparameter
@propertyWrapper
public final class IntentParameter<Value: _IntentValue & Sendable>:
  @unchecked Sendable
{
  public init(title: LocalizedStringResource)
  public var wrappedValue: Value { get set }
}

// appintents/intentparameter; the page lists the types
public protocol _IntentValue {}

extension Bool: _IntentValue {}

extension Date: _IntentValue {}

extension Double: _IntentValue {}

extension Int: _IntentValue {}

extension String: _IntentValue {}

extension URL: _IntentValue {}

extension Array: _IntentValue where Element: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {}

#if !canImport(ObjectiveC)
  // foundation/localizedstringresource; Foundation has it on Apple's platforms only
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String)
    public init(_ key: StaticString, table: String?)
  }
#endif
