#if os(Linux) && compiler(>=6.3)
  import AppInspector
  import AppShell
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Redux
  import ReduxRecording
  import ReduxTesting
  import Synchronization

  extension Run {
    func moment() -> Moment<App>? {
      guard let app else { return nil }
      let new = collect()
      return Moment(
        state: app.store.state, app: app, server: server, world: world, text: screen.text,
        actions: new, allActions: allActions, run: self)
    }

    /// Notes the actions since the last time.
    @discardableResult func collect() -> [any ActionType] {
      guard let recording = app?.recording else { return [] }
      let numbers = recording.numbers.filter { $0 >= seenActions }
      seenActions = recording.numbers.upperBound
      let new = numbers.map { recording[$0] }
      for recorded in new {
        let name = describeAction(recorded.action)
        world.note("action \(name) \(recorded.source.map { "\($0)" } ?? "")")
        cover("action \(name.prefix { $0 != "(" })")
        if let link = recorded.action as? LinkAction<App.Map> {
          if case .routed(let pattern, from: _) = link { cover("link \(pattern)") }
          if case .refused = link { cover("link refused") }
        }
      }
      allActions += new.map(\.action)
      return new.map(\.action)
    }

    /// Checks the promises at rest, and notes the state, the frame and the files.
    func check(isRestart: Bool = false) {
      guard failure == nil, let app, !app.store.isTravelling else { return }
      settle()
      if app.store.isTravelling {
        hasTravelled = true
        return
      }
      // The user may be a moment ahead of the state, and UIKit gets a little time to follow.
      if app.shown != app.store.state.navigation.visible { pass(.seconds(5)) }
      guard let moment = moment() else { return }
      world.note("state \(stateFingerprint.next(moment.state))")
      world.note(
        "frame \(Data(moment.text.utf8).digest)",
        explained: moment.text + "\n" + screen.choiceLabels)
      for (name, data) in world.disk.files.sorted(by: { $0.key < $1.key }) {
        world.note("file \(name) \(data.digest)")
      }
      let place = moment.state.navigation
      for id in place.screenIDs(in: place.topContainer).suffix(1) {
        cover("screen \("\(id.screen)".prefix { $0 != "(" })")
      }
      if let dialog = place.dialog { cover("dialog \("\(dialog)".prefix { $0 != "(" })") }
      for promise in App.promises + Promise.all where failure == nil {
        guard promise.applies(to: moment, isRestart: isRestart) else { continue }
        if let reason = promise.fault(moment) { fail(promise.name, reason) }
      }
      if Scheduler.shared.foreignCount > 0 {
        fail("the seed decides everything", "Another thread has added a task.")
      }
    }

    func keepRecording() {
      guard let recording = app?.recording, let file = RecordingFile<App>(recording) else { return }
      self.recording = try? file.data()
    }

    func check(recording data: Data) throws {
      let url = URL(filePath: "\(world.folder)/check.jsonl")
      try data.write(to: url)
      try RecordingFile<App>(contentsOf: url).check()
    }
  }

  extension Promise {
    @MainActor func applies(to moment: Moment<App>, isRestart: Bool) -> Bool {
      switch occasion {
      case .always: true
      case .eventually: false
      case .after(let isEvent): moment.actions.contains(where: isEvent)
      case .restart: isRestart
      }
    }
  }
#endif
