import Coordinator
import Redux

/// What the features save, besides the user's place.
struct SavedData: Codable, Equatable {}

extension SavedFile {
  /// Observes everything that is saved.
  static func observed(in store: Store<AppState>) -> StateStream<SavedFile> {
    store.observe(\.navigation).map { SavedFile(data: SavedData(), place: $0) }
  }
}
