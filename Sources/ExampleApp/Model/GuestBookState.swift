import AppShell
import Outbox
import Redux

/// The guest book: the one copy of all reviews that were loaded, the user's drafts, and what isn't sent yet.
struct GuestBookState: StateType, Equatable {
  private var reviews: [Sight.ID: DataState<[Review]>] = [:]
  /// What has happened to reviews since they began to be loaded, which the server's answer may not know yet.
  private var news: [Sight.ID: [GuestBookAction]] = [:]
  /// The unfinished review of each sight, which is kept until the user sends it.
  private(set) var drafts: [Sight.ID: UnfinishedReview] = [:]
  /// The email address of the user who wrote the drafts; nil if nobody was signed in.
  private(set) var writer: String?
  /// The reviews that the user sent, and the server doesn't have yet.
  private(set) var outbox = OutboxState<ReviewChange>()

  /// The reviews of a sight that the server has, and the progress of loading them.
  subscript(id: Sight.ID) -> DataState<[Review]> { reviews[id] ?? .idle }

  /// The user's reviews of a sight that the server doesn't have yet, the newest first.
  subscript(pending id: Sight.ID) -> [PendingReview] {
    outbox.shown.filter { $0.change.sightId == id }.reversed()
  }

  /// Whether a review can become a draft again: the server doesn't have it, and it would replace no other draft.
  func canEdit(_ review: PendingReview) -> Bool {
    review.canBeReplaced && !review.isRemoval && drafts[review.change.sightId] == nil
  }

  /// The number of the user's reviews that the server doesn't have yet.
  var unsentCount: Int { outbox.shown.count }
  /// The same number, once one of them wasn't sent at the first attempt; 0 before.
  var unsentCountIfDelayed: Int {
    outbox.shown.contains { $0.reason != nil || $0.isInDoubt } ? unsentCount : 0
  }
  /// The number of reviews that wait until their author signs in, while nobody is signed in.
  var heldCount: Int { outbox.account == nil ? outbox.changes.count : 0 }

  var isLoading: Bool { reviews.values.contains(where: \.isLoading) }

  mutating func reduce(_ action: any ActionType) {
    outbox.reduce(action)
    switch action {
    case StorageAction.loaded(let data):
      drafts = data.drafts
      writer = data.writer
      outbox = data.unsent
    case SessionAction.signedIn(let account, _), SessionAction.restored(let account):
      // Nobody sees what another user wrote.
      if let writer, writer != account.email { drafts = [:] }
      writer = account.email
      outbox.reduce(ReviewOutboxAction.accountChanged(account.email))
    case SessionAction.signedOut: outbox.reduce(ReviewOutboxAction.accountChanged(nil))
    case ReviewOutboxAction.added(let pending):
      // A full outbox doesn't take it.
      if outbox[pending.id] != nil, !pending.isRemoval { drafts[pending.change.sightId] = nil }
    case let action as GuestBookAction: reduce(action)
    default: break
    }
  }

  private mutating func reduce(_ action: GuestBookAction) {
    switch action {
    case .load(let id, let event):
      if case .started = event, !self[id].isLoading { news[id] = nil }
      reviews[id, default: .idle].reduce(event)
      if case .success = event { for action in news[id] ?? [] { change(action) } }
    case .written(let id, _), .removed(let id, _):
      change(action)
      news[id, default: []].append(action)
    case .drafted(let id, let draft):
      // After the user has signed out, the keyboard may still report a change.
      if writer != nil { drafts[id] = draft.isEmpty ? nil : draft }
    case .editTapped(let id, _): takeBack(id)
    case .removalConfirmed: break
    }
  }

  /// Changes the reviews as the server did.
  private mutating func change(_ action: GuestBookAction) {
    switch action {
    case .written(let id, let review):
      reviews[id] = self[id].map { ([review] + $0).uniqued() }
    case .removed(let id, let review):
      reviews[id] = self[id].map { $0.filter { $0.id != review } }
    default: break
    }
  }

  /// Forgets what the user wrote and didn't send.
  mutating func forget(_ account: Account?) {
    drafts = [:]
    writer = nil
    if let account { outbox.reduce(ReviewOutboxAction.accountForgotten(account.email)) }
  }

  /// Makes a review a draft again, unless the server may have it.
  private mutating func takeBack(_ id: PendingReview.ID) {
    guard let pending = outbox[id], canEdit(pending) else { return }
    let draft = pending.change.draft
    drafts[pending.change.sightId] = UnfinishedReview(rating: draft.rating, text: draft.text)
    outbox.reduce(ReviewOutboxAction.discarded(id))
  }
}

/// The events of reviews, on whichever screen they happen.
enum GuestBookAction: ActionType, Codable, Equatable {
  case load(Sight.ID, LoadAction<[Review]>)
  /// The server has a new review.
  case written(Sight.ID, Review)
  /// The server no longer has a review.
  case removed(Sight.ID, Review.ID)
  /// The user confirmed that a review is to be removed.
  case removalConfirmed(Review.ID, about: Sight.ID)
  /// The user typed a part of a review, or took all of it back.
  case drafted(Sight.ID, UnfinishedReview)
  /// The user wants to edit a review that isn't sent yet.
  case editTapped(PendingReview.ID, about: Sight.ID)
}
