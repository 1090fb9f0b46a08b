import Redux

/// Which sights the user saved, the newest first.
struct SavedState: StateType, Equatable {
  private(set) var sights: [Sight.ID] = []
  /// The list before the last removal, for who wants it back.
  private(set) var undoable: [Sight.ID]?

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case SavedAction.toggled(let id):
      undoable = nil
      if sights.contains(id) { remove(id) } else { sights.insert(id, at: 0) }
    case SavedAction.removed(let id):
      undoable = sights
      remove(id)
    case SavedAction.cleared:
      undoable = sights
      sights = []
    case SavedAction.removalUndone: undo()
    case StorageAction.loaded(let file): sights = file.saved
    default: break
    }
  }

  private mutating func undo() {
    sights = undoable ?? sights
    undoable = nil
  }

  private mutating func remove(_ id: Sight.ID) { sights.removeAll { $0 == id } }
}

/// What can happen to what the user saved, whichever screen it comes from.
enum SavedAction: ActionType, Equatable {
  case toggled(Sight.ID)
  case removed(Sight.ID)
  case cleared
  case removalUndone
}
