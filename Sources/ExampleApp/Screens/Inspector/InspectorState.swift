import Redux

/// What the inspector shows: the last actions, and what each changed.
struct InspectorState: StateType, Equatable {
  /// One action, as it was seen.
  struct Entry: Equatable, Identifiable {
    let id: Int
    let action: String
    /// The parts of the state that it changed.
    let changes: [String]
  }

  /// How many actions are kept.
  static let capacity = 200

  /// The newest first.
  private(set) var entries: [Entry] = []
  private var count = 0

  mutating func reduce(_ action: any ActionType) {
    guard case InspectorAction.seen(let name, let changes) = action else { return }
    count += 1
    entries.insert(Entry(id: count, action: name, changes: changes), at: 0)
    entries.removeLast(max(0, entries.count - Self.capacity))
  }
}

/// What the inspector hears.
enum InspectorAction: ActionType, Equatable {
  /// An action went through the store.
  case seen(String, changes: [String])
}
