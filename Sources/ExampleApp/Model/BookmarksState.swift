import AppShell
import Redux

/// The sights that the user saved, the newest first.
struct BookmarksState: StateType, Equatable {
  private(set) var sights: [Sight.ID] = []
  /// The lists before the last removals, the newest last.
  private var undoable: [[Sight.ID]] = []

  /// Whether a sight is saved.
  subscript(id: Sight.ID) -> Bool { sights.contains(id) }

  var canUndo: Bool { !undoable.isEmpty }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case StorageAction.loaded(let data): sights = data.saved
    case BookmarksAction.added(let id):
      undoable = []
      sights = [id] + sights.filter { $0 != id }
    case BookmarksAction.removed(let id) where sights.contains(id):
      undoable.append(sights)
      sights.removeAll { $0 == id }
    case BookmarksAction.cleared where !sights.isEmpty:
      undoable.append(sights)
      sights = []
    case BookmarksAction.removalUndone: sights = undoable.popLast() ?? sights
    default: break
    }
  }
}

/// The events of the bookmarks, on whichever screen they happen.
enum BookmarksAction: ActionType, Codable, Equatable {
  case added(Sight.ID)
  case removed(Sight.ID)
  case cleared, removalUndone
}

nonisolated extension BookmarksAction {
  /// Returns an action creator that saves a sight, or removes it if it is saved.
  static func toggle(_ id: Sight.ID) -> ActionCreator<AppState> {
    { state, _ in state.bookmarks[id] ? removed(id) : added(id) }
  }
}
