import ReduxRecording

#if !os(iOS)
  import Redux
  import AppShell

  extension RecordingReport {
    /// Replays a session on a screen of its own, and takes a picture after each action.
    @MainActor init<App>(_ file: RecordingFile<App>, columns: Int = 80, rows: Int = 24) async {
      self.init(app: file.header.app, version: file.header.version)
      let recording = file.recording
      let (app, screen) = file.shown(columns: columns, rows: rows)
      var state = recording.state(at: recording.moments.lowerBound)
      for moment in recording.moments {
        app.store.travel(to: moment)
        await screen.settled()
        let before = recording.numbers.contains(moment) ? state : nil
        if before != nil { state.reduce(recording[moment].action) }
        let step = Step(moment, in: recording, from: before, to: state)
        let (light, dark) = (
          screen.svg(theme: .light, title: file.header.app),
          screen.svg(theme: .dark, title: file.header.app)
        )
        add(step, picture: Picture(light: light, dark: dark))
      }
    }
  }

  extension RecordingReport.Step {
    fileprivate init<State>(
      _ number: Int, in recording: Recording<State>, from before: State?, to state: State
    ) {
      guard let before else {
        self.init(name: "The app starts")
        return
      }
      let inspected = InspectedAction(number, in: recording, from: before, to: state)
      self.init(
        time: inspected.time / .seconds(1), source: inspected.source, name: inspected.name,
        action: inspected.values, difference: inspected.difference ?? "")
    }
  }
#endif
