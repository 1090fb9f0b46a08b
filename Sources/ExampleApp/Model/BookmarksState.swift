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
      sights = sights.contains(id) ? sights.filter { $0 != id } : [id] + sights
    case BookmarksAction.removed(let id):
      undoable.append(sights)
      sights.removeAll { $0 == id }
    case BookmarksAction.cleared:
      undoable.append(sights)
      sights = []
    case BookmarksAction.removalUndone: sights = undoable.popLast() ?? sights
    case StorageAction.loaded(let data): sights = data.saved
    default: break
    }
  }
}

/// What can happen to the bookmarks, on whichever screen it happens.
enum BookmarksAction: ActionType, Codable, Equatable {
  case toggled(Sight.ID)
  case removed(Sight.ID)
  case cleared, removalUndone
}
