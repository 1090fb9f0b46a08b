import AppShell
import Outbox
import Redux

/// The user's last action, for as long as a screen confirms it.
struct FeedbackState: StateType, Equatable {
  private(set) var current: Feedback?
  /// The number of messages so far, so that the end of one doesn't end the next.
  private(set) var count = 0
  /// The list that the user is refreshing.
  private var refreshing: SightQuery?

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case BookmarksAction.added(let id): show(.saved(id))
    case BookmarksAction.removed(let id): show(.removed(id))
    case BookmarksAction.cleared: show(.cleared)
    case BookmarksAction.removalUndone: show(.restored)
    case ReviewOutboxAction.added(let review) where !review.isRemoval:
      show(.reviewWaits(review.change.sightId, review.id))
    case ReviewOutboxAction.postponed(let id, _, _, _):
      // The user can undo it again.
      if case .reviewWaits(_, id) = current, let current { show(current) }
    case GuestBookAction.written(let id, _): show(.reviewSent(id))
    case GuestBookAction.removed(let id, _): show(.reviewRemoved(id))
    case SessionAction.signedIn(_, registeredAs: let name?): show(.registered(name: name))
    case SessionAction.signedIn: show(.signedIn)
    case SessionAction.signOutConfirmed: show(.signedOut)
    case DownloadsAction.load(let id, .failure): show(.downloadStopped(id))
    case DownloadsAction.load(let id, .success): show(.guideDownloaded(id))
    case DownloadsAction.removed(let guide): show(.guideRemoved(guide.sightId))
    case DownloadsAction.restored: show(.restored)
    case CatalogueAction.refreshed(let query): refreshing = query
    case CatalogueAction.pageLoad(let query, page: 1, .success) where query == refreshing:
      refreshing = nil
      show(.refreshed(query))
    case CatalogueAction.pageLoad(let query, page: 1, .failure) where query == refreshing:
      refreshing = nil
    case FeedbackAction.linkCopied(let id): show(.linkCopied(id))
    case FeedbackAction.ended(count): current = nil
    default: break
    }
  }

  /// Forgets what the user did, but not the number of messages: the end of an earlier one doesn't end the next.
  mutating func forget() {
    current = nil
    refreshing = nil
  }

  private mutating func show(_ feedback: Feedback) {
    current = feedback
    count += 1
  }
}

/// Something that the user did, and wants to know whether it worked.
nonisolated enum Feedback: Equatable, Sendable {
  case saved(Sight.ID), removed(Sight.ID), linkCopied(Sight.ID)
  case reviewSent(Sight.ID), reviewRemoved(Sight.ID)
  case guideDownloaded(Sight.ID), guideRemoved(Sight.ID)
  /// The user stopped the download of a guide, or it was lost.
  case downloadStopped(Sight.ID)
  /// The user sent a review, which the server doesn't have yet.
  case reviewWaits(Sight.ID, PendingReview.ID)
  case cleared, restored, signedIn, signedOut
  /// The user has refreshed a list.
  case refreshed(SightQuery)
  /// The user has a new account, and is signed in with it.
  case registered(name: String)
}

/// The events of feedback.
enum FeedbackAction: ActionType, Codable, Equatable {
  case linkCopied(Sight.ID)
  /// There was time to read the feedback with this number.
  case ended(Int)
}
