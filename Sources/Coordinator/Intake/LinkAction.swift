public import Redux

/// What happens to a link between its arrival and its screen.
///
/// An app sends ``received(_:from:)``, ``confirmed`` or ``declined``, and ``shown``; the middleware
/// sends the others. They may be logged: their descriptions contain nothing of the link's text.
public enum LinkAction<Map: NavigationMap>: ActionType, Equatable {
  /// A link came.
  case received(RawLink, from: LinkSource)
  /// The table found out what the link means.
  case parsed(LinkMatch<Map>, from: LinkSource)
  /// The link was refused; nothing else changes.
  case refused(LinkRefusal, from: LinkSource)
  /// The link can't be followed yet, so it is pending.
  case deferred(PendingLink<Map>)
  /// The user agreed to what the pending link would do.
  case confirmed
  /// The user declined what the pending link would do.
  case declined
  /// The guard has an answer for the pending link, and is called again before the link is followed.
  case replayed(PendingLink<Map>)
  /// The pending link will never be followed.
  case dropped(PendingLink<Map>, LinkRefusal)
  /// The link led to a route.
  case routed(pattern: String, from: LinkSource)
  /// The UI shows the place that the last link led to.
  case shown
}

extension LinkAction: CustomStringConvertible {
  /// The event, the pattern and the source; nothing of the link's text.
  public var description: String {
    switch self {
    case .received(_, let source): "link received (\(source.words))"
    case .parsed(let match, let source): "link parsed: \(match) (\(source.words))"
    case .refused(let refusal, let source): "link refused: \(words(refusal)) (\(source.words))"
    case .deferred(let link): "link deferred: \(link.match) (\(link.source.words))"
    case .confirmed: "link confirmed"
    case .declined: "link declined"
    case .replayed(let link): "link replayed: \(link.match) (\(link.source.words))"
    case .dropped(let link, let refusal): "link dropped: \(words(refusal)) (\(link.source.words))"
    case .routed(let pattern, let source): "link routed: \(pattern) (\(source.words))"
    case .shown: "link shown"
    }
  }

  private func words(_ refusal: LinkRefusal) -> String {
    (refusal.pattern.map { $0 + ": " } ?? "") + refusal.description
  }
}

/// A link as it came from outside: untrusted text, which is never printed.
///
/// Its description and its mirror don't contain the text, so an action that carries it may be logged.
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
