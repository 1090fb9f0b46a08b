public import Redux

/// The state of the screen, kept until it is closed: the search, the pages so far and the next one.
public struct ItemsState: StateType, Equatable {
  /// The text that the list is searched for; empty if it shows everything.
  var search: String
  var rows: DataState<[ItemsPage.Row]>
  /// The page to load next, 1 for a refresh; nil after the last one.
  var nextPage: Int?

  /// Creates the state of a screen that has just opened.
  public init(
    search: String = "", rows: DataState<[ItemsPage.Row]> = .idle, nextPage: Int? = 1
  ) {
    self.search = search
    self.rows = rows
    self.nextPage = nextPage
  }

  /// Reduces the events on the screen.
  public mutating func reduce(_ action: any ActionType) {
    switch action {
    case ItemsAction.searched(let search):
      self.search = search
      rows = .idle
      nextPage = 1
    case ItemsAction.refreshPulled: nextPage = 1
    case ItemsAction.pageLoad(let event): reduce(event)
    default: break
    }
  }

  private mutating func reduce(_ event: LoadAction<ItemsPage>) {
    switch event {
    case .started: rows.reduce(.started)
    case .progress(let progress): rows.reduce(.progress(progress))
    case .success(let page):
      let earlier = nextPage == 1 ? [] : rows.value ?? []
      let new = page.rows(after: earlier)
      rows.reduce(.success(earlier + new))
      // A list that repeats itself would go on forever.
      nextPage = new.isEmpty ? nil : page.next
    case .failure(let error): rows.reduce(.failure(error))
    }
  }
}
