import Redux

/// What the screen remembers until it is closed: the pages so far, and which one is next.
struct ItemsState: StateType, Equatable {
  var rows: DataState<[ItemsPage.Row]> = .idle
  /// The page to load next; nil after the last one.
  var nextPage: Int? = 1

  mutating func reduce(_ action: any ActionType) {
    guard case .pageLoad(let event)? = action.as(ItemsAction.self) else { return }
    switch event {
    case .started: rows.reduce(.started)
    case .progress(let progress): rows.reduce(.progress(progress))
    case .success(let page):
      rows.reduce(.success((rows.value ?? []) + page.rows))
      nextPage = page.next
    case .failure(let error): rows.reduce(.failure(error))
    }
  }
}

/// What can happen on the screen.
enum ItemsAction: ActionType, Codable, Equatable {
  case viewLoaded, endReached, retryTapped
  case rowTapped(ItemsPage.Row.ID)
  case pageLoad(LoadAction<ItemsPage>)
}
