#if DEBUG
  import AppShell
  import Redux
  import ReduxRecording

  #if os(iOS)
    /// Pictures of the screen at the moments of a recording, which only a terminal can draw.
    @MainActor final class MomentPictures<App: AppType> {
      nonisolated static var isAvailable: Bool { false }

      func picture(of moment: Int, in app: RunningApp<App>, isDark: Bool) async -> String? { nil }
    }
  #else
    /// Pictures of the screen at the moments of a recording.
    ///
    /// The present is drawn from the app's own screen. An earlier moment is shown on a screen of its own, where no
    /// effect runs, as a report does.
    @MainActor final class MomentPictures<App: AppType> {
      nonisolated static var isAvailable: Bool { true }
      private static var capacity: Int { 200 }

      private struct Key: Hashable {
        let moment, left: Int
        let columns, rows: Int
        let isDark: Bool
      }

      private struct Stage {
        let app: RunningApp<App>
        let screen: TerminalScreen
        let left: Int
        let moments: ClosedRange<Int>
      }

      private var stage: Stage?
      private var pictures: [Key: String] = [:]
      /// The picture that is drawn now: a stage shows one moment at a time.
      private var drawing: Task<String?, Never>?

      /// Returns a picture as SVG; nil if the moment isn't kept.
      func picture(of moment: Int, in app: RunningApp<App>, isDark: Bool) async -> String? {
        guard let recorder = app.store.recorder, let screen = app.scene?.terminalScreen,
          let recording = recorder.recording, recording.moments.contains(moment)
        else { return nil }
        if recorder.travel == nil, moment == recording.moments.upperBound {
          return screen.svg(theme: isDark ? .dark : .light, title: App.name)
        }
        let key = Key(
          moment: moment, left: recorder.leftCount, columns: screen.size.columns,
          rows: screen.size.rows, isDark: isDark)
        if let known = pictures[key] { return known }
        let task = Task { [drawing] in
          _ = await drawing?.value
          return await draw(key, recording)
        }
        drawing = task
        return await task.value
      }

      private func draw(_ key: Key, _ recording: Recording<App.State>) async -> String? {
        if let known = pictures[key] { return known }
        let stage = stage(for: key, recording)
        stage.app.store.travel(to: key.moment)
        await stage.screen.settled()
        let picture = stage.screen.svg(theme: key.isDark ? .dark : .light, title: App.name)
        if pictures.count >= Self.capacity { pictures = [:] }
        pictures[key] = picture
        return picture
      }

      /// Returns a screen that shows the recording, in the size of the app's screen.
      private func stage(for key: Key, _ recording: Recording<App.State>) -> Stage {
        if let stage, stage.left == key.left, stage.moments.contains(key.moment),
          stage.screen.size.columns == key.columns, stage.screen.size.rows == key.rows
        {
          return stage
        }
        let (app, screen) = RecordingFile<App>.shown(
          recording, columns: key.columns, rows: key.rows)
        let new = Stage(app: app, screen: screen, left: key.left, moments: recording.moments)
        stage = new
        return new
      }
    }
  #endif
#endif
