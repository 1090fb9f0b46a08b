public import Coordinator
public import Redux

/// The events of a link between its arrival and its screen.
///
/// An app sends ``received(_:from:)`` and ``webPageChosen(_:)``; the middleware sends the others. They may
/// be logged: their descriptions contain nothing of the link's text.
public enum LinkAction<Map: NavigationMap>: ActionType, Equatable {
  /// A link arrived. If it is addressed to a window, it belongs to that.
  case received(RawLink, from: LinkSource)
  /// The table parsed the link.
  case parsed(LinkMatch<Map>, from: LinkSource)
  /// The guard was asked about the link, which now leads on, waits or is refused: ``LinkState/pending``.
  case checked(LinkFacts<Map>)
  /// The link was refused; nothing else changes.
  case refused(LinkRefusal, from: LinkSource)
  /// The link led to a route.
  case routed(pattern: String, from: LinkSource)
  /// The user chose to see the web page of a link that leads nowhere in the app.
  case webPageChosen(RawLink)
}

extension LinkAction: Codable where Map.Dialog: Codable {}

extension LinkAction: CustomStringConvertible {
  /// The event, the pattern and the source; nothing of the link's text.
  public var description: String {
    switch self {
    case .received(_, let source): "link received (\(source.words))"
    case .parsed(let match, let source): "link parsed: \(match) (\(source.words))"
    case .checked(let facts): "link checked: \(facts.pattern) (\(facts.source.words))"
    case .refused(let refusal, let source):
      "link refused: \(refusal.pattern.map { $0 + ": " } ?? "")\(refusal) (\(source.words))"
    case .routed(let pattern, let source): "link routed: \(pattern) (\(source.words))"
    case .webPageChosen: "link's web page chosen"
    }
  }

  /// Returns the event of a link in an action, and the window that it is addressed to.
  static func event(in action: any ActionType) -> (Self?, WindowID?) {
    guard let addressed = action.as(Addressed<WindowID>.self) else { return (action as? Self, nil) }
    return (addressed.action as? Self, addressed.address)
  }
}
