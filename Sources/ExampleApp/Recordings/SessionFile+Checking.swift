#if !WITHOUT_INSPECTOR
  import Redux

  extension SessionFile {
    /// Checks that the app does what it did when the session was recorded.
    ///
    /// - Throws: A `SessionFileError` that names the first action that leads to another state.
    func check() throws(SessionFileError) {
      var state = AppState()
      guard Self.fingerprint(of: state) == header.state else {
        throw SessionFileError(
          words: "The app starts with another state than when the session was recorded.")
      }
      for (index, step) in steps.enumerated() {
        let before = state
        state.reduce(step.action)
        guard Self.fingerprint(of: state) == step.state else {
          throw SessionFileError(
            words: """
              Line \(index + 2): Action \(index + 1), \(describeAction(step.action)), leads to another \
              state than when the session was recorded. Now it changes this:
              \(describeDifference(from: before, to: state) ?? "  nothing")
              """)
        }
      }
    }

    /// The session with the states that the app has now, for a change of the app that is meant.
    var accepted: SessionFile {
      var (file, state) = (SessionFile(), AppState())
      file.steps = steps.map { step in
        state.reduce(step.action)
        return Step(
          time: step.time, source: step.source, action: step.action,
          state: Self.fingerprint(of: state))
      }
      return file
    }
  }
#endif
