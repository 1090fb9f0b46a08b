import ReduxRecording

#if !os(iOS)
  import Redux
  package import AppShell

  extension RecordingFile {
    /// Shows the session on a screen of its own, where no effect runs and nothing is saved.
    @MainActor package func shown(
      columns: Int = 80, rows: Int = 24, services: App.Services = App.Services(Launch())
    ) -> (app: RunningApp<App>, screen: TerminalScreen) {
      Self.shown(recording, columns: columns, rows: rows, services: services)
    }

    /// Shows a recording on a screen of its own.
    @MainActor static func shown(
      _ recording: Recording<App.State>, columns: Int, rows: Int,
      services: App.Services = App.Services(Launch())
    ) -> (app: RunningApp<App>, screen: TerminalScreen) {
      let screen = TerminalScreen(columns: columns, rows: rows)
      screen.waitsForActivity = false
      var setup = AppSetup<App>()
      setup.recorder = Recorder(replaying: recording)
      setup.isReplay = true
      setup.launch.isUnattended = true
      let app = RunningApp<App>(services: services, setup: setup)
      app.start(in: UIWindow(windowScene: screen.windowScene))
      return (app, screen)
    }
  }
#endif
