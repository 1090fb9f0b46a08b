#if os(Linux)
  import AppInspector
  import AppShell
  import Coordinator
  import CoordinatorLinks
  import Foundation
  import Redux
  import ReduxRecording
  import ReduxTesting
  import Synchronization

  /// One run of an app under one seed.
  @MainActor final class Run<App: SimulatedApp> {
    let world: World
    let server: App.Server
    private(set) var screen = TerminalScreen()
    private(set) var app: RunningApp<App>?
    /// The app's saved data, as the state has it.
    var saved: App.Saved? { lastSaved.withLock { $0 } }
    private let lastSaved = SavedValue<App.Saved>()
    /// The file as the last end of the app left it.
    private(set) var fileAtEnd: Data?
    private(set) var failure: Failure?
    private(set) var performed: [Step] = []
    private(set) var coverage: Set<String> = []
    /// The recording of the last start of the app.
    private(set) var recording: Data?
    let secrets: [String]
    /// The file to which each step is written before it is done, in case it crashes.
    var journal: String?
    private var language: String
    private var size = (columns: 80, rows: 24)
    private let takesTime: Bool
    private var transitionClock = TestClock()
    private var subscription: Subscription?
    private var seenActions = 0
    private var allActions: [any ActionType] = []
    private var diagnostics: [String] = []
    private var isAway = false
    /// Whether the inspector has shown an earlier moment since the start of the app.
    private(set) var hasTravelled = false
    private var stateFingerprint = Fingerprint()
    /// What was killed stays in memory, so that its ends change nothing.
    private var graveyard: [Any] = []

    init(_ scenario: Scenario, keepsLines: Bool = false) {
      world = World(scenario, keepsLines: keepsLines)
      server = App.server(in: world)
      secrets = App.habits.secrets
      var stream = RandomStream(seed: scenario.seed, "start")
      takesTime = stream.chance(30)
      language = stream.chance(70) ? "en" : stream.pick(App.habits.languages)
      size = stream.pick([(80, 24), (80, 24), (80, 24), (40, 12), (60, 20), (130, 36)])
      let isOrdered = scenario.streams.contains(.schedule)
      Scheduler.shared.begin(isOrdered ? RandomStream(seed: scenario.seed, "schedule") : nil)
      UIPasteboard.general.string = nil
      TerminalDiagnostics.onReport = { [weak self] in self?.diagnostics.append($0) }
      start()
    }

    /// Runs the scenario to its end.
    func run() {
      var user = SimulatedUser<App>(seed: world.scenario.seed)
      check()
      if let steps = world.scenario.steps {
        for step in steps where failure == nil { perform(step) }
      } else {
        while failure == nil, performed.count < world.scenario.length {
          perform(user.next(on: screen, isAway: isAway))
        }
      }
      if failure == nil { finish() }
      keepRecording()
      end()
    }

    func fail(_ promise: String, _ reason: String) {
      guard failure == nil else { return }
      failure = Failure(promise: promise, reason: reason, text: screen.text)
      world.note("failure \(promise)")
    }

    func cover(_ thing: String) { coverage.insert(thing) }

    /// What the run has shown.
    var report: Report {
      Report(
        seed: world.scenario.seed, digest: String(world.digest.value, radix: 16),
        failure: failure?.promise, reason: failure?.reason, text: failure?.text,
        steps: performed.map(\.description), faults: world.faults, coverage: coverage.sorted(),
        actions: allActions.count, delayed: Scheduler.shared.delayedCount)
    }

    private static func write(_ steps: [Step], to path: String) {
      let text = steps.map { "\($0)\n" }.joined()
      try? Data(text.utf8).write(to: URL(filePath: path))
    }

    func takeDiagnostics() -> String? {
      defer { diagnostics = [] }
      return diagnostics.first
    }
  }

  /// The app's saved data, as its last observer heard of it.
  private final class SavedValue<Saved: Sendable>: Sendable {
    private let value = Mutex<Saved?>(nil)

    func withLock<Result>(_ body: (inout sending Saved?) -> sending Result) -> sending Result {
      value.withLock(body)
    }
  }

  /// A promise that wasn't kept.
  struct Failure: Equatable, Sendable {
    let promise, reason, text: String
  }

  extension Run {
    private func start() {
      Language.setProcessLanguage(language)
      translateTerminal()
      transitionClock = TestClock()
      screen = TerminalScreen(
        columns: size.columns, rows: size.rows,
        transitions: takesTime
          ? .taking(.milliseconds(350), on: transitionClock) : .immediate)
      screen.waitsForActivity = false
      let window = UIWindow(windowScene: screen.windowScene)
      var setup = AppSetup<App>()
      setup.recorder = Recorder<App.State>(clock: world.clock)
      let app = RunningApp<App>(
        services: App.services(of: server, in: world),
        file: StateFile(directory: Simulation<App>.folder, disk: world.disk.disk(in: world)),
        setup: setup)
      self.app = app
      (seenActions, isAway, hasTravelled) = (0, false, false)
      app.start(in: window)
      subscription = App.saved(in: app.store).subscribe { [lastSaved] saved in
        lastSaved.withLock { $0 = saved }
      }
    }

    /// Does a step, and checks the promises if the app is at rest after it.
    private func perform(_ step: Step) {
      performed.append(step)
      if let journal { Self.write(performed, to: journal) }
      world.note("step \(step)")
      cover("step \(step.kind)")
      switch step {
      case .settle: settle()
      case .run(let count): _ = Scheduler.shared.run(count)
      case .wait(let milliseconds): pass(.milliseconds(milliseconds))
      case .leave: leave()
      case .comeBack: comeBack()
      case .quit: restart(killing: false)
      case .kill: restart(killing: true)
      case .language(let name):
        language = name
        restart(killing: false)
      case .resize(let columns, let rows):
        size = (columns, rows)
        screen.resize(columns: columns, rows: rows)
      case .link(let link): app?.open(link, from: .customScheme)
      case .webLink(let link): app?.open(link, from: .universalLink)
      case .appLink(let link): app?.open(link, from: .inApp)
      case .tap, .key, .type, .back: screen.perform(step)
      }
      if app?.store.isTravelling == true { hasTravelled = true }
      if !Scheduler.shared.hasJobs { check() }
    }

    private func leave() {
      isAway = true
      app?.suspend()
    }

    private func comeBack() {
      isAway = false
      app?.resume()
    }

    /// Lets all tasks run, and transitions end.
    func settle() {
      var rest = 400_000
      while failure == nil {
        rest -= Scheduler.shared.run(rest)
        if rest <= 0 { return fail("the app settles", "After 400,000 jobs there are more.") }
        if screen.isStill { return }
        guard let next = transitionClock.timeToNextWake else {
          return fail("the app settles", "A transition never ends.")
        }
        transitionClock.jump(by: next)
      }
    }

    /// Lets time pass, and everything that waits for it happen in order.
    func pass(_ duration: Duration) {
      settle()
      let end = world.clock.now.advanced(by: duration)
      while failure == nil, let next = world.clock.timeToNextWake,
        world.clock.now.advanced(by: next) <= end
      {
        world.clock.jump(by: next)
        settle()
      }
      world.clock.jump(by: world.clock.now.duration(to: end))
      settle()
    }
  }

  extension Run {
    private func restart(killing: Bool) {
      if killing { kill() } else { quit() }
      guard failure == nil else { return }
      world.restartClock()
      start()
      settle()
      check(isRestart: true)
    }

    private func kill() {
      collect()
      if world.disk.fault(in: world, of: [.torn], at: "kill") != nil { world.disk.tear() }
      Scheduler.shared.discard()
      fileAtEnd = world.disk.files["state.json"]
      graveyard.append((app, screen, subscription))
      (app, subscription) = (nil, nil)
    }

    private func quit() {
      settle()
      collect()
      app?.close()
      fileAtEnd = world.disk.files["state.json"]
      weak let ended = app
      (app, subscription) = (nil, nil)
      screen = TerminalScreen()
      // What still waits for a clock or the server has to end with the client's patience.
      pass(.seconds(60))
      if failure == nil, ended != nil {
        fail("an app that has ended leaves nothing", "It is still in memory after a minute.")
      }
    }

    private func end() {
      Scheduler.shared.discard()
      (app, subscription) = (nil, nil)
      screen = TerminalScreen()
      TerminalDiagnostics.onReport = { _ in }
      graveyard = []
      Scheduler.shared.discard()
    }

    /// Mends the world, and checks what has to hold in the end.
    private func finish() {
      world.heal()
      if isAway { comeBack() }
      app?.store.returnToPresent()
      pass(.seconds(40))
      check()
      let promises = App.promises + Promise.all
      var passed = Duration.seconds(40)
      let waits = promises.compactMap { promise in
        if case .eventually(let time) = promise.occasion { (time, promise) } else { nil }
      }
      for (time, promise) in waits.sorted(by: { $0.0 < $1.0 }) where failure == nil {
        if time > passed { pass(time - passed) }
        passed = max(passed, time)
        if let moment = moment(), let reason = promise.fault(moment) { fail(promise.name, reason) }
      }
      if failure == nil { goBackToRoot() }
      keepRecording()
      if failure == nil { restart(killing: false) }
    }

    /// Goes back until nothing is left to go back from, on a screen with one column.
    private func goBackToRoot() {
      screen.resize(columns: 80, rows: 24)
      pass(.seconds(1))
      for attempt in 0..<60 {
        guard failure == nil, let place = app?.store.state[keyPath: App.paths.navigation] else {
          return
        }
        let depth = place.stack(in: place.topContainer).count
        let isAtRoot = place.modals.isEmpty && place.dialog == nil && depth == 1
        if isAtRoot { return check() }
        screen.goBack(attempt)
        pass(.milliseconds(500))
        // A question before a form is left. One of its answers leaves the form.
        if app?.store.state[keyPath: App.paths.navigation].dialog != nil {
          screen.answerQuestion(attempt)
        }
        pass(.milliseconds(500))
      }
      fail("back leads to the root", "After 60 times, it doesn't.")
    }
  }

  extension Run {
    func moment() -> Moment<App>? {
      guard let app else { return nil }
      let new = collect()
      return Moment(
        state: app.store.state, app: app, server: server, world: world, text: screen.text,
        actions: new, allActions: allActions, run: self)
    }

    /// Notes the actions since the last time.
    @discardableResult private func collect() -> [any ActionType] {
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
    private func check(isRestart: Bool = false) {
      guard failure == nil, let app, !app.store.isTravelling else { return }
      settle()
      if app.store.isTravelling {
        hasTravelled = true
        return
      }
      // The user may be a moment ahead of the state, and UIKit gets a little time to follow.
      if app.shown != app.store.state[keyPath: App.paths.navigation].visible { pass(.seconds(5)) }
      guard let moment = moment() else { return }
      world.note("state \(stateFingerprint.next(moment.state))")
      world.note(
        "frame \(Data(moment.text.utf8).digest)",
        explained: moment.text + "\n" + screen.choiceLabels)
      for (name, data) in world.disk.files.sorted(by: { $0.key < $1.key }) {
        world.note("file \(name) \(data.digest)")
      }
      let place = moment.state[keyPath: App.paths.navigation]
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

    private func keepRecording() {
      guard let recording = app?.recording, let file = RecordingFile<App>(recording) else { return }
      self.recording = try? file.data()
    }

    func check(recording data: Data) throws {
      let url = Simulation<App>.folder.appending(path: "check.jsonl")
      try data.write(to: url)
      try RecordingFile<App>(contentsOf: url).check()
    }
  }

  extension Promise {
    @MainActor fileprivate func applies(to moment: Moment<App>, isRestart: Bool) -> Bool {
      switch occasion {
      case .always: true
      case .eventually: false
      case .after(let isEvent): moment.actions.contains(where: isEvent)
      case .restart: isRestart
      }
    }
  }
#endif
