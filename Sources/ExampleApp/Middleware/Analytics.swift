import Coordinator
import Redux

/// What is worth counting.
///
/// It names no person and no sight.
enum AnalyticsEvent: String, Equatable, Sendable {
  case sightOpened
  case sightSaved
  case reviewSent
  case signedIn
  case linkFollowed
  case linkRefused

  /// Reads the event off an action; most actions are none.
  init?(_ action: any ActionType) {
    switch action {
    case SightAction.viewLoaded: self = .sightOpened
    case SightAction.saveTapped: self = .sightSaved
    case GuestBookAction.send(_, .success): self = .reviewSent
    case SessionAction.signIn(.success): self = .signedIn
    case LinkAction<AppMap>.routed: self = .linkFollowed
    case LinkAction<AppMap>.refused: self = .linkRefused
    default: return nil
    }
  }
}
