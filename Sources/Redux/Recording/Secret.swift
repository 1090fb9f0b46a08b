/// A value that no log, no recording and no file may show, such as a password.
///
/// It compares as its value does, but it is written as "••••••••", also by `Codable`, and as "" if it is
/// empty. Only what is encoded in ``revealingSecrets(_:)`` contains the value.
public struct Secret<Value> {
  /// The value.
  public var value: Value

  /// Hides a value.
  public init(_ value: Value) { self.value = value }
}

extension Secret: Sendable where Value: Sendable {}
extension Secret: Equatable where Value: Equatable {}
extension Secret: Hashable where Value: Hashable {}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// "••••••••", whatever the value is.
  public var description: String { secretText }
  /// "••••••••", whatever the value is.
  public var debugDescription: String { secretText }
  /// A mirror without the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: Encodable {
  /// Encodes "••••••••", or "" if the value is empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if Revelation.isOn, let value = value as? any Encodable { return try container.encode(value) }
    let isEmpty = (value as? any Collection)?.isEmpty == true
    try container.encode(isEmpty ? "" : secretText)
  }
}

extension Secret: Decodable where Value: Decodable {
  /// Decodes a value, which in a recording is "••••••••" or "".
  ///
  /// For a value that isn't text, one stands in: zero, the first case of an enum, an array with one
  /// element, or with none for "".
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      value = try container.decode(Value.self)
    } catch {
      guard let text = try? container.decode(String.self), ["", secretText].contains(text) else {
        throw error
      }
      value = try StandIn(text: text).value(of: Value.self)
    }
  }
}

/// Runs a closure that encodes secrets with their values, for a request to a server.
public func revealingSecrets<Result>(_ encode: () throws -> Result) rethrows -> Result {
  try Revelation.$isOn.withValue(true, operation: encode)
}

private enum Revelation {
  @TaskLocal static var isOn = false
}

let secretText = "••••••••"
