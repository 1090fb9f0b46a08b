import AppShell
import Redux
import ReduxRecording

/// An action in a line: the inspector's lists, its page and a report show the same.
struct InspectorEntry: Equatable, Sendable {
  let number: Int
  /// The type and the case of the action.
  let name: String
  /// The time since the recording began.
  let time: Duration
  /// What dispatched it, if that is known.
  let source: String?
  /// The properties of the state that it changed.
  let changes: [String]

  /// When it happened, what dispatched it, and what it changed.
  var facts: String {
    let what =
      changes.isEmpty
      ? localized("changed nothing") : localized("changed \(changes.joined(separator: ", "))")
    return [time.clock, source, what].compactMap(\.self).joined(separator: " · ")
  }

  /// Whether the entry contains each of some words, in lower case.
  func contains(_ words: [String]) -> Bool {
    "\(name) \(facts)".hasAll(words)
  }
}

extension InspectorEntry {
  init(_ number: Int, _ recorded: RecordedAction, changes: [String]) {
    self.init(
      number: number, name: describeAction(recorded.action), time: recorded.time,
      source: recorded.source, changes: changes)
  }
}

/// An action in full: its values, and what it changed in the state.
struct InspectedAction: Equatable, Sendable {
  let number: Int
  /// The type and the case of the action.
  let name: String
  let time: Duration
  let source: String?
  /// The action with its values.
  let values: String
  /// What it changed in the state; each line begins with +, - or a space.
  ///
  /// It is nil if nothing changed.
  let difference: String?
  let observerCount: Int
  let duration: Duration

  /// Describes an action between two states.
  init<State>(
    _ number: Int, in recording: Recording<State>, from before: State, to after: State
  ) {
    let recorded = recording[number]
    self.number = number
    name = describeAction(recorded.action)
    time = recorded.time
    source = recorded.source
    values = describeInFull(recorded.action)
    difference = describeDifference(from: before, to: after)
    observerCount = recorded.observerCount
    duration = recorded.duration
  }

  /// Describes an action; nil if the recorder has dropped it.
  init?(_ number: Int, in recording: Recording<some StateType>) {
    guard recording.numbers.contains(number) else { return nil }
    let states = recording.states(at: number - 1...number)
    self.init(number, in: recording, from: states[0], to: states[1])
  }

  /// When it happened, what dispatched it, and what that took.
  var facts: String {
    let clock = time.clock
    let origin =
      source.map { localized("At \(clock), from \($0).") }
      ?? localized("At \(clock), from an unnamed source.")
    let count = observerCount
    let observers = count == 1 ? localized("1 observer") : localized("\(count) observers")
    let effect =
      duration > .zero
      ? localized("It called \(observers), in \(Int(duration / .microseconds(1))) µs.")
      : localized("It called \(observers).")
    return "\(origin) \(effect)"
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
