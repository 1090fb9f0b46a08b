import AppShell
import Outbox

nonisolated extension PendingReview {
  /// The rating in stars.
  var stars: String { Review.stars(change.draft.rating) }

  /// Whether it is being sent, or removed, or the user decides.
  func progress(_ problem: StorageProblem?) -> String {
    let isUnderWay = status == .sending && obstacle(problem) == nil
    if isInDoubt { return localized("Send this review again?") }
    if isRemoval { return isUnderWay ? localized("Removing…") : localized("Not removed yet") }
    return isUnderWay ? localized("Sending…") : localized("Not sent yet")
  }

  /// Why it isn't sent yet, unless that is unknown, and what it says.
  func details(_ problem: StorageProblem?) -> String {
    let text = change.draft.text.visible(upTo: ReviewDraft.longestText, keepsLines: true)
    let failure = isInDoubt ? localized("It may have been sent already.") : reason?.words
    let cause = status == .sending ? obstacle(problem) : failure
    return [cause, text].compactMap(\.self).joined(separator: "\n")
  }

  /// Why it isn't on disk yet, before which nothing is sent; nil if it is.
  private func obstacle(_ problem: StorageProblem?) -> String? {
    if case .unwritable? = problem { problem?.words } else { nil }
  }
}
