import Redux

/// The list of sights in words, ready to show.
struct ExploreViewState: Equatable {
  /// The sights, and below them a status, whose identifier is nil.
  let rows: [TableRow<Sight.ID?>]
  /// What to show if there are no rows.
  let placeholder: Placeholder?
  let notice: String?
  let title: String
  let query: SightQuery
  let isLoading, isRefreshing: Bool
  /// Whether there are more sights after the last row.
  let canLoadMore: Bool

  init(
    _ chosenQuery: SightQuery, fixed fixedQuery: SightQuery?, _ catalogue: CatalogueState,
    saved: [Sight.ID], problem: StorageProblem?, waiting: String? = nil
  ) {
    query = fixedQuery ?? chosenQuery
    let (list, saved, query) = (catalogue[query], Set(saved), query)
    let error = list.sights.error?.words
    let sights = (list.sights.value ?? []).compactMap { catalogue[$0].value }
      .map { TableRow($0, isSaved: saved.contains($0.id), showsRating: query.sort == .rating) }
    let loading = waiting.map { "\($0) Select to stop." } ?? "Loading…"
    let status = list.sights.isLoading ? loading : error.map { "\($0) Select to try again." }
    rows = sights.isEmpty ? [] : sights + (status.map { [TableRow(id: nil, title: $0)] } ?? [])
    placeholder =
      switch list.sights {
      case _ where !sights.isEmpty: nil
      case .idle, .loading: .loading(waiting)
      case .loaded where query.search.isEmpty: .message("No Sights", "The guide is still empty.")
      case .loaded: .message("No Sights", "No sight matches “\(query.search)”.")
      case .failed(let error, _): .failure("Could Not Load Sights", error.words)
      }
    let isFirstPage = list.nextPage == 1 && !sights.isEmpty
    notice = isFirstPage && error != nil ? error.map { "Could not refresh. \($0)" } : problem?.words
    title = fixedQuery?.title ?? "Explore"
    isLoading = list.sights.isLoading
    isRefreshing = isLoading && isFirstPage
    canLoadMore = list.nextPage != nil && !isLoading && error == nil
  }
}

extension TableRow<Sight.ID?> {
  fileprivate init(_ sight: Sight, isSaved: Bool, showsRating: Bool) {
    let rating = showsRating ? " · \(sight.stars ?? "not reviewed")" : ""
    self.init(
      id: sight.id, title: isSaved ? "★ \(sight.name)" : sight.name,
      subtitle: "\(sight.origin)\(rating)")
  }
}

extension SightQuery {
  fileprivate var title: String {
    let words = search.isEmpty ? "All Sights" : "“\(search)”"
    return sort.map { "\(words) by \($0.rawValue)" } ?? words
  }
}
