public import Coordinator
public import Redux

/// The events of a link between its arrival and its screen.
///
/// An app sends ``received(_:from:)`` and ``webPageChosen(_:)``; the middleware sends the others. They may
/// be logged: their descriptions contain nothing of the link's text.
public enum LinkAction<Map: NavigationMap>: ActionType, Equatable {
  /// A link arrived.
  case received(RawLink, from: LinkSource)
  /// The table parsed the link.
  case parsed(LinkMatch<Map>, from: LinkSource)
  /// The link waits, or waits for a new reason: ``PendingLink/wait``.
  ///
  /// The event has the link's number, so it can't be taken for one of another link.
  case waits(PendingLink<Map>)
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
    case .waits(let link): "link \(link.wait.words): \(link.match) (\(link.source.words))"
    case .refused(let refusal, let source):
      "link refused: \(refusal.pattern.map { $0 + ": " } ?? "")\(refusal) (\(source.words))"
    case .routed(let pattern, let source): "link routed: \(pattern) (\(source.words))"
    case .webPageChosen: "link's web page chosen"
    }
  }
}

extension PendingLink.Wait {
  fileprivate var words: String {
    switch self {
    case .guarding: "waits for the guard"
    case .detour: "waits for a detour"
    case .leaving: "leads away"
    case .asking: "asks"
    case .resuming: "resumes"
    case .over: "has ended"
    }
  }
}
