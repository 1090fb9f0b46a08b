import AppShell
import Redux

/// The number of visits to each sight.
struct VisitsState: StateType, Equatable {
  private(set) var counts: [Sight.ID: Int] = [:]

  /// The number of visits to a sight.
  subscript(id: Sight.ID) -> Int { counts[id] ?? 0 }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case StorageAction.loaded(let data): counts = data.visits
    case VisitsAction.added(let id): counts[id] = self[id] + 1
    case VisitsAction.removed(let id): counts[id] = self[id] > 1 ? self[id] - 1 : nil
    default: break
    }
  }
}

/// The events of visits, on whichever screen they happen.
enum VisitsAction: ActionType, Codable, Equatable {
  case added(Sight.ID)
  case removed(Sight.ID)
}
