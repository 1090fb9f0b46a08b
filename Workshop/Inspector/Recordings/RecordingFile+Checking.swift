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
        words: localized("The app starts with another state than when the session was recorded."))
    }
    for (number, expected) in zip(recording.numbers, states) {
      let (before, action) = (state, recording[number].action)
      state.reduce(action)
      guard fingerprint.next(state) == expected else {
        let name = describeAction(action)
        let problem = localized(
          "Line \(number + 1): Action \(number), \(name), leads to another state than when the session was recorded. Now it changes this:"
        )
        let change = describeDifference(from: before, to: state) ?? "  " + localized("nothing")
        throw RecordingFileError(words: "\(problem)\n\(change)")
      }
    }
  }

  /// The session with the states that the app has now, for a change of the app that is meant.
  package var accepted: RecordingFile { RecordingFile(replaying: recording) }
}
