#if os(Linux) && compiler(>=6.3)
  import AppInspector
  import AppShell
  import Coordinator
  import CoordinatorLinks
  import CoordinatorUIKit
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
        state: app.store.state, app: app, server: server, world: world, actions: new,
        allActions: allActions, run: self)
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
        replay(recorded.action)
        cover("action \(name.prefix { $0 != "(" })")
        if let link = recorded.action as? LinkAction<App.Map> {
          if case .routed(let pattern, from: _) = link { cover("link \(pattern)") }
          if case .refused = link { cover("link refused") }
        }
      }
      allActions += new.map(\.action)
      return new.map(\.action)
    }

    /// Reduces an action twice, as the store has, which has to have the same result each time.
    private func replay(_ action: any ActionType) {
      let before = replayed
      replayed.reduce(action)
      // To compare whole states takes longer than all else that is checked.
      let name = describeAction(action)
      reductions[name, default: 0] += 1
      if isDeep || reductions[name, default: 0] <= 3 {
        var again = before
        again.reduce(action)
        if again != replayed { undecided = undecided ?? name }
      }
      if case .loaded(let data)? = action as? StorageAction<App.Saved> {
        loaded = (data, App.saved(of: replayed))
      }
      noteOwner(before)
      guard let move = routeAction(in: action, of: App.Map.self).0, move.needsQuestion
      else { return }
      let staying = Set(replayed.navigation.screenIDs)
      // The user may have begun to leave before typing.
      let left = before.lockedScreens(of: App.self).intersection(locked).subtracting(staying).first
      leftUnasked = leftUnasked ?? left.map { "\($0.screen)" }
    }

    /// Pulls a sheet down, which doesn't even move while one of its screens may be left only after a question.
    func pullDown() {
      let isAtRest = !Scheduler.shared.hasJobs && !hasTraveled
      let (place, sheet) = (app?.store.state.navigation, windows.topViewController)
      let held = place.flatMap { place in
        locked.first { place.screenIDs(in: place.topContainer).contains($0) }
      }
      screen.perform(.pullDown)
      guard isAtRest, let held, place?.modals.isEmpty == false, let sheet else { return }
      if sheet.isBeingDismissed || sheet.presentingViewController == nil {
        leftUnasked = leftUnasked ?? "\(held.screen)"
      }
    }

    /// Notes a link that waits for another user now.
    private func noteOwner(_ before: App.State) {
      guard let earlier = before.links.pending, let link = replayed.links.pending,
        earlier.id == link.id, earlier.owner != link.owner, case .user = earlier.owner
      else { return }
      inheritedLink = inheritedLink ?? link.match.pattern
    }

    /// Checks the promises at rest.
    func check(isRestart: Bool = false) {
      guard failure == nil, let app, !app.store.isTraveling else { return }
      settle()
      if app.store.isTraveling {
        hasTraveled = true
        return
      }
      // The user may be a moment ahead of the state, and UIKit gets a little time to follow.
      let place = app.store.state.navigation
      if !place.windows.allSatisfy({ app.navigator(in: $0)?.shown == place.alone(in: $0)?.visible })
      {
        pass(.seconds(5))
      }
      // Who looks for what can be tapped updates the focus, which may open a row.
      for screen in windows.screens { _ = screen.elements }
      settle()
      guard let moment = moment() else { return }
      if comparesRuns { note(moment) }
      noteScreen(of: moment)
      for promise in App.promises + Promise.all where failure == nil {
        guard promise.applies(to: moment, isRestart: isRestart) else { continue }
        if let reason = promise.fault(moment) { fail(promise.name, reason) }
      }
      locked = moment.state.lockedScreens(of: App.self)
      keepPortrait()
      if Scheduler.shared.foreignCount > 0 {
        fail("the seed decides everything", "Another thread has added a task.")
      }
    }

    /// Notes the state, the frames and the files, by which two runs are compared.
    private func note(_ moment: Moment<App>) {
      world.note("state \(stateFingerprint.next(moment.state))")
      for screen in windows.screens {
        let text = screen === self.screen ? moment.text : screen.text
        world.note(
          "frame \(Data(text.utf8).digest)", explained: text + "\n" + screen.choiceLabels)
      }
      for (name, data) in world.disk.files.sorted(by: { $0.key < $1.key }) {
        world.note("file \(name) \(data.digest)")
      }
    }

    private func noteScreen(of moment: Moment<App>) {
      let place = moment.state.navigation
      for id in place.screenIDs(in: place.topContainer).suffix(1) {
        cover("screen \("\(id.screen)".prefix { $0 != "(" })")
      }
      if let dialog = place.dialog { cover("dialog \("\(dialog)".prefix { $0 != "(" })") }
    }

    func keepRecording() {
      guard keepsRecording, let recording = app?.recording,
        let file = RecordingFile<App>(recording)
      else { return }
      self.recording = try? file.data()
    }

    func check(recording data: Data) throws {
      let url = URL(filePath: "\(world.folder)/check.jsonl")
      try data.write(to: url)
      try RecordingFile<App>(contentsOf: url).check()
    }
  }

  extension AppStateType {
    /// The screens that the user leaves only after a question.
    fileprivate func lockedScreens<App: AppType>(of app: App.Type) -> Set<ScreenID<Map>>
    where App.State == Self, App.Map == Map {
      let locked = App.Main.locked(self)
      return Set(navigation.screenIDs.filter { locked.contains($0.screen) })
    }
  }

  extension RouteAction {
    /// Whether it takes a screen away only after a question, if the app asks one.
    fileprivate var needsQuestion: Bool {
      switch self {
      case .go, .pop, .popTo, .popToRoot, .replace, .select, .present, .dismiss, .close, .request,
        .answer, .user:
        true
      case .enter, .push, .setTabs, .restore, .ask, .endDialog, .leaveConfirmed: false
      }
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
