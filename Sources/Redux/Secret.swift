/// A text that no log and no recording shows, such as a password.
///
/// It compares as its text does, but it is written as "••••••••", even by `Codable`, and as "" if it is
/// empty. Only what is encoded in ``revealingSecrets(_:)`` contains the value: a request, and the data that an
/// app saves. Keep a token in the Keychain instead.
public struct Secret: Hashable, Sendable {
  /// The text.
  public var value: String

  /// Hides a text.
  public init(_ value: String) { self.value = value }
}

extension Secret: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// "••••••••", whatever the value is.
  public var description: String { secretText }
  /// "••••••••", whatever the value is.
  public var debugDescription: String { secretText }
  /// A mirror without the value.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Secret: Encodable {
  /// Encodes "••••••••", or "" if the text is empty.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Revelation.isOn || value.isEmpty ? value : secretText)
  }
}

extension Secret: Decodable {
  /// Decodes a text, which in a recording is "••••••••" or "".
  public init(from decoder: any Decoder) throws {
    value = try decoder.singleValueContainer().decode(String.self)
  }
}

/// Runs a closure that encodes secrets with their values, for a request to a server.
///
/// Tasks that the closure starts reveal secrets as long as they run: start none that logs.
public func revealingSecrets<Result>(_ encode: () throws -> Result) rethrows -> Result {
  try Revelation.$isOn.withValue(true, operation: encode)
}

private enum Revelation {
  @TaskLocal static var isOn = false
}

let secretText = "••••••••"
