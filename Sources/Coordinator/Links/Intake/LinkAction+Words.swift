extension LinkAction: CustomStringConvertible {
  /// The event, the pattern and the source; nothing of the link's text.
  public var description: String {
    switch self {
    case .received(_, let source): "link received (\(source.words))"
    case .parsed(let match, let source): "link parsed: \(match) (\(source.words))"
    case .refused(let refusal, let source): "link refused: \(words(refusal)) (\(source.words))"
    case .deferred(let link): "link deferred: \(link.match) (\(link.source.words))"
    case .replayed(let link): "link replayed: \(link.match) (\(link.source.words))"
    case .followed(let link): "link followed: \(link.match) (\(link.source.words))"
    case .dropped(let link, let refusal): "link dropped: \(words(refusal)) (\(link.source.words))"
    case .routed(let pattern, let source): "link routed: \(pattern) (\(source.words))"
    case .webPageChosen: "link's web page chosen"
    }
  }

  private func words(_ refusal: LinkRefusal) -> String {
    (refusal.pattern.map { $0 + ": " } ?? "") + refusal.description
  }
}
