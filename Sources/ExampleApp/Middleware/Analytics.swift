import Coordinator
import Redux

/// An event to count, which names no person and no sight.
enum AnalyticsEvent: String, Equatable, Sendable {
  case sightOpened, sightSaved, reviewSent, signedIn, linkFollowed, linkRefused

  /// The event of an action; most actions have none.
  init?(_ action: any ActionType) {
    switch action.unaddressed {
    case SightAction.viewLoaded: self = .sightOpened
    case SightAction.saveTapped: self = .sightSaved
    case GuestBookAction.send(_, .success): self = .reviewSent
    case SessionAction.signIn(.success), SessionAction.register(.success): self = .signedIn
    case LinkAction<AppMap>.routed: self = .linkFollowed
    case LinkAction<AppMap>.refused: self = .linkRefused
    default: return nil
    }
  }
}
