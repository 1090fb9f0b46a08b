import Redux

/// The sights that the user saved, the newest first.
struct BookmarksState: StateType, Equatable {
  private(set) var sights: [Sight.ID] = []
  /// The lists before the last removals, the newest last.
  private var undoable: [[Sight.ID]] = []

  /// Whether there is a removal to undo.
  var canUndo: Bool { !undoable.isEmpty }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case BookmarksAction.toggled(let id):
      undoable = []
      if sights.contains(id) { remove(id) } else { sights.insert(id, at: 0) }
    case BookmarksAction.removed(let id):
      undoable.append(sights)
      remove(id)
    case BookmarksAction.cleared:
      undoable.append(sights)
      sights = []
    case BookmarksAction.removalUndone: sights = undoable.popLast() ?? sights
    case StorageAction.loaded(let data): sights = data.saved
    default: break
    }
  }

  private mutating func remove(_ id: Sight.ID) { sights.removeAll { $0 == id } }
}

/// What can happen to the bookmarks, on whichever screen it happens.
enum BookmarksAction: ActionType, Equatable {
  case toggled(Sight.ID)
  case removed(Sight.ID)
  case cleared
  case removalUndone
}
