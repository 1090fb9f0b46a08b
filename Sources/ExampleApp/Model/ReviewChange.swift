import AppShell
import Outbox
import Redux

/// A review that the user has written, and that the server doesn't have yet.
nonisolated struct ReviewChange: OutboxChange {
  typealias Reason = ClientError

  let sightId: Sight.ID
  let draft: ReviewDraft

  /// The reviews of a sight are sent in their order.
  var key: String { "\(sightId)" }

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
    self.init(\.guestBook.outbox, services, jitter: services.jitter) { pending in
      let (id, draft) = (pending.change.sightId, pending.change.draft)
      guard client.tokens.token?.account.email == pending.account else {
        return .needsSignIn(.signedOut)
      }
      do {
        let review = try await client.send(draft, about: id, key: pending.id)
        sent(id)
        return .done(GuestBookAction.written(id, review))
      } catch {
        return OutboxOutcome(error as? ClientError ?? .stopped)
      }
    }
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
