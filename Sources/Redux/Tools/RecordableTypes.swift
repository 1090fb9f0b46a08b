/// The types whose values a file names: all actions and errors of an app.
///
/// A file says `SignInAction`, and this list finds the type.
///
/// ```swift
/// let types = RecordableTypes([SignInAction.self, ClientError.self])
/// let action = try types.use { try decoder.decode(TypedValue<any ActionType>.self, from: line) }
/// ```
public struct RecordableTypes: Sendable {
  @TaskLocal static var current = RecordableTypes([])

  private let types: [String: any (Codable & Sendable).Type]

  /// Makes a list of types.
  ///
  /// If two have the same name, the first one counts.
  public init(_ types: [any (Codable & Sendable).Type]) {
    self.types = Dictionary(types.map { (readableName(of: $0), $0) }) { first, _ in first }
  }

  /// The names of the types, which are those in code without their modules.
  public var names: Set<String> { Set(types.keys) }

  /// Runs a closure that decodes, and finds types in this list meanwhile.
  public func use<Result>(_ decode: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self, operation: decode)
  }

  /// The type with a name, if it is in the list.
  public subscript(name: String) -> (any (Codable & Sendable).Type)? { types[name] }
}

/// A value that is written with the name of its type, such as an action or an error.
///
/// Use it where the code knows only a protocol, and the file must say which type it was.
public struct TypedValue<Value>: Codable {
  private enum CodingKeys: String, CodingKey { case type, value }

  /// The value.
  public let value: Value

  /// Wraps a value.
  public init(_ value: Value) { self.value = value }

  /// Decodes a value whose type is one of the ``RecordableTypes`` in use.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let name = try values.decode(String.self, forKey: .type)
    guard let type = RecordableTypes.current[name] else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: values, debugDescription: "This app has no \(name).")
    }
    guard let value = try values.decode(type, forKey: .value) as? Value else {
      throw DecodingError.dataCorruptedError(
        forKey: .type, in: values, debugDescription: "A \(name) can't be here.")
    }
    self.value = value
  }

  /// Encodes the name of the type, and the value.
  public func encode(to encoder: any Encoder) throws {
    let name = readableName(of: type(of: value as Any))
    guard let value = value as? any Encodable else {
      throw EncodingError.invalidValue(
        value,
        .init(codingPath: encoder.codingPath, debugDescription: "\(name) isn't Codable."))
    }
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(name, forKey: .type)
    try values.encode(value, forKey: .value)
  }
}
