import AppShell
import Redux
import ReduxRecording

extension RecordingReport {
  /// Describes a session; off iOS, with a picture of the screen after each action.
  ///
  /// It replays the session on a screen of its own.
  @MainActor init<App>(_ file: RecordingFile<App>, columns: Int = 80, rows: Int = 24) async {
    self.init(app: file.header.app, version: file.header.version)
    let recording = file.recording
    #if !os(iOS)
      let (app, screen) = file.shown(columns: columns, rows: rows)
    #endif
    var state = recording.state(at: recording.moments.lowerBound)
    for moment in recording.moments {
      let before = recording.numbers.contains(moment) ? state : nil
      if before != nil { state.reduce(recording[moment].action) }
      var step = Step(moment, in: recording, from: before, to: state)
      step.requests = file.requests.filter { $0.cause == moment }.map {
        "\($0.title) · \($0.facts)"
      }
      #if os(iOS)
        add(step, picture: nil)
      #else
        app.store.travel(to: moment)
        await screen.settled()
        let (light, dark) = (
          screen.svg(theme: .light, title: file.header.app),
          screen.svg(theme: .dark, title: file.header.app)
        )
        add(step, picture: Picture(light: light, dark: dark))
      #endif
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
