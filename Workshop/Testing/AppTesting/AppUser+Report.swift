#if !os(iOS)
  import AppInspector
  import AppShell
  import Coordinator
  import CoordinatorLinks
  import Redux
  import ReduxRecording
  import ReduxTesting

  extension AppUser {
    /// The text of a failed expectation: where the user is, the effects that run, the last actions, and the screen.
    var report: String {
      let place = app.store.state.navigation
      let effects = app.runningEffects.joined(separator: ", ")
      return """
        The user is at \(App.links.path(for: place.route) ?? "a screen without a link")\(place.dialog == nil ? "" : ", behind a dialog").
        Dialog: \(place.dialog.map { "\($0)" } ?? "none")
        Running effects: \(effects.isEmpty ? "none" : effects)
        Waiting for time to pass: \(clock.sleeperCount)
        Last actions:
        \(lastActions.map { "  \($0)" }.joined(separator: "\n"))
        Screen:
        \(screen.text)
        """
    }

    /// The names of the last actions, each with its source.
    private var lastActions: [String] {
      guard let recording = app.recording else { return [] }
      return recording.numbers.suffix(6).map { number in
        let recorded = recording[number]
        let action = describeAction(recorded.action)
        return recorded.source.map { "\(action) from \($0)" } ?? action
      }
    }
  }
#endif
