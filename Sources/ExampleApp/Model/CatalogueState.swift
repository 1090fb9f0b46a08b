import Redux

/// The one copy of every sight that was loaded, and the lists of them.
struct CatalogueState: StateType, Equatable {
  private var sights: [Sight.ID: DataState<Sight>] = [:]
  private var lists: [SightQuery: SightList] = [:]

  /// A sight, and the progress of loading it.
  subscript(id: Sight.ID) -> DataState<Sight> { sights[id] ?? .idle }

  /// The answer to a query, as far as it was loaded.
  subscript(query: SightQuery) -> SightList { lists[query] ?? SightList() }

  /// The sights that are known, by name.
  var loaded: [Sight] { sights.values.compactMap(\.value).sorted { $0.title < $1.title } }

  var isLoading: Bool {
    sights.values.contains(where: \.isLoading) || lists.values.contains(where: \.sights.isLoading)
  }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case CatalogueAction.pageLoad(let query, let page, let event):
      lists[query, default: SightList()].reduce(event, of: page)
      guard case .success(let page) = event else { return }
      for sight in page.sights { sights[sight.id] = .loaded(sight) }
    case CatalogueAction.refreshed(let query): lists[query, default: SightList()].nextPage = 1
    case CatalogueAction.sightLoad(let id, let event): sights[id, default: .idle].reduce(event)
    default: break
    }
  }
}

/// The events of sights on their way from the server.
enum CatalogueAction: ActionType, Codable, Equatable {
  case pageLoad(SightQuery, page: Int, LoadAction<SightsPage>)
  case sightLoad(Sight.ID, LoadAction<Sight>)
  /// The list is about to be loaded again, from its first page.
  case refreshed(SightQuery)
}

/// The part of the answer to a query that was loaded.
nonisolated struct SightList: Equatable, Sendable {
  /// The sights of all pages so far, in the server's order.
  var sights: DataState<[Sight.ID]> = .idle
  /// The page to load next; nil after the last one.
  var nextPage: Int? = 1
  /// The number of sights on all pages; nil if it is unknown, or less than were loaded.
  private(set) var total: Int?

  /// Whether the end of the list asks for the next page; after a failure, the user does.
  var canLoadMore: Bool { nextPage != nil && sights.error == nil }

  /// Follows the load of a page, unless another screen has loaded that page already, or a refresh has begun since.
  mutating func reduce(_ event: LoadAction<SightsPage>, of number: Int) {
    guard number == nextPage else { return }
    switch event {
    case .started: sights.reduce(.started)
    case .progress(let progress): sights.reduce(.progress(progress))
    case .success(let page):
      let known = page.page > 1 ? sights.value ?? [] : []
      let unknown = Set(page.sights.map(\.id)).subtracting(known)
      let loaded = known + page.sights.map(\.id).filter(unknown.contains)
      sights.reduce(.success(loaded))
      total = page.total.flatMap { $0 < loaded.count ? nil : $0 }
      // A list that repeats itself would go on forever.
      nextPage = page.page < page.pages && !unknown.isEmpty ? page.page + 1 : nil
    case .failure(ClientError.notFound) where number > 1:
      // The list has become shorter since the last page.
      sights.reduce(.success(sights.value ?? []))
      nextPage = nil
    case .failure(let error): sights.reduce(.failure(error))
    }
  }
}
