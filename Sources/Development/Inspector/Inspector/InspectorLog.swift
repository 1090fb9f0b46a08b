import AppShell
import Redux
import ReduxRecording

/// The last actions of a session, and the words to find them by.
struct InspectorLog<State: StateType> {
  /// The oldest first.
  private(set) var entries: [InspectorEntry] = []
  /// The state after the last entry.
  private var state: State?
  private let capacity: Int
  /// The number of histories that had been left.
  private var leftCount = 0

  init(capacity: Int = 1000) { self.capacity = capacity }

  /// Adds what has been recorded since, and drops what is too old.
  mutating func follow(_ recording: Recording<State>, leftCount: Int = 0) {
    let newest = recording.moments.upperBound
    let oldest = max(recording.moments.lowerBound, newest - capacity)
    var last = entries.last?.number ?? oldest
    // A history that was left may have had the same numbers.
    if leftCount != self.leftCount { state = nil }
    self.leftCount = leftCount
    if last < oldest || state == nil {
      (entries, last) = ([], oldest)
      state = recording.state(at: oldest)
    }
    guard last < newest, var state else { return }
    for number in last + 1...newest {
      let (before, recorded) = (state, recording[number])
      state.reduce(recorded.action)
      entries.append(
        InspectorEntry(number, recorded, changes: changedProperties(from: before, to: state)))
    }
    self.state = state
    entries.removeFirst(max(0, entries.count - capacity))
  }
}

/// An action, in words.
struct InspectorEntry: Equatable {
  let number: Int
  /// The type and the case of the action.
  let name: String
  /// When it happened, what dispatched it, and what it changed.
  let facts: String

  /// Whether the entry contains each of some words, in lower case.
  func contains(_ words: [String]) -> Bool {
    let text = "\(name) \(facts)".lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}

extension InspectorEntry {
  fileprivate init(_ number: Int, _ recorded: RecordedAction, changes: [String]) {
    self.number = number
    name = describeAction(recorded.action)
    let what =
      changes.isEmpty
      ? localized("changed nothing") : localized("changed \(changes.joined(separator: ", "))")
    facts = [recorded.time.clock, recorded.source, what].compactMap(\.self).joined(
      separator: " · ")
  }
}

extension Duration {
  /// The duration in minutes, seconds and tenths of a second, such as 1:02.5.
  var clock: String {
    let tenths = max(0, Int(self / .milliseconds(100)))
    let seconds = tenths / 10 % 60
    return "\(tenths / 600):\(seconds < 10 ? "0" : "")\(seconds).\(tenths % 10)"
  }
}
