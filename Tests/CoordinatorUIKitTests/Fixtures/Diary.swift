/// Remembers which pages the user saw coming.
@MainActor final class Diary {
  var onEntry: (String) -> Void = { _ in }
  private var entries: [String] = []

  func write(_ entry: String) {
    entries.append(entry)
    onEntry(entry)
  }

  /// What was written since the last time.
  func read() -> [String] {
    defer { entries = [] }
    return entries
  }
}
