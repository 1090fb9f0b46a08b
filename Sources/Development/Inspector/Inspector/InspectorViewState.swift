import AppComponents
import AppShell
import Redux
import ReduxRecording

/// The actions that match what was searched for, the newest first, and one of them in full.
struct InspectorViewState: Equatable {
  let rows: [TableRow<Int>]
  /// How many actions there are, or how many match.
  let count: String
  var detail: InspectorDetail?
  /// The result of saving.
  var message: String?

  init(
    _ log: InspectorLog<some StateType>, search: String, detail: InspectorDetail?, message: String?
  ) {
    let words = search.lowercased().split(separator: " ").map(String.init)
    let found = log.entries.filter { $0.contains(words) }
    rows = found.reversed().map {
      TableRow(id: $0.number, title: "\($0.number)  \($0.name)", subtitle: $0.facts)
    }
    let actions =
      log.entries.count == 1 ? localized("1 action") : localized("\(log.entries.count) actions")
    count = words.isEmpty ? actions : localized("\(found.count) of \(actions)")
    (self.detail, self.message) = (detail, message)
  }
}

/// An action in full: its values, where it came from, and what it changed.
struct InspectorDetail: Equatable {
  let title: String
  /// Paragraphs; each line of a change begins with +, - or a space.
  let rows: [TableRow<Int>]

  /// Describes an action; nil if the recorder has dropped it.
  init?(_ number: Int, in recording: Recording<some StateType>) {
    guard recording.numbers.contains(number) else { return nil }
    let recorded = recording[number]
    let states = recording.states(at: number - 1...number)
    let difference = describeDifference(from: states[0], to: states[1])
    let paragraphs =
      [Self.facts(recorded), describeInFull(recorded.action)]
      + (difference.map(Self.paragraphs) ?? [localized("It changed nothing.")])
    title = "\(number)  \(describeAction(recorded.action))"
    rows = paragraphs.enumerated().map { TableRow(id: $0.offset, title: $0.element, subtitle: "") }
  }

  private static func facts(_ recorded: RecordedAction) -> String {
    let (clock, count) = (recorded.time.clock, recorded.observerCount)
    let origin =
      recorded.source.map { localized("At \(clock), from \($0).") }
      ?? localized("At \(clock), from an unnamed source.")
    let observers = count == 1 ? localized("1 observer") : localized("\(count) observers")
    let effect =
      recorded.duration > .zero
      ? localized("It called \(observers), in \(Int(recorded.duration / .microseconds(1))) µs.")
      : localized("It called \(observers).")
    return "\(origin) \(effect)"
  }

  /// Returns the lines of a difference, with neighbours that have the same mark in one paragraph.
  private static func paragraphs(of difference: String) -> [String] {
    var paragraphs: [String] = []
    for line in difference.split(separator: "\n", omittingEmptySubsequences: false) {
      if let last = paragraphs.last, last.first == line.first {
        paragraphs[paragraphs.count - 1] = "\(last)\n\(line)"
      } else {
        paragraphs.append(String(line))
      }
    }
    return paragraphs
  }
}
