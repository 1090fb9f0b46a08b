/// A link as it came from outside: untrusted text that shows itself to nobody.
///
/// However it is printed, dumped or reflected, it says no more than that it is a link; so an action
/// that carries one may be logged.
public struct RawLink: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text, for the table alone.
  public let text: String

  /// Wraps a link.
  public init(_ text: String) {
    self.text = text
  }

  /// Wraps a literal.
  public init(stringLiteral text: String) {
    self.text = text
  }

  /// Takes the link out of a notification's payload.
  ///
  /// - Parameters:
  ///   - payload: What came with the notification.
  ///   - key: Where the link is in it.
  public init?(payload: [AnyHashable: Any], key: String = "link") {
    guard let text = payload[key] as? String else { return nil }
    self.text = text
  }
}

extension RawLink: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The words “a link”.
  public var description: String { "a link" }

  /// The words “a link”.
  public var debugDescription: String { description }

  /// A mirror that reflects nothing.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
