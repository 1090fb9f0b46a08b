import Redux

/// The list of sights in words, ready to show.
struct ExploreViewState: Equatable {
  /// One sight of the list.
  struct Row: Equatable, Identifiable {
    let id: Sight.ID
    let title: String
    let subtitle: String
  }

  /// What stands in place of rows, or below them.
  enum Status: Equatable {
    case none
    case loading
    case empty(String)
    case failed(String)
  }

  let rows: [Row]
  let status: Status
  let notice: String?
  let title: String
  let query: SightQuery
  let isRefreshing: Bool
  /// Whether more rows come when the last is reached.
  let canLoadMore: Bool

  init(
    _ query: SightQuery, _ catalogue: CatalogueState, saved: [Sight.ID], notice: String?,
    isRoot: Bool
  ) {
    let (list, saved) = (catalogue[query], Set(saved))
    rows = (list.sights.value ?? []).compactMap { catalogue[$0].value }
      .map { Row($0, isSaved: saved.contains($0.id), showsRating: query.sort == .rating) }
    status = Status(list.sights, query)
    title = isRoot ? "Explore" : query.title
    self.query = query
    isRefreshing = list.sights.isLoading && list.nextPage == 1 && !rows.isEmpty
    canLoadMore = list.nextPage != nil && !list.sights.isLoading && list.sights.error == nil
    self.notice = list.refreshFailure ?? notice
  }
}

extension ExploreViewState.Row {
  init(_ sight: Sight, isSaved: Bool, showsRating: Bool) {
    id = sight.id
    title = isSaved ? "★ \(sight.name)" : sight.name
    let rating = showsRating ? " · \(words(forRating: sight.rating))" : ""
    subtitle = "\(words(forPlaceOf: sight)) · \(words(forYear: sight.year))\(rating)"
  }
}

extension ExploreViewState.Status {
  init(_ list: DataState<[Sight.ID]>, _ query: SightQuery) {
    self =
      switch list {
      case .idle, .loading: .loading
      case .loaded([]): .empty("No sight matches “\(query.search)”.")
      case .loaded: .none
      case .failed(let error, _): .failed(words(for: error))
      }
  }
}

extension SightList {
  /// Why the list is not as new as it was to be; it is said above the rows, where the user looks then.
  fileprivate var refreshFailure: String? {
    guard let error = sights.error, let rows = sights.value, !rows.isEmpty, nextPage == 1
    else { return nil }
    return "Could not refresh. \(words(for: error))"
  }
}

extension SightQuery {
  fileprivate var title: String {
    let order = sort.map { "by \($0.rawValue)" }
    let words = search.isEmpty ? "All Sights" : "“\(search)”"
    return [words, order].compactMap { $0 }.joined(separator: " ")
  }
}
