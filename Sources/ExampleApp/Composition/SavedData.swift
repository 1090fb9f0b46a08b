import Coordinator
import Outbox
import Redux

/// The data that the features save, except the user's location.
nonisolated struct SavedData: Codable, Equatable {
  /// The bookmarks, the newest first, each once.
  let saved: [Sight.ID]
  /// The number of visits to each sight.
  let visits: [Sight.ID: Int]
  /// The reviews that the user began to write.
  let drafts: [Sight.ID: UnfinishedReview]
  /// The email address of the user who wrote the drafts.
  let writer: String?
  /// The reviews that the server doesn't have yet.
  let unsent: OutboxState<ReviewChange>

  init(
    saved: [Sight.ID] = [], visits: [Sight.ID: Int] = [:],
    drafts: [Sight.ID: UnfinishedReview] = [:], writer: String? = nil,
    unsent: OutboxState<ReviewChange> = OutboxState()
  ) {
    var seen: Set<Sight.ID> = []
    self.saved = saved.filter { Sight.ids ~= $0 && seen.insert($0).inserted }
    self.visits = visits.filter { Sight.ids ~= $0.key && (1...1_000_000) ~= $0.value }
    self.drafts = drafts.filter { Sight.ids ~= $0.key && !$0.value.isEmpty }
    self.writer = self.drafts.isEmpty ? nil : writer
    self.unsent = unsent
  }
}

nonisolated extension SavedData {
  /// Reads the saved data, and leaves out values that no version of the app would have saved.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      saved: try values.decodeIfPresent([Sight.ID].self, forKey: .saved) ?? [],
      visits: try values.decodeIfPresent([Sight.ID: Int].self, forKey: .visits) ?? [:],
      drafts: try values.decodeIfPresent([Sight.ID: UnfinishedReview].self, forKey: .drafts)
        ?? [:],
      writer: try values.decodeIfPresent(String.self, forKey: .writer),
      unsent: try values.decodeIfPresent(OutboxState<ReviewChange>.self, forKey: .unsent)
        ?? OutboxState())
  }
}
