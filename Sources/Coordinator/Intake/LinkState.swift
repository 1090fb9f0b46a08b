public import Redux

/// What became of the last link, and the pending link if there is one.
public struct LinkState<Map: NavigationMap>: StateType, Equatable {
  /// What became of the last link; `nil` before the first.
  public private(set) var outcome: LinkOutcome?

  /// The pending link, which ends with the app and is not to be saved.
  public private(set) var pending: PendingLink<Map>?

  /// How many links were parsed, which numbers them.
  private(set) var count = 0

  /// Makes the state of an app that no link has reached.
  public init() {}

  /// The question that the user must answer before the pending link does what it would do.
  public var question: String? {
    guard case .asking? = pending?.wait else { return nil }
    return pending?.match.effect?.question
  }

  /// Records what happened to a link; other actions change nothing.
  public mutating func reduce(_ action: any ActionType) {
    guard let action = action as? LinkAction<Map> else { return }
    switch action {
    case .received(_, let source): outcome = .received(from: source)
    case .parsed(let match, let source):
      count += 1
      pending = nil
      outcome = .parsed(pattern: match.pattern, from: source)
    case .refused(let refusal, let source): outcome = .refused(refusal, from: source)
    case .deferred(let link) where link.id == count:
      pending = link
      outcome = .pending(pattern: link.match.pattern, from: link.source)
    case .replayed(let link) where link == pending: pending = nil
    case .dropped(let link, let refusal) where link == pending: drop(link, refusal)
    case .deferred, .replayed, .dropped: break
    case .confirmed: if question != nil { pending = nil }
    case .declined:
      guard question != nil, let pending else { return }
      drop(pending, .declined(pattern: pending.match.pattern))
    case .routed(let pattern, let source): outcome = .routed(pattern: pattern, from: source)
    case .shown:
      guard case .routed(let pattern, let source) = outcome else { return }
      outcome = .shown(pattern: pattern, from: source)
    }
  }

  private mutating func drop(_ link: PendingLink<Map>, _ refusal: LinkRefusal) {
    pending = nil
    outcome = .refused(refusal, from: link.source)
  }
}

/// How far the last link has come.
public enum LinkOutcome: Hashable, Sendable {
  /// It came.
  case received(from: LinkSource)
  /// The table found out what it means.
  case parsed(pattern: String, from: LinkSource)
  /// It is kept until the guard allows it or the user agrees to it.
  case pending(pattern: String, from: LinkSource)
  /// It led to a route.
  case routed(pattern: String, from: LinkSource)
  /// The UI shows its place.
  case shown(pattern: String, from: LinkSource)
  /// It was refused for a reason.
  case refused(LinkRefusal, from: LinkSource)
}
