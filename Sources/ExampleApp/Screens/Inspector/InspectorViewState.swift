import Redux

/// The last actions in words, ready to show.
struct InspectorViewState: Equatable {
  /// One action.
  struct Row: Equatable, Identifiable {
    let id: Int
    let title: String
    let subtitle: String
  }

  let rows: [Row]

  init(_ inspector: InspectorState) {
    rows = inspector.entries.map { entry in
      let changes = entry.changes.joined(separator: ", ")
      return Row(
        id: entry.id, title: "\(entry.id)  \(entry.action)",
        subtitle: changes.isEmpty ? "changed nothing" : "changed \(changes)")
    }
  }
}
