import Coordinator
import Redux

/// What the features save, besides the user's place.
struct SavedData: Codable, Equatable {
  /// The bookmarks, the newest first.
  var saved: [Sight.ID] = []
  /// How often the user visited each sight.
  var visits: [Sight.ID: Int] = [:]
}

extension SavedFile {
  /// Observes everything that is saved.
  static func observed(in store: Store<AppState>) -> StateStream<SavedFile> {
    store.observe(\.bookmarks.sights, \.visits, \.navigation).map { saved, visits, place in
      SavedFile(data: SavedData(saved: saved, visits: visits.counts), place: place)
    }
  }
}
