// appintents/appintent
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var openAppWhenRun: Bool { get }
  init()
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public typealias Parameter = IntentParameter
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
@propertyWrapper public final class IntentParameter<Value>: @unchecked Sendable {
  public init(title: LocalizedStringResource)
  public var wrappedValue: Value { get set }
}

#if !canImport(ObjectiveC)
  // foundation/localizedstringresource; Foundation has it on Apple's platforms only
  public struct LocalizedStringResource: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String)
    public init(_ key: StaticString, table: String?)
  }
#endif
