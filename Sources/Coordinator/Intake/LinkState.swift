public import Redux

/// What became of the last link, and the link that waits, if one does.
public struct LinkState<Map: NavigationMap>: StateType, Equatable {
  /// What became of the last link; `nil` before the first.
  public private(set) var outcome: LinkOutcome?

  /// The one link that waits; it is not to be saved, for it ends with the app.
  public private(set) var pending: PendingLink<Map>?

  /// How many links were parsed, which numbers them.
  private(set) var count = 0

  /// Makes the state of an app that no link has reached.
  public init() {}

  /// What the user is to be asked before the waiting link does what it would do.
  public var question: String? {
    guard case .asking? = pending?.wait else { return nil }
    return pending?.match.effect?.question
  }

  /// Takes in what happened to a link; other actions change nothing.
  public mutating func reduce(_ action: any ActionType) {
    guard let action = action as? LinkAction<Map> else { return }
    switch action {
    case .received(_, let source): outcome = .received(from: source)
    case .parsed(let match, let source): parsed(match, from: source)
    case .refused(let refusal, let source): outcome = .refused(refusal, from: source)
    case .pended(let link): pended(link)
    case .replayed(let link): if link == pending { pending = nil }
    case .dropped(let link, let refusal): if link == pending { drop(link, refusal) }
    case .confirmed: if question != nil { pending = nil }
    case .declined: decline()
    case .routed(let pattern, let source): outcome = .routed(pattern: pattern, from: source)
    case .shown: outcome = outcome?.shown
    }
  }

  /// A newer link takes the place of one that waits, once it is known to be one.
  private mutating func parsed(_ match: LinkMatch<Map>, from source: LinkSource) {
    count += 1
    pending = nil
    outcome = .parsed(pattern: match.pattern, from: source)
  }

  private mutating func pended(_ link: PendingLink<Map>) {
    guard link.id == count else { return }
    pending = link
    outcome = .pending(pattern: link.match.pattern, from: link.source)
  }

  private mutating func decline() {
    guard let pending, question != nil else { return }
    drop(pending, .declined(pattern: pending.match.pattern))
  }

  private mutating func drop(_ link: PendingLink<Map>, _ refusal: LinkRefusal) {
    pending = nil
    outcome = .refused(refusal, from: link.source)
  }
}

/// How far a link has come.
public enum LinkOutcome: Hashable, Sendable {
  /// It came.
  case received(from: LinkSource)

  /// The table knows it.
  case parsed(pattern: String, from: LinkSource)

  /// It waits, for the guard or for the user's yes.
  case pending(pattern: String, from: LinkSource)

  /// It was turned into a route.
  case routed(pattern: String, from: LinkSource)

  /// The UI shows its place.
  case shown(pattern: String, from: LinkSource)

  /// It was refused, for a reason in words.
  case refused(LinkRefusal, from: LinkSource)

  fileprivate var shown: Self {
    guard case .routed(let pattern, let source) = self else { return self }
    return .shown(pattern: pattern, from: source)
  }
}
