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
    func restart(killing: Bool) {
      if killing { kill() } else { quit() }
      guard failure == nil else { return }
      world.restartClock()
      start()
      settle()
      check(isRestart: true)
    }

    func kill() {
      collect()
      if world.disk.fault(in: world, of: [.torn], at: "kill") != nil { world.disk.tear() }
      Scheduler.shared.discard()
      fileAtEnd = world.disk.files["state.json"]
      graveyard.append((app, windows, subscription))
      app = nil
      subscription = nil
    }

    func quit() {
      settle()
      collect()
      app?.close()
      noteWhetherSaved()
      fileAtEnd = world.disk.files["state.json"]
      weak let ended = app
      app = nil
      subscription = nil
      windows = SimulatedWindows(after: windows) { TerminalScreen() }
      // What still waits for a clock or the server has to end with the client's patience.
      pass(.seconds(60))
      if failure == nil, ended != nil {
        fail("an app that has ended leaves nothing", "It is still in memory after a minute.")
      }
    }

    /// Notes whether the system may end the app from now on, unless the disk refuses to write.
    func noteWhetherSaved() {
      guard !hasTraveled, app?.store.isTraveling == false, !world.disk.isBroken, let saved,
        let file = world.disk.files["state.json"]
      else { return }
      if App.savedData(in: file) != App.restored(saved) {
        hasLeftUnsaved = true
      }
    }

    func end() {
      Scheduler.shared.discard()
      app = nil
      subscription = nil
      windows = SimulatedWindows { TerminalScreen() }
      TerminalDiagnostics.onReport = { _ in }
      graveyard = []
      Scheduler.shared.discard()
    }

    /// Mends the world, and checks what has to hold in the end.
    func finish() {
      world.heal()
      if isAway { comeBack() }
      app?.store.returnToPresent()
      pass(.seconds(40))
      check()
      checkNarrow()
      let promises = App.promises + Promise.all
      var passed = Duration.seconds(40)
      let waits = promises.compactMap { promise in
        if case .eventually(let time) = promise.occasion { (time, promise) } else { nil }
      }
      for (time, promise) in waits.sorted(by: { $0.0 < $1.0 }) where failure == nil {
        // While the inspector shows an earlier moment, actions are dropped, such as the one that ends a wait.
        if hasTraveled, time > .zero { continue }
        if time > passed { pass(time - passed) }
        passed = max(passed, time)
        if let moment = moment(), let reason = promise.fault(moment) { fail(promise.name, reason) }
      }
      for number in 0..<windows.count where failure == nil {
        windows.enter(number)
        goBackToRoot()
      }
      keepRecording()
      if failure == nil { restart(killing: false) }
    }

    /// Checks each screen at 40 columns, which most users never have.
    private func checkNarrow() {
      for screen in windows.screens { screen.resize(columns: 40, rows: 24) }
      check()
      for screen in windows.screens { screen.resize(columns: 80, rows: 24) }
      settle()
    }

    /// Goes back until nothing is left to go back from, on a screen with one column.
    func goBackToRoot() {
      screen.resize(columns: 80, rows: 24)
      pass(.seconds(1))
      for attempt in 0..<60 {
        guard failure == nil, let place = app?.store.state.navigation else {
          return
        }
        let depth = place.stack(in: place.topContainer).count
        let isAtRoot = place.modals.isEmpty && place.dialog == nil && depth == 1
        if isAtRoot { return check() }
        screen.goBack(attempt)
        pass(.milliseconds(500))
        // A question before a form is left. One of its answers leaves the form.
        if app?.store.state.navigation.dialog != nil {
          screen.answerQuestion(attempt)
        }
        pass(.milliseconds(500))
      }
      fail("back leads to the root", "After 60 times, it doesn't.")
    }
  }

  extension AppType {
    /// Returns data as it is after a restart; nil if it can't be written or read.
    static func restored(_ data: Saved) -> Saved? {
      (try? savedFile(with: data)).flatMap(savedData)
    }
  }
#endif
