import AppShell
import Redux

/// The state of all visits.
struct VisitState: StateType, Equatable {
  /// The visits to one sight.
  struct Visit: Equatable, Codable {
    var count = 0, secondsElapsed = 0
  }

  private var visits: [Sight.ID: Visit] = [:]

  /// The visits to a sight.
  subscript(id: Sight.ID) -> Visit { visits[id] ?? Visit() }

  /// The number of visits to each sight that was visited.
  var counts: [Sight.ID: Int] { visits.mapValues(\.count).filter { $0.value > 0 } }

  mutating func reduce(_ action: any ActionType) {
    if case .loaded(let data) = action.as(StorageAction.self) {
      for (id, count) in data.visits { visits[id, default: Visit()].count = max(0, count) }
    }
    switch action.as(VisitAction.self) {
    case .viewLoaded(let id): visits[id, default: Visit()].secondsElapsed = 0
    case .incrementTapped(let id): visits[id, default: Visit()].count += 1
    case .decrementTapped(let id):
      visits[id, default: Visit()].count = max(0, self[id].count - 1)
    case .secondsElapsed(let id, let seconds):
      visits[id, default: Visit()].secondsElapsed = seconds
    case .retryTapped, .stopTapped, nil: break
    }
  }
}

/// The events of the screen of a visit.
enum VisitAction: ActionType, Codable, Equatable {
  case viewLoaded(Sight.ID)
  case retryTapped(Sight.ID)
  case stopTapped(Sight.ID)
  case incrementTapped(Sight.ID)
  case decrementTapped(Sight.ID)
  case secondsElapsed(Sight.ID, Int)
}
