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

  /// One run of an app under one seed.
  @MainActor final class Run<App: SimulatedApp> {
    let world: World
    let server: App.Server
    /// The windows, of which most apps have one.
    var windows = SimulatedWindows<App> { TerminalScreen() }
    /// The screen that the user looks at.
    var screen: TerminalScreen { windows.screen }
    /// Decides what the user does with windows; nil if there is only one.
    let windowStream: RandomStream?
    var app: RunningApp<App>?
    /// The app's saved data, as the state has it.
    var saved: App.Saved? { lastSaved.withLock { $0 } }
    let lastSaved = SavedValue<App.Saved>()
    /// The file as the last end of the app left it.
    var fileAtEnd: Data?
    var failure: Failure?
    var performed: [Step] = []
    var coverage: Set<String> = []
    /// Whether the recording of the last start of the app is asked for, and that.
    var keepsRecording = false
    var recording: Data?
    let secrets: [String]
    var language: String
    var size = (columns: 80, rows: 24)
    let takesTime: Bool
    var transitionClock = TestClock()
    var subscription: Subscription?
    var seenActions = 0
    var allActions: [any ActionType] = []
    /// The state to which the recorded actions lead.
    var replayed = App.initialState
    /// Whether all is checked that takes long, as in every tenth seed.
    var isDeep: Bool { world.scenario.seed.isMultiple(of: 10) }
    /// How often there was an action of each kind.
    var reductions: [String: Int] = [:]
    /// The files as they were checked last.
    var lastFiles: [String: Data] = [:]
    /// An action that has led to two states from one.
    var undecided: String?
    /// The data that the app has loaded since its start, and what the state then had of it.
    var loaded: (file: App.Saved, state: App.Saved?)?
    /// The screens that could be left only after a question when the app was at rest last.
    var locked: Set<ScreenID<App.Map>> = []
    /// A screen that was left, though it may be left only after a question.
    var leftUnasked: String?
    /// The pattern of a link that one user followed, and that then waited for another.
    var inheritedLink: String?
    /// Whether the app has left the screen, or quit, without having saved what was changed.
    var hasLeftUnsaved = false
    /// Screens since the start of the app, and what a replay has drawn otherwise, or sent.
    var portraits: [Portrait] = []
    /// The file as it was checked last.
    var lastFile: CheckedFile<App>?
    /// The number of actions before the last start of the app.
    var firstAction = 0
    /// Numbers that have to be the same whenever the same is open, such as that of subscriptions.
    var census: [String: [Int]] = [:]
    var replayResult = ReplayResult()
    var diagnostics: [String] = []
    var isAway = false
    /// Whether the inspector has shown an earlier moment since the start of the app.
    var hasTraveled = false
    /// Whether another run of the same seed is compared with this one.
    var comparesRuns = true
    var stateFingerprint = Fingerprint()
    /// What was killed stays in memory, so that its ends change nothing.
    var graveyard: [Any] = []

    init(_ scenario: Scenario, keepsLines: Bool = false, journal: FileHandle? = nil) {
      world = World(scenario, keepsLines: keepsLines, journal: journal)
      secrets = App.habits.secrets
      var stream = RandomStream(seed: scenario.seed, "start")
      takesTime = stream.chance(30)
      language = stream.chance(70) ? "en" : stream.pick(App.habits.languages)
      // The server may have texts in the user's language, not in that of the seed before.
      Language.current = Language(language)
      server = App.server(in: world)
      size = stream.pick([(80, 24), (80, 24), (80, 24), (40, 12), (60, 20), (130, 36)])
      var windowStream = RandomStream(seed: scenario.seed, "windows")
      let hasWindows = App.habits.hasWindows && windowStream.chance(30)
      self.windowStream = hasWindows ? windowStream : nil
      world.moveToZone()
      let isOrdered = scenario.streams.contains(.schedule)
      Scheduler.shared.begin(isOrdered ? RandomStream(seed: scenario.seed, "schedule") : nil)
      UIPasteboard.general.string = nil
      TerminalDiagnostics.onReport = { [weak self] in self?.diagnostics.append($0) }
      start()
    }

    /// Runs the scenario to its end.
    func run() {
      var user = SimulatedUser<App>(seed: world.scenario.seed, windows: windowStream)
      check()
      if let steps = world.scenario.steps {
        for step in steps where failure == nil { perform(step) }
      } else {
        while failure == nil, performed.count < world.scenario.length || user.isBusy {
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
        steps: performed.map(\.description), faults: world.faults,
        coverage: coverage.union(world.requests.map { "request \($0.kind)" }).sorted(),
        expected: world.expected.sorted(),
        actions: allActions.count)
    }

    func takeDiagnostics() -> String? {
      defer { diagnostics = [] }
      return diagnostics.first
    }
  }

  /// The app's saved data, as its last observer heard of it.
  final class SavedValue<Saved: Sendable>: Sendable {
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
    func start() {
      Language.current = Language(language)
      translateTerminal()
      transitionClock = TestClock()
      windows = SimulatedWindows(after: windows) { [unowned self] in makeScreen() }
      var setup = AppSetup<App>()
      setup.recorder = Recorder<App.State>(clock: world.clock)
      var services = App.services(of: server, in: world)
      if windowStream != nil { services.shell.scenes = windows.asSystem }
      setup.launch.dataDirectory = Simulation<App>.folder
      setup.disk = world.disk.disk(in: world)
      let app = RunningApp<App>(services: services, setup: setup)
      self.app = app
      seenActions = 0
      firstAction = allActions.count
      census = [:]
      lastFile = nil
      replayed = App.initialState
      loaded = nil
      locked = []
      portraits = []
      isAway = false
      hasTraveled = false
      windows.start(app)
      subscription = App.saved(in: app.store).subscribe { [lastSaved] saved in
        lastSaved.withLock { $0 = saved }
      }
    }

    private func makeScreen() -> TerminalScreen {
      let screen = TerminalScreen(
        columns: size.columns, rows: size.rows,
        transitions: takesTime
          ? .taking(.milliseconds(350), on: transitionClock) : .immediate)
      screen.waitsForActivity = false
      return screen
    }

    /// Does a step, and checks the promises if the app is at rest after it.
    func perform(_ step: Step) {
      performed.append(step)
      world.record("\(step)")
      world.note("step \(step)")
      cover("step \(step.kind)")
      let windowCount = windows.count
      switch step {
      case .settle: settle()
      case .run(let count): _ = Scheduler.shared.run(count)
      case .wait(let milliseconds): pass(.milliseconds(milliseconds))
      case .leave: leave()
      case .comeBack: comeBack()
      case .memoryWarning: app?.receive(.memoryWarning)
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
      case .enterWindow(let number): if !isAway, windowStream != nil { windows.enter(number) }
      case .closeWindow: if !isAway { windows.close() }
      case .pullDown: pullDown()
      case .tap, .key, .type, .back, .swipe, .halfSwipe: screen.perform(step)
      }
      noteWindows(windowCount, step)
      // The inspector may also have skipped an action.
      let isChanged = app?.store.recorder?.branches.isEmpty == false
      if isChanged || app?.store.isTraveling == true { hasTraveled = true }
      if !Scheduler.shared.hasJobs { check() }
    }

    private func noteWindows(_ countBefore: Int, _ step: Step) {
      if windows.count > countBefore {
        cover("window opened\(step.isPress ? " by the app" : "")")
      }
      if windows.count < countBefore { cover("window closed") }
    }

    func leave() {
      isAway = true
      windows.leave()
      noteWhetherSaved()
    }

    func comeBack() {
      isAway = false
      windows.comeBack()
    }

    /// Lets all tasks run, and transitions end.
    func settle() {
      var rest = 400_000
      while failure == nil {
        rest -= Scheduler.shared.run(rest)
        if rest <= 0 { return fail("the app settles", "After 400,000 jobs there are more.") }
        if windows.areStill { return }
        guard let next = transitionClock.timeToNextWake else {
          return fail("the app settles", "A transition never ends.")
        }
        transitionClock.jump(by: next)
      }
    }

    /// Lets time pass, and everything that waits for it happen in order.
    func pass(_ duration: Duration) {
      settle()
      var rest = duration
      while failure == nil, let next = timeToNextWake, next <= rest {
        rest -= next
        advance(by: next)
      }
      advance(by: rest)
    }

    private var timeToNextWake: Duration? {
      [world.clock.timeToNextWake, Scheduler.shared.timeToNextWake].compactMap(\.self).min()
    }

    private func advance(by duration: Duration) {
      Scheduler.shared.advance(by: duration)
      world.clock.jump(by: duration)
      settle()
    }
  }
#endif
