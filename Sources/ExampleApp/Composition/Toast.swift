import Outbox
import Redux

/// The feedback that screens show, and whether the user can still undo what it is about.
nonisolated struct Toast: Equatable, Sendable {
  let feedback: Feedback
  let canUndo: Bool

  fileprivate init(_ feedback: Feedback, canUndo: Bool) {
    self.feedback = feedback
    self.canUndo = canUndo && feedback.undo != nil
  }

  /// The action that undoes what the feedback is about; nil if it is too late, or nothing undoes it, or the screen
  /// has a button for that.
  func undo(on screen: AppMap.Screen) -> (any ActionType)? {
    canUndo && screen != .saved ? feedback.undo : nil
  }
}

extension AppState {
  /// The last feedback, as long as it is true: a review that is being sent doesn't wait any more.
  var toast: Toast? {
    guard let feedback = feedback.current else { return nil }
    guard case .reviewWaits(_, let id) = feedback else {
      return Toast(feedback, canUndo: canUndo(feedback))
    }
    guard let review = guestBook.outbox[id], review.status != .sending else { return nil }
    return Toast(feedback, canUndo: guestBook.canEdit(review))
  }

  private func canUndo(_ feedback: Feedback) -> Bool {
    if case .guideRemoved = feedback { downloads.removed != nil } else { bookmarks.canUndo }
  }
}

nonisolated extension Feedback {
  /// The action that undoes what the feedback is about; nil for none.
  fileprivate var undo: (any ActionType)? {
    switch self {
    case .removed, .cleared: BookmarksAction.removalUndone
    case .reviewWaits(let sight, let review): GuestBookAction.editTapped(review, about: sight)
    case .guideRemoved: DownloadsAction.removalUndone
    case .saved, .restored, .reviewSent, .reviewRemoved, .linkCopied,
      .guideDownloaded, .downloadStopped, .signedIn, .signedOut, .registered, .refreshed:
      nil
    }
  }
}
