import AppComponents
import AppShell
import Outbox
import Redux

/// The user's reviews that the server doesn't have yet as text, ready to show: first those that it refused.
struct UnsentViewState: Equatable {
  let title = localized("Not Sent Yet")
  let rows: [TableRow<PendingReview.ID>]
  /// The placeholder if there are no rows.
  let placeholder: Placeholder?

  init(_ book: GuestBookState, _ catalogue: CatalogueState, problem: StorageProblem? = nil) {
    let reviews = book.outbox.shown
    let ordered = reviews.filter(\.isRefused) + reviews.filter { !$0.isRefused }
    rows = ordered.map { $0.row(named: catalogue[$0.change.sightId].value?.title, problem) }
    placeholder =
      switch (rows.isEmpty, book.heldCount) {
      case (false, _): nil
      case (true, 0):
        .message(
          localized("Everything Is Sent"),
          localized("Reviews that the server doesn't have yet appear here."))
      case (true, let count):
        .message(
          localized("Not signed in"), localized("Sign in to send the reviews that wait: \(count)."))
      }
  }
}

extension PendingReview {
  /// Whether the server won't take it.
  fileprivate var isRefused: Bool { status == .refused || status == .conflict && !isInDoubt }

  fileprivate func row(named sight: String?, _ problem: StorageProblem?) -> TableRow<ID> {
    let saysMore = status == .sending || isRemoval
    let progress = saysMore ? "\(progress(problem))\n" : ""
    return TableRow(
      id: id, title: "\(stars) \(sight ?? Sight.title(of: change.sightId))",
      subtitle: progress + details(problem),
      section: isRefused ? localized("Not Accepted") : localized("Waiting"))
  }
}
