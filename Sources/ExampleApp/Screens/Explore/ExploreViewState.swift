import AppComponents
import AppShell
import Redux

/// The list of sights as text, ready to show.
struct ExploreViewState: Equatable {
  let title: String
  /// The search that the user asked for.
  let query: SightQuery
  /// The search whose sights the rows are.
  let shownQuery: SightQuery
  /// The sights, and below them a status, whose identifier is nil.
  let rows: [TableRow<Sight.ID?>]
  /// The placeholder if there are no rows.
  let placeholder: Placeholder?
  let notice: String?
  let isRefreshing: Bool
  /// The answer to a refresh, for a moment in place of the user's position.
  let answer: String?
  /// The number of sights, among which the user has a position.
  let count: SightCount

  init(_ listing: SightListing, chosen: Sight.ID? = nil, feedback: Feedback? = nil) {
    query = listing.query
    shownQuery = listing.shownQuery
    title = listing.isFixed ? query.title : localized("Explore")
    answer = feedback == .refreshed(query) ? feedback?.words : nil
    count = listing.count

    let load = listing.list.sights
    let saved = listing.savedSights
    let problem = load.error?.words
    let sights = listing.sights.map {
      TableRow<Sight.ID?>(
        $0, id: $0.id, isSaved: saved.contains($0.id), sort: listing.shownQuery.sort,
        isSelected: $0.id == chosen, isDimmed: listing.isStale)
    }
    let status = TableRow<Sight.ID?>.status(
      isLoading: load.isLoading, waiting: listing.waiting, problem: problem,
      section: sights.last?.section)
    rows = sights.isEmpty ? [] : sights + status
    isRefreshing = listing.isStale && !sights.isEmpty
    let failedRefresh = listing.list.nextPage == 1 && !sights.isEmpty ? problem : nil
    notice = failedRefresh.map { localized("Could not refresh. \($0)") }
    placeholder =
      switch load {
      case _ where !sights.isEmpty: nil
      case .idle, .loading: .loading(listing.waiting)
      case .loaded where listing.query.search.isEmpty:
        .message(localized("No Sights"), localized("The guide is still empty."))
      case .loaded:
        .message(localized("No Sights"), localized("No sight matches “\(listing.query.search)”."))
      case .failed(let error, _): .failure(localized("Could Not Load Sights"), error.words)
      }
  }
}
