import Redux

/// The one copy of every sight that was loaded, and the lists of them.
struct CatalogueState: StateType, Equatable {
  private var sights: [Sight.ID: DataState<Sight>] = [:]
  private var lists: [SightQuery: SightList] = [:]

  /// A sight, and the progress of loading it.
  subscript(id: Sight.ID) -> DataState<Sight> { sights[id] ?? .idle }

  /// The answer to a query, as far as it was loaded.
  subscript(query: SightQuery) -> SightList { lists[query] ?? SightList() }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case CatalogueAction.pageLoad(let query, let event):
      lists[query, default: SightList()].reduce(event)
      if case .success(let page) = event { keep(page.sights) }
    case CatalogueAction.refreshed(let query): lists[query, default: SightList()].nextPage = 1
    case CatalogueAction.sightLoad(let id, let event): sights[id, default: .idle].reduce(event)
    default: break
    }
  }

  private mutating func keep(_ loaded: [Sight]) {
    for sight in loaded { sights[sight.id] = .loaded(sight) }
  }
}

/// What can happen to sights on their way from the server.
enum CatalogueAction: ActionType, Equatable {
  case pageLoad(SightQuery, LoadAction<SightsPage>)
  case sightLoad(Sight.ID, LoadAction<Sight>)
  /// The list is about to be loaded again, from its first page.
  case refreshed(SightQuery)
}
