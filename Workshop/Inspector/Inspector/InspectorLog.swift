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
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - leftCount: The number of histories that were left.
  ///   - limit: The most actions to add, since each of them is reduced again.
  mutating func follow(_ recording: Recording<State>, leftCount: Int = 0, limit: Int = .max) {
    let newest = recording.moments.upperBound
    let oldest = max(recording.moments.lowerBound, newest - capacity)
    var last = entries.last?.number ?? oldest
    // A history that was left may have had the same numbers.
    if leftCount != self.leftCount { state = nil }
    self.leftCount = leftCount
    if last < oldest || state == nil {
      entries = []
      last = oldest
      state = recording.state(at: oldest)
    }
    guard last < newest, var state else { return }
    for number in (last + 1...newest).prefix(limit) {
      let (before, recorded) = (state, recording[number])
      state.reduce(recorded.action)
      entries.append(
        InspectorEntry(number, recorded, changes: changedProperties(from: before, to: state)))
    }
    self.state = state
    entries.removeFirst(max(0, entries.count - capacity))
  }
}
