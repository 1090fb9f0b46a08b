import Redux

/// The rows that were loaded, which several screens may show.
///
/// Each screen loads what it shows, and its load ends with it.
struct ItemsCatalog: StateType, Equatable {
  private var lists: [String: List] = [:]

  /// The rows that a search found; of an empty search, all rows.
  subscript(search: String) -> List { lists[search] ?? List() }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case ItemsLoadAction.pageLoad(let search, let page, let event):
      lists[search, default: List()].reduce(event, of: page)
    case ItemsLoadAction.refreshed(let search): lists[search, default: List()].nextPage = 1
    default: break
    }
  }

  /// The rows that a search found: the pages so far, and the next one.
  struct List: Equatable, Sendable {
    var rows: DataState<[ItemsPage.Row]> = .idle
    /// The page to load next, 1 for a refresh; nil after the last one.
    var nextPage: Int? = 1

    /// Follows the load of a page, unless another screen has loaded that page already, or a refresh has begun since.
    fileprivate mutating func reduce(_ event: LoadAction<ItemsPage>, of number: Int) {
      guard number == nextPage else { return }
      switch event {
      case .started: rows.reduce(.started)
      case .progress(let progress): rows.reduce(.progress(progress))
      case .success(let page):
        let earlier = number == 1 ? [] : rows.value ?? []
        let new = page.rows(after: earlier)
        rows.reduce(.success(earlier + new))
        // A list that repeats itself would go on forever.
        nextPage = new.isEmpty ? nil : page.next
      case .failure(let error): rows.reduce(.failure(error))
      }
    }
  }
}

/// The events of rows on their way from the server.
enum ItemsLoadAction: ActionType, Codable, Equatable {
  case pageLoad(search: String, page: Int, LoadAction<ItemsPage>)
  /// The rows are about to be loaded again, from the first page.
  case refreshed(search: String)
}
