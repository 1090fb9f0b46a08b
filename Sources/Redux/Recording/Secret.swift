/// A value that no log, no recording and no file may show, such as a password.
///
/// It compares as its value does, but it is written as "••••••••", also by `Codable`, and as "" if it is
/// empty. That text is also what is decoded.
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
    let isEmpty = (value as? any Collection)?.isEmpty == true
    try container.encode(isEmpty ? "" : secretText)
  }
}

extension Secret: Decodable where Value: ExpressibleByStringLiteral {
  /// Decodes "••••••••" or "", which stand for the value.
  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(String.self).isEmpty ? "" : "••••••••"
  }
}

private let secretText = "••••••••"
