import AppShell
import Redux

extension RecordingFile {
  /// Checks that the app does what it did when the session was recorded.
  ///
  /// - Throws: A `RecordingFileError` that names the first action that leads to another state.
  package func check() throws(RecordingFileError) {
    var state = App.initialState
    guard Self.fingerprint(of: state) == header.state else {
      throw RecordingFileError(
        words: "The app starts with another state than when the session was recorded.")
    }
    for (index, step) in steps.enumerated() {
      let before = state
      state.reduce(step.action)
      guard Self.fingerprint(of: state) == step.state else {
        throw RecordingFileError(
          words: """
            Line \(index + 2): Action \(index + 1), \(describeAction(step.action)), leads to another \
            state than when the session was recorded. Now it changes this:
            \(describeDifference(from: before, to: state) ?? "  nothing")
            """)
      }
    }
  }

  /// The session with the states that the app has now, for a change of the app that is meant.
  package var accepted: RecordingFile {
    var (file, state) = (RecordingFile<App>(), App.initialState)
    file.steps = steps.map { step in
      state.reduce(step.action)
      return Step(
        time: step.time, source: step.source, action: step.action,
        state: Self.fingerprint(of: state))
    }
    return file
  }
}
