import AppShell
import Redux

/// The sights that the user saved, the newest first.
struct BookmarksState: StateType, Equatable {
  private(set) var sights: [Sight.ID] = []
  /// The lists before the last removals, the newest last.
  private var undoable: [[Sight.ID]] = []

  var canUndo: Bool { !undoable.isEmpty }

  mutating func reduce(_ action: any ActionType) {
    if case .loaded(let data) = action.as(StorageAction.self) { sights = data.saved }
    switch action.as(BookmarksAction.self) {
    case .added(let id):
      undoable = []
      sights = [id] + sights.filter { $0 != id }
    case .removed(let id):
      undoable.append(sights)
      sights.removeAll { $0 == id }
    case .cleared:
      undoable.append(sights)
      sights = []
    case .removalUndone: sights = undoable.popLast() ?? sights
    case nil: break
    }
  }
}

/// The events of the bookmarks, on whichever screen they happen.
enum BookmarksAction: ActionType, Codable, Equatable {
  case added(Sight.ID)
  case removed(Sight.ID)
  case cleared, removalUndone
}

extension BookmarksAction {
  /// Makes an action creator that saves a sight, or removes it if it is saved.
  static func toggle(_ id: Sight.ID) -> ActionCreator<AppState> {
    { state, _ in state.bookmarks.sights.contains(id) ? removed(id) : added(id) }
  }
}
