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
  let isRefreshing: Bool
  /// Whether there are more sights after the last row.
  let canLoadMore: Bool

  init(
    _ query: SightQuery, _ catalogue: CatalogueState, saved: [Sight.ID],
    problem: StorageProblem?, isRoot: Bool
  ) {
    let (list, saved) = (catalogue[query], Set(saved))
    let sights = (list.sights.value ?? []).compactMap { catalogue[$0].value }
      .map { TableRow($0, isSaved: saved.contains($0.id), showsRating: query.sort == .rating) }
    rows = sights + (sights.isEmpty ? [] : list.statusRows)
    placeholder = sights.isEmpty ? list.placeholder(for: query) : nil
    title = isRoot ? "Explore" : query.title
    self.query = query
    isRefreshing = list.sights.isLoading && list.nextPage == 1 && !sights.isEmpty
    canLoadMore = list.nextPage != nil && !list.sights.isLoading && list.sights.error == nil
    notice = list.refreshFailure ?? problem?.words
  }
}

extension TableRow<Sight.ID?> {
  fileprivate init(_ sight: Sight, isSaved: Bool, showsRating: Bool) {
    let rating = showsRating ? " · \(sight.stars ?? "not reviewed")" : ""
    self.init(
      id: sight.id, title: isSaved ? "★ \(sight.name)" : sight.name,
      subtitle: "\(sight.place) · \(sight.age)\(rating)")
  }
}

extension SightList {
  fileprivate func placeholder(for query: SightQuery) -> Placeholder? {
    switch sights {
    case .idle, .loading: .loading
    case .loaded([]): .message("No Sights", "No sight matches “\(query.search)”.")
    case .loaded: nil
    case .failed(let error, _): .failure("Could Not Load Sights", error.words)
    }
  }

  /// The progress of loading more sights, below those that are there.
  fileprivate var statusRows: [TableRow<Sight.ID?>] {
    switch sights {
    case .idle, .loading: [TableRow(id: nil, title: "Loading…")]
    case .loaded: []
    case .failed(let error, _):
      [TableRow(id: nil, title: "\(error.words) Select to try again.")]
    }
  }

  /// Why the list could not be refreshed, for the place above the rows, where the user looks then.
  fileprivate var refreshFailure: String? {
    guard let error = sights.error, let rows = sights.value, !rows.isEmpty, nextPage == 1
    else { return nil }
    return "Could not refresh. \(error.words)"
  }
}

extension SightQuery {
  fileprivate var title: String {
    let order = sort.map { "by \($0.rawValue)" }
    let words = search.isEmpty ? "All Sights" : "“\(search)”"
    return [words, order].compactMap { $0 }.joined(separator: " ")
  }
}
