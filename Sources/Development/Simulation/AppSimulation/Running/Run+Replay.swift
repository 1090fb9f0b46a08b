#if os(Linux) && compiler(>=6.3)
  import AppInspector
  import AppShell
  import Coordinator
  import Foundation
  import Redux
  import ReduxRecording

  /// A screen that the user has seen.
  struct Portrait {
    /// The number of the last action before it.
    let moment: Int
    let size: TerminalSize
    let text: String
  }

  extension Run {
    /// Whether screens are compared with those of a replay, which takes as long as the rest of a run.
    ///
    /// A replay has one window.
    var keepsPortraits: Bool { world.scenario.seed.isMultiple(of: 8) && windowStream == nil }

    /// Whether a tool of developers is on top.
    var showsInspector: Bool {
      guard let app else { return false }
      let place = app.store.state.navigation
      let top = place.screenIDs(in: place.topContainer).last
      return app.liveScreens.last { $0.id == top }?.coordinator is InspectorCoordinator<App>
    }

    /// Keeps what is on the screen, unless a form contains text, or it is the inspector, which shows the future as
    /// well.
    func keepPortrait() {
      guard keepsPortraits, failure == nil, !hasTravelled, portraits.count < 20, !screen.hasText,
        !showsInspector, let app, let moment = app.recording?.moments.upperBound
      else { return }
      let size = screen.size
      let text = screen.portrait(columns: size.columns, rows: size.rows)
      screen.resize(columns: size.columns, rows: size.rows)
      settle()
      guard app.recording?.moments.upperBound == moment else { return }
      portraits.append(Portrait(moment: moment, size: size, text: text))
    }

    /// Shows the moments of the portraits again, in an app without effects, and notes what differs.
    func compareWithReplay() throws {
      guard !portraits.isEmpty, let recording = app?.recording, recording.numbers.lowerBound == 0,
        let data = try RecordingFile<App>(recording)?.data()
      else { return }
      let url = URL(filePath: "\(world.folder)/replay.jsonl")
      try data.write(to: url)
      let outside = World(inside: world)
      let services = App.services(of: App.server(in: outside), in: outside)
      let (replay, screen) = try RecordingFile<App>(contentsOf: url).shown(services: services)
      for portrait in portraits where unlike == nil {
        replay.store.travel(to: portrait.moment)
        draw(screen)
        let text = screen.portrait(columns: portrait.size.columns, rows: portrait.size.rows)
        if text != portrait.text {
          unlike = "After action \(portrait.moment), it was\n\(portrait.text)\nand is\n\(text)"
        }
      }
      cover("replay screens")
      sentByReplay = outside.requests.first?.name
    }

    private func draw(_ screen: TerminalScreen) {
      repeat { _ = Scheduler.shared.run(400_000) } while !screen.isStill
    }
  }
#endif
