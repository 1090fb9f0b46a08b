import AppShell
import Coordinator
import Outbox

nonisolated extension AppCoordinator {
  /// Returns the text of a dialog, and the user's choices.
  static func content(of dialog: AppMap.Dialog) -> DialogContent {
    switch dialog {
    case .shell(let dialog): App.shellContent(of: dialog)
    case .clearing:
      DialogContent(
        title: localized("Remove all saved sights?"), style: .actionSheet(anchor: "clear"),
        choices: [
          .init(localized("Remove All"), role: .destructive, action: BookmarksAction.cleared),
          .init(localized("Cancel"), role: .cancel),
        ])
    case .signingOut(let unsent):
      DialogContent(
        title: localized("Sign out of your account?"),
        message: unsent == 0
          ? nil : localized("Reviews that aren't sent yet will be discarded: \(unsent)."),
        choices: [
          .init(localized("Cancel"), role: .cancel),
          .init(
            localized("Sign Out"), role: .destructive, action: SessionAction.signOutConfirmed),
        ])
    case .removingReview(let id, let sight): .removing(id, about: sight)
    case .unremoved(let id): .unremoved(id)
    case .inDoubt(let id): .inDoubt(id)
    case .unsent(let id, let sight, let canEdit): .unsent(id, about: sight, canEdit: canEdit)
    }
  }
}

nonisolated extension DialogContent {
  /// Asks before a review of the user is removed.
  fileprivate static func removing(_ id: Review.ID, about sight: Sight.ID) -> Self {
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
  fileprivate static func unremoved(_ id: PendingReview.ID) -> Self {
    Self(
      title: localized("This review isn't removed yet."),
      choices: [
        .init(localized("Remove Now"), action: ReviewOutboxAction.retried(id)),
        .init(localized("Keep It"), action: ReviewOutboxAction.discarded(id)),
        .init(localized("Cancel"), role: .cancel),
      ])
  }

  /// Asks whether to send a review that the server may have already.
  fileprivate static func inDoubt(_ id: PendingReview.ID) -> Self {
    Self(
      title: localized("Send this review again?"),
      message: localized("It may have been sent already."),
      choices: [
        .init(localized("Send Again"), action: ReviewOutboxAction.retried(id)),
        .init(
          localized("Discard"), role: .destructive, action: ReviewOutboxAction.discarded(id)),
        .init(localized("Cancel"), role: .cancel),
      ])
  }

  /// Offers what can be done about a review that isn't sent yet.
  fileprivate static func unsent(_ id: PendingReview.ID, about sight: Sight.ID, canEdit: Bool)
    -> Self
  {
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
