import AppShell
import Redux
import ReduxRecording

extension RecordingFile {
  /// Checks that the app does what it did when the session was recorded.
  ///
  /// - Throws: A `RecordingFileError` that names the first action that leads to another state.
  package func check() throws(RecordingFileError) {
    var (state, fingerprint) = (App.initialState, Fingerprint())
    guard String(fingerprint.next(state), radix: 16) == header.state else {
      throw RecordingFileError(
        words: "The app starts with another state than when the session was recorded.")
    }
    for (number, expected) in zip(recording.numbers, states) {
      let (before, action) = (state, recording[number].action)
      state.reduce(action)
      guard fingerprint.next(state) == expected else {
        throw RecordingFileError(
          words: """
            Line \(number + 1): Action \(number), \(describeAction(action)), leads to another \
            state than when the session was recorded. Now it changes this:
            \(describeDifference(from: before, to: state) ?? "  nothing")
            """)
      }
    }
  }

  /// The session with the states that the app has now, for a change of the app that is meant.
  package var accepted: RecordingFile { RecordingFile(replaying: recording) }
}
