public import Redux

/// What happens to a link on its way from outside to a screen.
///
/// An app sends ``received(_:from:)``, ``confirmed`` or ``declined``, and ``shown``; the rest comes
/// from ``linkIntake(table:links:navigation:identity:lifetime:now:guard:)``. Printed, an action shows
/// the pattern and the source.
public enum LinkAction<Map: NavigationMap>: ActionType, Equatable {
  /// A link came.
  case received(RawLink, from: LinkSource)

  /// The table knows the link and lets it come from there.
  case parsed(LinkMatch<Map>, from: LinkSource)

  /// The link was refused; nothing else changes.
  case refused(LinkRefusal, from: LinkSource)

  /// The link waits, for the guard or for the user's yes.
  case pended(PendingLink<Map>)

  /// The user agreed to what the waiting link would do.
  case confirmed

  /// The user did not agree.
  case declined

  /// What the waiting link waited for has come; the guard is asked again.
  case replayed(PendingLink<Map>)

  /// The waiting link will not be followed any more.
  case dropped(PendingLink<Map>, LinkRefusal)

  /// The link was turned into a route.
  case routed(pattern: String, from: LinkSource)

  /// The UI shows the place that the last link led to.
  case shown
}

extension LinkAction: CustomStringConvertible, CustomDebugStringConvertible {
  /// The event, the pattern and the source; nothing of the link itself.
  public var description: String {
    switch self {
    case .received(_, let source): "link received (\(source.words))"
    case .parsed(let match, let source): "link parsed: \(match) (\(source.words))"
    case .refused(let refusal, let source): "link refused: \(refusal) (\(source.words))"
    case .pended(let pending): "link pending: \(pending)"
    case .confirmed: "link confirmed"
    case .declined: "link declined"
    case .replayed(let pending): "link replayed: \(pending)"
    case .dropped(let pending, let refusal): "link dropped: \(refusal) (\(pending.source.words))"
    case .routed(let pattern, let source): "link routed: \(pattern) (\(source.words))"
    case .shown: "link shown"
    }
  }

  /// The same as ``description``.
  public var debugDescription: String { description }
}
