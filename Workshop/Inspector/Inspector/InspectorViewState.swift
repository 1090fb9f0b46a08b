import AppComponents
import AppShell
import Redux
import ReduxRecording

/// What is listed, the newest first, and one of it in full.
struct InspectorViewState: Equatable {
  var mode = InspectorMode.actions
  let rows: [TableRow<Int>]
  /// How many actions there are, or how many match.
  let count: String
  var detail: InspectorDetail?
  /// Whether that is the newest, because the user chose none.
  var isNewest = false
  /// The result of saving.
  var message: String?
  /// What to type in the field.
  var placeholder = localized("Words, or what changed")
  /// The text of the field; nil if the user's stays.
  var typed: String?
  /// Whether the action that is shown in full is pinned.
  var isPinned = false

  /// Lists actions, those that are pinned first.
  init(
    _ log: InspectorLog<some StateType>, search: String, detail: InspectorDetail?, message: String?,
    pinned: Set<Int> = []
  ) {
    let words = search.inspectorWords
    let found = log.entries.filter { $0.contains(words) && !pinned.contains($0.number) }
    let first = log.entries.filter { pinned.contains($0.number) }
    rows = (first.reversed() + found.reversed()).map {
      let mark = pinned.contains($0.number) ? "◆ " : ""
      return TableRow(
        id: $0.number, title: "\(mark)\($0.number)  \($0.name)", subtitle: $0.facts)
    }
    let actions =
      log.entries.count == 1 ? localized("1 action") : localized("\(log.entries.count) actions")
    count = Self.count(words.isEmpty ? nil : found.count, of: actions)
    self.detail = detail
    self.message = message
  }

  /// Lists what is alive.
  init(_ tree: LiveTree, search: String) {
    mode = .screens
    let words = search.inspectorWords
    rows = tree.lines.enumerated().map { index, line in
      let indent = String(repeating: "  ", count: line.depth)
      let facts = line.facts.isEmpty ? "" : "\(indent)\(line.facts)"
      return TableRow(id: index, title: "\(indent)\(line.title)", subtitle: facts)
    }.filter { $0.hasAll(words) }
    let lines = localized("\(tree.lines.count) lines")
    count = Self.count(words.isEmpty ? nil : rows.count, of: lines)
  }

  /// Lists requests, the newest first.
  init(_ requests: [NetworkEntry], search: String, chosen: Int?, message: String?) {
    mode = .network
    let words = search.inspectorWords
    rows = requests.reversed().map {
      TableRow(id: $0.id, title: "\($0.id)  \($0.title)", subtitle: $0.facts)
    }.filter { $0.hasAll(words) }
    let all = requests.count == 1 ? localized("1 request") : localized("\(requests.count) requests")
    count = Self.count(words.isEmpty ? nil : rows.count, of: all)
    detail = requests.first { $0.id == chosen }.map(InspectorDetail.init)
    self.message = message
  }

  /// Returns how many there are, or how many match the words of the user, who may find none.
  private static func count(_ found: Int?, of all: String) -> String {
    guard let found else { return all }
    return found == 0 ? localized("Nothing matches.") : localized("\(found) of \(all)")
  }

  /// Lists actions to dispatch, by the words that are typed until one is chosen.
  init(_ forms: [ActionForm], search: String, typed: String?, message: String?) {
    mode = .dispatch
    let words = search.hasPrefix("{") ? [] : search.inspectorWords
    rows = forms.enumerated().filter { $1.name.hasAll(words) }.map {
      TableRow(id: $0, title: $1.name, subtitle: $1.text)
    }
    count =
      rows.isEmpty
      ? localized("Nothing matches.")
      : localized("Choose an action, change it, and press Return.")
    placeholder = localized("A name, or an action as JSON")
    self.typed = typed
    self.message = message
  }
}

extension InspectorViewState {
  /// Lists what can be done with the whole recording.
  init(_ tools: [InspectorTool], savingAfter number: Int, typed: String?, message: String?) {
    mode = .more
    rows = tools.enumerated().map { TableRow(id: $0, title: $1.title, subtitle: $1.words) }
    count = localized("Choose a row, or type a name to save the state.")
    placeholder = localized("Name of the state after action \(number)")
    self.typed = typed
    self.message = message
  }
}

extension String {
  /// The words to find something by, in lower case.
  var inspectorWords: [String] { lowercased().split(separator: " ").map(String.init) }

  /// Whether the text contains each of some words, in lower case.
  func hasAll(_ words: [String]) -> Bool {
    let text = lowercased()
    return words.allSatisfy { text.contains($0) }
  }
}

extension TableRow {
  fileprivate func hasAll(_ words: [String]) -> Bool {
    "\(title) \(subtitle ?? "")".hasAll(words)
  }
}

/// An action in full: its values, where it came from, and what it changed.
struct InspectorDetail: Equatable {
  let title: String
  /// Paragraphs; each line of a change begins with +, - or a space.
  let rows: [TableRow<Int>]

  /// Describes an action; nil if the recorder has dropped it.
  init?(_ number: Int, in recording: Recording<some StateType>) {
    guard let inspected = InspectedAction(number, in: recording) else { return nil }
    let paragraphs =
      [inspected.facts, inspected.values]
      + (inspected.difference.map(Self.paragraphs) ?? [localized("It changed nothing.")])
    title = "\(number)  \(inspected.name)"
    rows = paragraphs.enumerated().map { TableRow(id: $0.offset, title: $0.element, subtitle: "") }
  }

  /// Describes a request, with what was sent and received.
  init(_ entry: NetworkEntry) {
    title = "\(entry.id)  \(entry.title)"
    let paragraphs = [entry.facts, entry.readableURL, entry.sent, entry.received, entry.curl]
    rows = paragraphs.filter { !$0.isEmpty }.enumerated().map {
      TableRow(id: $0.offset, title: $0.element, subtitle: "")
    }
  }

  /// Returns the lines of a difference, with neighbors that have the same mark in one paragraph.
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
