import Redux

/// A link as it arrived from outside: untrusted text, which is never printed.
///
/// Its description and its mirror don't contain the text, so an action that carries it may be logged.
public struct RawLink: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text, for the table, and for an SDK that wants every link.
  public let text: String

  /// Wraps a link.
  public init(_ text: String) {
    self.text = text
  }

  /// Wraps a literal.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Takes the link from the payload of a notification.
  ///
  /// - Parameters:
  ///   - payload: The payload.
  ///   - key: The key of the link in it.
  public init?(payload: [AnyHashable: Any], key: String = "link") {
    guard let text = payload[key] as? String else { return nil }
    self.text = text
  }
}

extension RawLink: CustomStringConvertible, CustomReflectable {
  /// The words “a link”.
  public var description: String { "a link" }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension RawLink: Codable {
  /// Decodes a link whose text is unknown.
  public init(from decoder: any Decoder) throws {
    text = try Secret(from: decoder).value
  }

  /// Encodes the fact that there is a link, but not its text.
  public func encode(to encoder: any Encoder) throws { try Secret(text).encode(to: encoder) }
}
