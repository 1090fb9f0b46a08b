import AppComponents
import AppShell
import Outbox
import Redux

/// The reviews of a sight as text, ready to show: the user's that aren't sent yet, and those that the server has.
struct ReviewsViewState: Equatable {
  /// Identifies a row.
  nonisolated enum RowID: Hashable, Sendable {
    case review(Review.ID)
    /// A review that the user has written, and can remove.
    case own(Review.ID)
    case pending(PendingReview.ID)
  }

  let title = localized("Reviews")
  let rows: [TableRow<RowID>]
  /// The placeholder if there are no rows.
  let placeholder: Placeholder?
  /// Why the reviews could not be loaded, or why their first load takes long; nil if they are there.
  let notice: String?
  let isRefreshing: Bool

  init(
    _ reviews: DataState<[Review]>, pending: [PendingReview] = [], account: Account? = nil,
    waiting: String? = nil, problem: StorageProblem? = nil
  ) {
    let sent = (reviews.value ?? []).without(pending, of: account)
    rows = pending.map { $0.row(problem) } + sent.map { $0.row(isOwn: $0.isWritten(by: account)) }
    let failure = rows.isEmpty ? nil : reviews.error?.words
    let firstLoad = rows.isEmpty || reviews.value != nil ? nil : waiting
    notice = failure.map { localized("Could not refresh. \($0)") } ?? firstLoad
    isRefreshing = reviews.isLoading && !rows.isEmpty
    placeholder =
      switch reviews {
      case _ where !rows.isEmpty: nil
      case .idle, .loading: .loading(waiting)
      case .loaded:
        .message(localized("No Reviews Yet"), localized("Choose Write to be the first."))
      case .failed(let error, _): .failure(localized("Could Not Load Reviews"), error.words)
      }
  }
}

extension Review {
  fileprivate func row(isOwn: Bool) -> TableRow<ReviewsViewState.RowID> {
    TableRow(
      id: isOwn ? .own(id) : .review(id), title: heading, subtitle: text,
      act: isOwn ? localized("Remove") : nil)
  }
}

extension PendingReview {
  fileprivate func row(_ problem: StorageProblem?) -> TableRow<ReviewsViewState.RowID> {
    TableRow(id: .pending(id), title: "\(stars) \(progress(problem))", subtitle: details(problem))
  }
}
