import Redux

/// The saved sights in words, ready to show.
struct SavedViewState: Equatable {
  /// One saved sight.
  struct Row: Equatable, Identifiable {
    let id: Sight.ID
    let title: String
    let subtitle: String
  }

  let rows: [Row]
  let canUndo: Bool
  let notice: String?

  init(_ bookmarks: BookmarksState, _ catalogue: CatalogueState, notice: String?) {
    rows = bookmarks.sights.map { Row($0, catalogue[$0]) }
    canUndo = bookmarks.canUndo
    self.notice = notice
  }
}

extension SavedViewState.Row {
  init(_ id: Sight.ID, _ sight: DataState<Sight>) {
    self.id = id
    if let sight = sight.value {
      title = sight.name
      subtitle = words(forPlaceOf: sight)
    } else {
      title = "Sight \(id)"
      subtitle = sight.error.map(words) ?? "Loading…"
    }
  }
}
