#if DEBUG
  import AppShell
  import CoordinatorUIKit
  import Foundation
  import Redux
  import ReduxRecording

  #if os(iOS)
    /// Pictures of the screen at the moments of a recording that were on the screen when a page asked for them.
    ///
    /// The picture of another moment would need a window of its own, which the user would see.
    @MainActor final class MomentPictures<App: AppType> {
      private static var capacity: Int { 100 }

      private struct Key: Hashable { let moment, left: Int }

      private var pictures: [Key: String] = [:]

      /// Returns a picture as SVG; nil if the moment isn't on the screen and wasn't drawn before.
      func picture(of moment: Int, in app: RunningApp<App>, isDark: Bool) async -> String? {
        await app.navigator()?.settled()
        guard let recorder = app.store.recorder, let recording = recorder.recording,
          let window = app.window
        else { return nil }
        let key = Key(moment: moment, left: recorder.leftCount)
        let shown = recorder.travel?.moment ?? recording.moments.upperBound
        guard moment == shown else { return pictures[key] }
        if pictures.count >= Self.capacity { pictures = [:] }
        let picture = Self.draw(window)
        pictures[key] = picture
        return picture
      }

      private static func draw(_ window: UIWindow) -> String {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let renderer = UIGraphicsImageRenderer(bounds: window.bounds, format: format)
        let image = renderer.jpegData(withCompressionQuality: 0.8) { _ in
          _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
        }
        let size = window.bounds.size
        return """
          <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size.width) \(size.height)">\
          <image width="100%" height="100%" href="data:image/jpeg;base64,\
          \(image.base64EncodedString())"/></svg>
          """
      }
    }
  #else
    /// Pictures of the screen at the moments of a recording.
    ///
    /// The present is drawn from the app's own screen. An earlier moment is shown on a screen of its own, where no
    /// effect runs, as a report does.
    @MainActor final class MomentPictures<App: AppType> {
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
        guard let recorder = app.store.recorder,
          let screen = app.window?.windowScene?.terminalScreen,
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
