import Redux

/// The last actions in words, the newest first.
struct InspectorViewState: Equatable {
  /// One action.
  struct Row: Equatable, Identifiable {
    let id: Int
    let title: String
    let subtitle: String
  }

  let rows: [Row]

  init(_ entries: [ActionRecorder.Entry]) {
    rows = entries.reversed().map { entry in
      let changes = entry.changes.joined(separator: ", ")
      return Row(
        id: entry.id, title: "\(entry.id)  \(entry.action)",
        subtitle: changes.isEmpty ? "changed nothing" : "changed \(changes)")
    }
  }
}
