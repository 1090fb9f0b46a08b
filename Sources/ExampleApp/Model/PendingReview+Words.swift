import AppShell
import Outbox

nonisolated extension PendingReview {
  /// The rating in stars.
  var stars: String { (1...5).map { $0 <= change.draft.rating ? "★" : "☆" }.joined() }

  /// Whether it is being sent.
  var progress: String {
    status == .sending ? localized("Sending…") : localized("Not sent yet")
  }

  /// Why it isn't sent yet, unless that is unknown, and what it says.
  var details: String {
    let text = change.draft.text.visible(upTo: 500, keepsLines: true)
    return [status == .sending ? nil : reason?.words, text].compactMap(\.self)
      .joined(separator: "\n")
  }
}
