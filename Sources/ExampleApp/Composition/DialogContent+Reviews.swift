import AppShell
import Coordinator
import Outbox

nonisolated extension DialogContent {
  /// Asks before a review of the user is removed.
  static func removing(_ id: Review.ID, about sight: Sight.ID) -> Self {
    Self(
      title: localized("Remove your review?"), message: localized("Others will no longer see it."),
      choices: [
        .init(localized("Cancel"), role: .cancel),
        .init(
          localized("Remove"), role: .destructive,
          action: GuestBookAction.removalConfirmed(id, about: sight)),
      ])
  }

  /// Offers what can be done about a review that isn't removed yet.
  static func unremoved(_ id: PendingReview.ID) -> Self {
    Self(
      title: localized("This review isn't removed yet."),
      choices: [
        .init(localized("Remove Now"), action: ReviewOutboxAction.retried(id)),
        .init(localized("Keep It"), action: ReviewOutboxAction.discarded(id)),
        .init(localized("Cancel"), role: .cancel),
      ])
  }

  /// Offers what can be done about a review that isn't sent yet.
  static func unsent(_ id: PendingReview.ID, about sight: Sight.ID, canEdit: Bool) -> Self {
    let edit = Self.Choice(
      localized("Edit"), action: GuestBookAction.editTapped(id, about: sight))
    return Self(
      title: localized("This review isn't sent yet."),
      choices: [.init(localized("Send Now"), action: ReviewOutboxAction.retried(id))]
        + (canEdit ? [edit] : [])
        + [
          .init(
            localized("Discard"), role: .destructive, action: ReviewOutboxAction.discarded(id)),
          .init(localized("Cancel"), role: .cancel),
        ])
  }
}
