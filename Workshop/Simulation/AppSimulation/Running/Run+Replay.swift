#if os(Linux) && compiler(>=6.3)
  import AppInspector
  import AppShell
  import Coordinator
  import Foundation
  import Redux
  import ReduxRecording

  /// A screen that the user has seen.
  struct Portrait: Codable {
    /// The number of the last action before it.
    let moment: Int
    let columns, rows: Int
    let text: String
  }

  /// What a replay needs beside the recording.
  private struct ReplayOrder: Codable {
    let scenario, language: String
    let portraits: [Portrait]
  }

  /// What a replay has done that it shouldn't.
  struct ReplayResult: Codable {
    /// A screen that isn't what the user saw.
    var unlike: String?
    /// The name of a request.
    var request: String?
  }

  extension Run {
    /// Whether screens are compared with those of a replay, which takes as long as the rest of a run.
    ///
    /// A replay has one window.
    var keepsPortraits: Bool { world.scenario.seed.isMultiple(of: 8) && windowStream == nil }

    /// The recording since the start of the app; nil if its beginning was dropped.
    var wholeRecording: Recording<App.State>? {
      app?.recording.flatMap { $0.moments.lowerBound == 0 ? $0 : nil }
    }

    /// Whether a tool of developers is on top.
    var showsInspector: Bool { app?.showsInspector == true }

    /// Keeps what is on the screen, unless it has a field, or is the inspector, which shows the future as well.
    func keepPortrait() {
      guard keepsPortraits, failure == nil, !hasTraveled, portraits.count < 20, !screen.hasFields,
        !showsInspector, let app, let moment = app.recording?.moments.upperBound
      else { return }
      let size = screen.size
      let text = screen.portrait(columns: size.columns, rows: size.rows)
      screen.resize(columns: size.columns, rows: size.rows)
      settle()
      guard app.recording?.moments.upperBound == moment else { return }
      portraits.append(
        Portrait(moment: moment, columns: size.columns, rows: size.rows, text: text))
    }

    /// Lets another process replay the recording, whose sets and dictionaries have another order, and notes what
    /// it shows otherwise.
    func compareWithReplay() throws {
      guard !portraits.isEmpty, let recording = wholeRecording,
        let data = try RecordingFile<App>(recording)?.data()
      else { return }
      let order = ReplayOrder(
        scenario: world.scenario.description, language: language, portraits: portraits)
      try data.write(to: URL(filePath: "\(world.folder)/replay.jsonl"))
      try JSONEncoder().encode(order).write(to: URL(filePath: "\(world.folder)/replay.json"))
      var result: ReplayResult?
      _ = WorkerProcess.work(["replay=\(world.folder)"], ordersHashes: false) { line in
        guard line.hasPrefix("replay ") else { return }
        result = try? JSONDecoder().decode(ReplayResult.self, from: Data(line.dropFirst(7).utf8))
      }
      cover("replay screens")
      replayResult = result ?? ReplayResult(unlike: "The process that replays has ended.")
    }
  }

  extension Worker {
    /// Shows the moments of the portraits in a folder again, in an app without effects, and prints what differs.
    func replay(_ folder: String) throws {
      let order = try JSONDecoder().decode(
        ReplayOrder.self, from: Data(contentsOf: URL(filePath: "\(folder)/replay.json")))
      guard let scenario = Scenario(order.scenario), let first = order.portraits.first
      else { return }
      Scheduler.shared.begin(nil)
      Language.current = Language(order.language)
      translateTerminal()
      let world = World(replaying: scenario)
      world.moveToZone()
      let services = App.services(of: App.server(in: world), in: world)
      let file = try RecordingFile<App>(contentsOf: URL(filePath: "\(folder)/replay.jsonl"))
      let (app, screen) = file.shown(
        columns: first.columns, rows: first.rows, services: services)
      var result = ReplayResult()
      for portrait in order.portraits where result.unlike == nil {
        app.store.travel(to: portrait.moment)
        screen.resize(columns: portrait.columns, rows: portrait.rows)
        repeat { _ = Scheduler.shared.run(400_000) } while !screen.isStill
        let text = screen.portrait(columns: portrait.columns, rows: portrait.rows)
        // A recording has no secrets, and text that isn't there takes other space.
        if !text.isLike(portrait.text), !text.contains("\(Secret("hidden"))") {
          result.unlike =
            "After action \(portrait.moment), it was\n\(portrait.text)\nand is\n\(text)"
        }
      }
      result.request = world.requests.first?.name
      try say("replay \(String(decoding: JSONEncoder().encode(result), as: UTF8.self))")
    }
  }

  extension String {
    /// Whether a screen is like another one, besides the bar, which may say where the cursor is, and lines with
    /// feedback, whose place depends on what was shown before.
    fileprivate func isLike(_ other: String) -> Bool {
      let (lines, others) = (split(separator: "\n"), other.split(separator: "\n"))
      return lines.count == others.count
        && zip(lines, others).dropFirst().allSatisfy { $0 == $1 || ($0 + $1).contains("✓ ") }
    }
  }
#endif
