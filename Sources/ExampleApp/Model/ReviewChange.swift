import AppShell
import Outbox
import Redux

/// A review that the user has written or removed, of which the server doesn't know yet.
nonisolated struct ReviewChange: OutboxChange {
  typealias Reason = ClientError

  let sightId: Sight.ID
  /// The contents of the review.
  let draft: ReviewDraft
  /// The review to remove; nil if it is to be written.
  let removedId: Review.ID?

  init(sightId: Sight.ID, draft: ReviewDraft) {
    self.sightId = sightId
    self.draft = draft
    removedId = nil
  }

  /// Removes a review from the server.
  init(removing review: Review) {
    sightId = review.sightId
    draft = ReviewDraft(rating: review.rating ?? 0, text: review.text)
    removedId = review.id
  }

  /// No review depends on another, so one that is refused holds no other.
  var key: String? { nil }

  /// The server knows the key of a review for a day; a removal needs none.
  var retryPeriod: Duration? { removedId == nil ? .seconds(23 * 3_600) : nil }

  /// As many as somebody writes on a journey.
  static var limit: Int { 50 }
}

/// The events of the reviews that the server doesn't have yet.
typealias ReviewOutboxAction = OutboxAction<ReviewChange>
/// A review that the server doesn't have yet.
typealias PendingReview = PendingChange<ReviewChange>

nonisolated extension OutboxSender where State == AppState, Change == ReviewChange {
  /// Sends reviews, each for the user who wrote it.
  convenience init(_ services: Services, sent: @escaping @Sendable (Sight.ID) -> Void) {
    let client = services.client
    self.init(\.guestBook.outbox, services) { pending in
      let id = pending.change.sightId
      guard client.tokens.token?.account.email == pending.account else {
        return .needsSignIn(.signedOut)
      }
      do {
        let result = try await pending.send(to: client)
        sent(id)
        return .done(result)
      } catch {
        return OutboxOutcome(error as? ClientError ?? .stopped)
      }
    }
  }
}

nonisolated extension PendingReview {
  /// Whether the review is to be removed from the server.
  var isRemoval: Bool { change.removedId != nil }

  /// Whether the server may have the review, and the user decides whether to send it again.
  var isInDoubt: Bool { status == .conflict && mayHaveArrived }

  /// Writes the review, or removes it, and returns what has happened then.
  fileprivate func send(to client: SightsClient) async throws -> GuestBookAction {
    let sight = change.sightId
    guard let id = change.removedId else {
      return .written(sight, try await client.send(change.draft, about: sight, key: self.id))
    }
    do {
      try await client.remove(review: id, of: sight)
    } catch ClientError.notFound {
      // An earlier attempt has arrived.
    }
    return .removed(sight, id)
  }
}

nonisolated extension OutboxOutcome<ReviewChange> {
  /// What a failure means for a review.
  init(_ error: ClientError) {
    self =
      switch error {
      case .unreachable, .outdated: .again(error, mayHaveArrived: false)
      case .busy(let seconds):
        .again(error, after: seconds.map { .seconds($0) }, mayHaveArrived: false)
      case .refused(500..., _, let seconds): .again(error, after: seconds.map { .seconds($0) })
      case .interrupted, .timedOut, .unreadable, .tooLarge, .stopped: .again(error)
      case .signedOut, .wrongCredentials: .needsSignIn(error)
      case .changed: .conflict(error)
      case .notFound, .emailTaken, .invalid, .refused: .refused(error)
      }
  }
}

nonisolated extension [Review] {
  /// Returns the reviews without those that pending changes remove, or have already added: the server may have a review
  /// whose answer was lost.
  func without(_ pending: [PendingReview], of account: Account?) -> Self {
    let removed = Set(pending.compactMap(\.change.removedId))
    var rest = filter { !removed.contains($0.id) }
    for review in pending where !review.canBeReplaced {
      let copy = rest.firstIndex { $0.isWritten(by: account) && $0.isMade(of: review.change.draft) }
      if let copy { rest.remove(at: copy) }
    }
    return rest
  }
}
