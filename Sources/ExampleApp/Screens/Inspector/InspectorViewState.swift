import Redux

/// The last actions in words, the newest first.
struct InspectorViewState: Equatable {
  let rows: [TableRow<ActionRecorder.Entry.ID>]

  init(_ entries: [ActionRecorder.Entry]) {
    rows = entries.reversed().map { entry in
      let changes = entry.changes.joined(separator: ", ")
      return TableRow(
        id: entry.id, title: "\(entry.id)  \(entry.action)",
        subtitle: changes.isEmpty ? "changed nothing" : "changed \(changes)")
    }
  }
}
