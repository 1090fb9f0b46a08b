#if os(Linux) && compiler(>=6.3)
  import AppCommandLine
  import AppInspector
  import AppShell
  import Coordinator
  import CoordinatorUIKit
  import Foundation
  import Redux
  import ReduxRecording

  extension Promise {
    /// What every app promises.
    static var all: [Promise] {
      [
        shown, arrives, seesItsWindow, noIncident, effectsEnd, nothingOutlives, savedStaysSaved,
        comesBack, restored, noSecretInFiles,
        decides, asks, keepsLinks, sendsOnce, pauses, leaves, replays, looksTheSame, sendsNothing,
        loads, labeled, fits,
      ]
    }

    private static var shown: Promise {
      Promise(name: "the screen is where the state says", occasion: .always) { moment in
        let place = moment.state.navigation
        for window in place.windows {
          guard let shown = moment.app.navigator(in: window)?.shown else {
            return "There is no window."
          }
          if let wanted = place.alone(in: window)?.visible, shown != wanted {
            return "The state says \(wanted.route), the screen \(shown.route)."
          }
        }
        return nil
      }
    }

    private static var arrives: Promise {
      Promise(name: "a route leads exactly there", occasion: .always) { moment in
        let moves = moment.actions.map { routeAction(in: $0, of: App.Map.self) }
        guard case (.go(let route), let window)? = moves.last(where: { $0.0 != nil }),
          // Without an address, it was for the window that the user was in, who may be elsewhere by now.
          let window = window ?? moment.onlyWindow,
          let place = moment.state.navigation.alone(in: window),
          place.root == route.root, place.tabs.contains(route.tab)
        else { return nil }
        return place.route == route ? nil : "It leads to \(place.route)."
      }
    }

    private static var seesItsWindow: Promise {
      Promise(name: "a screen sees the navigation of its own window", occasion: .always) { moment in
        let place = moment.state.navigation
        guard place.windows.count > 1 else { return nil }
        for screen in moment.app.liveScreens {
          guard let coordinator = screen.coordinator, let own = place.seen(from: screen.id.window),
            let context = Mirror(reflecting: coordinator).descendant("context"),
            let seen = (context as? ScreenContext<App>)?.state.navigation
          else { continue }
          if seen != own { return "\(screen.id.screen) sees \(seen.route), not \(own.route)." }
        }
        return nil
      }
    }

    private static var noIncident: Promise {
      Promise(name: "navigation works without incident", occasion: .always) { moment in
        // What the user does while the inspector shows an earlier moment is dropped.
        if moment.run.hasTraveled { return nil }
        let report = moment.actions.first { $0 is NavigationReport }
        return report.map { "\($0)" } ?? moment.run.takeDiagnostics()
      }
    }

    private static var effectsEnd: Promise {
      Promise(name: "effects end with their screen", occasion: .always) { moment in
        let screens = moment.screens
        return moment.app.runningEffects.first { !screens.contains($0) }
          .map { "An effect of \($0) runs." }
      }
    }

    private static var nothingOutlives: Promise {
      Promise(name: "nothing outlives its screen", occasion: .always) { moment in
        let screens = moment.screens
        return moment.app.livingScreens.first { !screens.contains($0) }
          .map { "The coordinator of \($0) is alive." }
      }
    }

    private static var savedStaysSaved: Promise {
      Promise(name: "what is saved is on the disk", occasion: .always) { moment in
        guard let file = moment.run.changedFile() else { return nil }
        // What is read may be bounded, such as a rating.
        return file.written == file.saved ? nil : "The file differs from the state."
      }
    }

    private static var comesBack: Promise {
      Promise(name: "a restart at any moment leads back", occasion: .always) { moment in
        guard let file = moment.run.lastFile, let written = file.written, file.isNew else {
          return nil
        }
        var state = App.initialState
        state.reduce(StorageAction.loaded(written))
        if let place = file.place { state.reduce(RouteAction<App.Map>.restore(place)) }
        if App.saved(of: state) != written { return "The state has other data." }
        let (now, then) = (moment.state.navigation, state.navigation)
        for window in now.windows {
          guard let shown = now.alone(in: window), let restored = then.alone(in: window) else {
            return "A window is missing."
          }
          if let fault = App.fault(of: restored, after: shown) { return fault }
        }
        return nil
      }
    }

    private static var restored: Promise {
      Promise(name: "what was on the disk is back", occasion: .restart) { moment in
        guard let data = moment.run.fileAtEnd.flatMap(App.savedData) else { return nil }
        let loaded = moment.run.loaded
        if loaded?.file != data { return "The app has loaded something else." }
        return loaded?.state == data ? nil : "The state differs from the file."
      }
    }

    private static var noSecretInFiles: Promise {
      Promise(name: "no file contains a password", occasion: .always) { moment in
        let files = moment.world.disk.files
        if files == moment.run.lastFiles { return nil }
        moment.run.lastFiles = files
        let texts = files.mapValues { String(decoding: $0, as: UTF8.self) }
        for secret in moment.run.secrets {
          if let file = texts.first(where: { $0.value.contains(secret) }) {
            return "\(file.key) contains a password."
          }
        }
        return nil
      }
    }

    private static var labeled: Promise {
      Promise(name: "every control has a label", occasion: .always) { moment in
        moment.run.windows.screens.lazy.flatMap(\.choices)
          .first { $0.element.label.allSatisfy(\.isWhitespace) }
          .map { "A \($0.element.role.rawValue) has none." }
      }
    }

    private static var fits: Promise {
      Promise(name: "no control's title is cut at 40 columns", occasion: .always) { moment in
        if moment.run.showsInspector || moment.run.screen.size.columns < 40 { return nil }
        return moment.run.screen.elements.first(where: \.isCut).map { "“\($0.label)” is." }
      }
    }

    private static var loads: Promise {
      .eventually(within: .seconds(30), "nothing loads forever") { !App.isLoading($0.state) }
    }

    private static var decides: Promise {
      Promise(name: "the same actions lead to the same state", occasion: .always) { moment in
        let run = moment.run
        if let action = run.undecided { return "\(action) leads to two states." }
        guard run.isDeep, !run.hasTraveled, run.wholeRecording != nil else { return nil }
        return run.replayed == moment.state ? nil : "The recorded actions lead to another state."
      }
    }

    private static var asks: Promise {
      Promise(name: "a form with text is left only after a question", occasion: .always) { moment in
        if moment.run.hasTraveled { return nil }
        return moment.run.leftUnasked.map { "\($0) was left without one." }
      }
    }

    private static var keepsLinks: Promise {
      Promise(name: "a link waits for one user", occasion: .always) { moment in
        moment.run.inheritedLink.map { "\($0) waited for another user." }
      }
    }

    private static var sendsOnce: Promise {
      Promise(name: "no change is sent again before its answer", occasion: .always) { moment in
        moment.world.repeated.map { "\($0.name) was sent twice at a time." }
      }
    }

    private static var pauses: Promise {
      Promise(name: "no request is sent again and again", occasion: .always) { moment in
        moment.world.flood.map { "\($0.name) was sent more than 40 times in a minute." }
      }
    }

    private static var leaves: Promise {
      Promise(name: "an app that leaves has saved everything", occasion: .always) { moment in
        moment.run.hasLeftUnsaved ? "The file differed from the state." : nil
      }
    }

    private static var replays: Promise {
      Promise(name: "the recording replays to the same state", occasion: .eventually(.zero)) {
        moment in
        guard let recording = moment.run.wholeRecording else { return nil }
        moment.run.cover("replay states")
        var state = App.initialState
        for number in recording.numbers { state.reduce(recording[number].action) }
        guard state == moment.state else { return "The actions lead to another state." }
        // The file takes as long as the rest of a run.
        guard moment.run.isDeep else { return nil }
        do {
          guard let data = try RecordingFile<App>(recording)?.data() else { return nil }
          try moment.run.check(recording: data)
          return nil
        } catch {
          return "\(error)"
        }
      }
    }
  }

  extension Promise {
    fileprivate static var looksTheSame: Promise {
      Promise(name: "the recording replays to the same screens", occasion: .eventually(.zero)) {
        moment in
        do {
          try moment.run.compareWithReplay()
          return moment.run.replayResult.unlike
        } catch {
          return "\(error)"
        }
      }
    }

    fileprivate static var sendsNothing: Promise {
      Promise(name: "a replay sends no requests", occasion: .eventually(.zero)) { moment in
        moment.run.replayResult.request.map { "It has sent \($0)." }
      }
    }
  }

  extension Moment {
    /// The window, if there is only one, and there was no other since the app was last at rest.
    fileprivate var onlyWindow: WindowID? {
      let windows = state.navigation.windows
      let hasChanged = actions.contains {
        $0.as(Addressed<WindowID>.self)?.action is WindowAction
      }
      return windows.count == 1 && !hasChanged ? windows[0] : nil
    }

    /// The names of all screens in the state.
    fileprivate var screens: Set<String> {
      Set(state.navigation.screenIDs.map { "\($0.screen)" })
    }
  }
#endif
