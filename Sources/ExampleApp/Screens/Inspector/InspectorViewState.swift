import Redux

/// The last actions in words, the newest first.
struct InspectorViewState: Equatable {
  let rows: [TableRow<Int>]

  init(_ recording: Recording<AppState>, count: Int = 200) {
    let moments =
      max(
        recording.moments.lowerBound, recording.moments.upperBound - count)...recording.moments
      .upperBound
    let states = recording.states(at: moments)
    rows = zip(moments.dropFirst(), zip(states, states.dropFirst())).reversed().map {
      number, states in
      let changes = changedProperties(from: states.0, to: states.1).joined(separator: ", ")
      return TableRow(
        id: number, title: "\(number)  \(describeAction(recording[number].action))",
        subtitle: changes.isEmpty ? "changed nothing" : "changed \(changes)")
    }
  }
}
