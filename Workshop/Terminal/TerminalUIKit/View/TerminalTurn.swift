/// Schedules work for the next turn of the main queue, in which transitions end and completions
/// run.
@MainActor enum TerminalTurn {
  static func next(_ work: @escaping @MainActor () -> Void) {
    Task { @MainActor in work() }
  }
}
