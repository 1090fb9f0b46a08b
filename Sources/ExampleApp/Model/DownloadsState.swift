import Redux

/// The guides that were looked for on this device, and those on their way here.
struct DownloadsState: StateType, Equatable {
  private var guides: [Sight.ID: DataState<Guide>] = [:]
  /// The guide that the user removed last, until that is undone.
  private(set) var removed: Guide?

  /// The guide to a sight, as far as it is here, and the progress of downloading it.
  subscript(id: Sight.ID) -> DataState<Guide> { guides[id] ?? .idle }

  var isLoading: Bool { guides.values.contains(where: \.isLoading) }

  mutating func reduce(_ action: any ActionType) {
    switch action {
    case DownloadsAction.load(let id, let event): guides[id, default: .idle].reduce(event)
    case DownloadsAction.found(let id, let guide):
      switch self[id] {
      case .failed(let error, _): guides[id] = .failed(error, previous: guide)
      case .idle, .loading, .loaded: guides[id] = guide.map { .loaded($0) } ?? .idle
      }
    case DownloadsAction.removed(let guide): removed = guide
    case DownloadsAction.removalUndone: removed = nil
    default: break
    }
  }
}

/// The events of guides.
enum DownloadsAction: ActionType, Codable, Equatable {
  /// A guide is read from the disk, or downloaded.
  case load(Sight.ID, LoadAction<Guide>)
  /// This much of a guide is on this device; nil for nothing.
  case found(Sight.ID, Guide?)
  /// The user removed a guide, and nothing of it is left.
  case removed(Guide)
  /// The user wants the guide back that was removed last.
  case removalUndone
  /// A guide that was removed is on this device again.
  case restored(Sight.ID)
}
