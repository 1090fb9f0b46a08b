import Redux

/// A list of sights: what the user asked for, and what is shown until that is there.
nonisolated struct SightListing: Equatable, Sendable {
  /// The search that the user asked for.
  let query: SightQuery
  /// Whether the screen shows only this search, and not what the user searches for in Explore.
  let isFixed: Bool
  /// The search whose sights are shown: the last one with an answer, until the new one has its own, fails, or takes
  /// long.
  let shownQuery: SightQuery
  /// The reason for a long load; nil without one.
  let waiting: String?
  private let catalogue: CatalogueState
  private let saved: [Sight.ID]

  init(_ fixedQuery: SightQuery?, in state: AppState) {
    query = fixedQuery ?? state.explore.query
    isFixed = fixedQuery != nil
    waiting = state.slowRequests[.list(query)]
    catalogue = state.catalogue
    saved = state.bookmarks.sights

    let load = catalogue[query].sights
    let isNew = load.value == nil && load.error == nil && waiting == nil
    let answered = isNew && !isFixed ? state.explore.answeredQuery : nil
    shownQuery = answered ?? query
  }

  /// The sights that the user asked for, as far as they were loaded.
  var list: SightList { catalogue[query] }

  /// The sights that are shown.
  var sights: [Sight] { shown.sights.value?.compactMap { catalogue[$0].value } ?? [] }

  /// The sights that the user saved.
  var savedSights: Set<Sight.ID> { Set(saved) }

  /// Whether the sights that are shown are those that the user asked for.
  var isCurrent: Bool { shownQuery == query }

  /// Whether other sights are about to take the place of those that are shown.
  var isStale: Bool { !isCurrent || (list.sights.isLoading && list.nextPage == 1) }

  /// The number of sights that are shown, and of all.
  var count: SightCount {
    let loaded = shown.sights.value?.count ?? 0
    return SightCount(loaded: loaded, total: shown.total ?? (shown.nextPage == nil ? loaded : nil))
  }

  private var shown: SightList { catalogue[shownQuery] }
}

/// The number of sights in a list.
nonisolated struct SightCount: Equatable, Sendable {
  let loaded: Int
  /// The number on all pages; nil if it is unknown.
  let total: Int?
}

nonisolated extension AppState {
  /// The sights of a search; without one, of what the user searches for in Explore.
  subscript(sights fixedQuery: SightQuery?) -> SightListing { SightListing(fixedQuery, in: self) }

  /// The search of such a list if nothing of it is loaded, and nobody loads it; or else nil.
  subscript(unloaded fixedQuery: SightQuery?) -> SightQuery? {
    let query = fixedQuery ?? explore.query
    return if case .idle = catalogue[query].sights { query } else { nil }
  }
}
