#if !os(iOS)
  import AppInspector
  public import AppShell
  import Coordinator
  import CoordinatorLinks
  import Foundation
  public import Redux
  public import ReduxRecording
  public import ReduxTesting
  import Testing

  /// A person who uses the app, on a screen without a terminal.
  @MainActor public final class AppUser<App: TestableApp> {
    /// The screen that the user looks at.
    public let screen: TerminalScreen
    /// The app that the user uses.
    public let app: RunningApp<App>
    /// Where the app keeps its data.
    public let directory: TemporaryDirectory
    /// The app's clock, which stands still until a test advances it.
    public let clock: TestClock
    package let window: UIWindow
    /// The system's windows; nil if the app has only one.
    let scenes: TestScenes<App>?
    /// The services that the test gave; nil if they are ``TestableApp/testServices(clock:)``.
    private let services: App.Services?
    /// The users of the app's other windows, in the order in which those were opened.
    public internal(set) var otherWindows: [AppUser] = []
    private var seenActions = 0

    /// Starts the app.
    ///
    /// - Parameters:
    ///   - link: The link with which the app starts.
    ///   - columns: The columns of the screen.
    ///   - rows: The rows of the screen.
    ///   - inBackground: Whether the system starts the app without a window, to send it an event by
    ///     ``receive(_:)``. The event `becameActive` opens the window.
    ///   - directory: Where the app keeps its data; by default, a new folder.
    ///   - clock: The app's clock, unless the services have a test's clock.
    ///   - hasWindows: Whether the user may have several windows; see ``openWindow()``.
    ///   - services: The app's services; by default, ``TestableApp/testServices(clock:)``.
    ///   - saved: The data with which the app starts, unless there is some in the directory.
    ///   - lastMiddleware: Middleware behind all others, such as one that writes a recording.
    /// - Throws: Why the saved data can't be written.
    public convenience init(
      at link: String? = nil, columns: Int = 80, rows: Int = 24, inBackground: Bool = false,
      directory: TemporaryDirectory = TemporaryDirectory(), clock: TestClock = TestClock(),
      hasWindows: Bool = false, services: App.Services? = nil, saved: App.Saved? = App.savedData,
      lastMiddleware: (Recorder<App.State>) -> [Middleware<App.State>] = { _ in [] }
    ) throws {
      if let saved { try Self.save(saved, in: directory.url) }
      var setup = AppSetup<App>()
      let clock = services?.clock as? TestClock ?? clock
      let recorder = Recorder<App.State>(clock: clock)
      setup.record(with: recorder)
      setup.lastMiddleware = lastMiddleware(recorder)
      self.init(
        setup, at: link, columns: columns, rows: rows, inBackground: inBackground,
        directory: directory, clock: clock, scenes: hasWindows ? TestScenes() : nil,
        services: services)
    }

    /// Starts the app in a state that was saved with a name, without reading or saving its data.
    ///
    /// The test fails if the app can't read all of the state, and goes on with the rest of it.
    ///
    /// - Parameters:
    ///   - state: The name, or the path to a file that ends with `.jsonl`.
    ///   - link: A link that is followed from there.
    ///   - columns: The columns of the screen.
    ///   - rows: The rows of the screen.
    ///   - directory: Where the app would keep its data.
    ///   - clock: The app's clock, unless the services have a test's clock.
    ///   - services: The app's services; by default, ``TestableApp/testServices(clock:)``.
    /// - Throws: Why the state can't be opened.
    public convenience init(
      state: String, at link: String? = nil, columns: Int = 80, rows: Int = 24,
      directory: TemporaryDirectory = TemporaryDirectory(), clock: TestClock = TestClock(),
      services: App.Services? = nil
    ) throws {
      let state = try NamedState<App>(named: state)
      for words in state.leftOut { Issue.record("\(words)") }
      var setup = AppSetup<App>()
      let clock = services?.clock as? TestClock ?? clock
      setup.record(with: Recorder(continuing: state.recording, clock: clock))
      setup.isDetached = true
      self.init(
        setup, at: link, columns: columns, rows: rows, directory: directory, clock: clock,
        services: services)
    }

    init(
      _ setup: AppSetup<App> = AppSetup(), at link: String? = nil, columns: Int = 80,
      rows: Int = 24, inBackground: Bool = false, directory: TemporaryDirectory,
      clock: TestClock, scenes: TestScenes<App>? = nil, services: App.Services? = nil,
      runningApp: RunningApp<App>? = nil
    ) {
      self.directory = directory
      self.clock = clock
      self.scenes = scenes
      self.services = services
      TerminalDiagnostics.onReport = { Issue.record("\($0)") }
      screen = TransitionsTrait.makeScreen(columns: columns, rows: rows)
      var services = services ?? App.testServices(clock: clock)
      if let scenes { services.shell.scenes = scenes.asSystem }
      var setup = setup
      setup.launch.dataDirectory = directory.url
      app = runningApp ?? RunningApp(services: services, setup: setup)
      window = app.makeWindow(in: screen.windowScene)
      scenes?.add(self)
      if let link { app.open(link, from: .commandLine) }
      screen.isAppIdle = { [weak self] in
        guard let self else { return true }
        return app.isIdle(since: &seenActions, sleepers: clock.sleeperCount)
      }
      screen.onMiss = { [weak self] in if let self { Issue.record("\(report)") } }
      if !inBackground { showWindow() }
      if Gallery.folder != nil { Gallery.drawNewest = { try await self.draw($0) } }
    }

    /// Writes data as if an earlier run of the app had saved it, unless there is a file.
    private static func save(_ saved: App.Saved, in folder: URL) throws {
      let file = PrivateFile(folder.appending(path: "state.json"))
      if try file.read() == nil {
        try folder.makePrivateFolder()
        try file.replace(with: App.savedFile(with: saved))
      }
    }

    /// Sends the app an event of the system, and waits for its response.
    ///
    /// - Parameter event: The event. When the user comes back, the window opens if there is none.
    public func receive(_ event: AppAction) async {
      if event == .becameActive, app.window == nil { showWindow() }
      await app.receive(event).value
    }

    /// Lets time pass, once something waits for it.
    public func wait(_ duration: Duration) async {
      await waitForTimer()
      await clock.advance(by: duration)
    }

    /// Lets time pass while the device sleeps, so that whatever waits for it notices only afterwards.
    public func sleep(_ duration: Duration) async {
      await waitForTimer()
      clock.jump(by: duration)
    }

    /// Waits until nothing moves, and nothing loads but what waits for the clock.
    ///
    /// A spinner may then still turn: it waits for the test to let time pass.
    public func settled() async {
      var settledFrames = 0
      var quietTurns = 0
      while settledFrames < 3, !Task.isCancelled {
        await screen.stoodStill()
        settledFrames = screen.isSettled ? settledFrames + 1 : 0
        if settledFrames > 0 { continue }
        quietTurns = await isQuiet() ? quietTurns + 1 : 0
        if quietTurns >= enoughQuietTurns { return }
      }
    }

    /// Waits until something waits for time to pass, other than a request for its deadline, or nothing happens.
    private func waitForTimer() async { await waitForRest(of: { enoughQuietTurns }) }

    /// Waits until a condition holds, or nothing has happened for a number of turns.
    private func waitForRest(
      of turns: () -> Int, until condition: () -> Bool = { false }
    ) async {
      var quietTurns = 0
      while !condition(), quietTurns < turns(), !Task.isCancelled {
        quietTurns = await isQuiet() ? quietTurns + 1 : 0
      }
    }

    /// The number of quiet turns after which the app waits for the clock.
    ///
    /// It takes more of them where a request may be busy on another thread although its deadline sleeps.
    private var enoughQuietTurns: Int {
      let requests = app.serverSwitch?.counts ?? (asked: 0, held: 0, sent: 0)
      let delayed = clock.requestSleeperCount
      let waiting = requests.held + delayed
      let areEffectsAsleep = app.runningEffects.count <= clock.effectSleeperCount + waiting
      return clock.sleeperCount > 0 && requests.sent <= delayed && areEffectsAsleep ? 5 : 300
    }

    /// Gives other tasks a turn, and returns whether nothing happened meanwhile.
    private func isQuiet() async -> Bool {
      for _ in 1...5 { await Task.yield() }
      try? await Task.sleep(for: .milliseconds(1))
      return screen.isStill && app.isIdle(since: &seenActions, sleepers: clock.sleeperCount)
    }

    /// Lets the server answer as it does without ``serverFails(status:)`` and ``serverHangs()``.
    public func serverAnswers() { app.serverSwitch?.set(.answers) }

    /// Lets the server refuse each request with a status, if the app passes its requests through
    /// `ShellServices.requestHook`.
    public func serverFails(status: Int) { app.serverSwitch?.set(.fails(status: status)) }

    /// Lets the server answer no request until ``serverAnswers()``.
    public func serverHangs() { app.serverSwitch?.set(.hangs) }

    /// Dispatches actions, as if a server had answered or the user had done something.
    public func dispatch(_ actions: any ActionType...) {
      for action in actions { app.store.dispatch(action) }
    }

    /// The names of the screens with running effects, one for each effect, such as a timer that should have stopped.
    public var runningEffects: [String] { app.runningEffects }

    /// Quits the app, and starts it again with the same data.
    ///
    /// - Parameter services: The app's services; by default, those that the test gave this user, or else new ones by
    ///   ``TestableApp/testServices(clock:)``.
    /// - Returns: The user of the app that was started again.
    /// - Throws: Why the saved data can't be written.
    public func restart(services: App.Services? = nil) throws -> AppUser {
      app.close()
      let services = services ?? self.services
      guard let scenes else {
        return try AppUser(directory: directory, services: services, saved: nil)
      }
      let clock = services?.clock as? TestClock ?? TestClock()
      var setup = AppSetup<App>()
      setup.record(with: Recorder(clock: clock))
      let next = AppUser(
        setup, directory: directory, clock: clock, scenes: scenes.restarted(), services: services)
      next.scenes?.openAgain()
      return next
    }

    /// Connects the window to the app, as the system does.
    package func showWindow() {
      enterWindow()
      app.start(in: window)
      app.receive(.becameActive)
    }
  }

  /// Functions for flows, which the user in a simulator has, too.
  extension AppUser {
    /// Starts the app with the saved data of its tests, or none.
    public static func start() async throws -> AppUser { try AppUser() }

    /// Follows a web link, which may lack the scheme and the app's host.
    public func follow(_ link: String) throws {
      app.open(Self.webLink(link), from: .universalLink)
    }

    /// Taps the button, segment or row with a title, the switch with an accessibility label, or the control with
    /// an accessibility identifier.
    ///
    /// A control that isn't there yet is waited for, while something happens.
    public func tap(_ title: String) async throws {
      await settled()
      // A request may be slow to begin, so this waits for seconds in which nothing happens.
      await waitForRest(of: { 2_000 }, until: { screen.point(toTap: title) != nil })
      try screen.tap(title)
    }

    /// Swipes over the row with a text, and taps the action with a title.
    public func swipe(_ text: String, to title: String) async throws {
      await settled()
      try screen.swipe(text, to: title)
    }

    /// Types a text into the field with a placeholder, behind what is in it.
    public func type(_ text: String, into placeholder: String) async throws {
      try await edit(placeholder)
      screen.type(text)
    }

    /// Removes what is in the field with a placeholder.
    public func clear(_ placeholder: String) async throws {
      try await edit(placeholder)
      screen.press(.end)
      screen.press(.character("u"), .control)
    }

    /// Taps the field with a placeholder, whatever else on the screen has the same text.
    private func edit(_ placeholder: String) async throws {
      await settled()
      await waitForRest(of: { 2_000 }, until: { point(inField: placeholder) != nil })
      screen.click(
        try #require(
          point(inField: placeholder), "No field says “\(placeholder)”:\n\(screen.text)"))
    }

    private func point(inField placeholder: String) -> TerminalPoint? {
      screen.elements.lazy
        .filter { element in
          let field = element.view as? UITextField
          let isNamed = field?.placeholder == placeholder || element.label == placeholder
          return element.role == .field && isNamed && !element.states.contains("disabled")
        }
        .compactMap { [screen] in screen.point(toClick: $0) }.first
    }

    /// Goes back by the bar's button.
    public func goBack() async {
      await settled()
      screen.press(.escape)
    }

    /// Waits until a text is on the screen, or is all that VoiceOver says of an element, such as a row, and returns
    /// whether it ever was.
    public func shows(_ text: String) async -> Bool {
      await screen.until { [self] in isShown(text, in: $0) }
    }

    /// Waits until a text isn't on the screen, and returns whether it ever wasn't.
    public func showsNo(_ text: String) async -> Bool {
      await screen.until { [self] in !isShown(text, in: $0) }
    }

    private func isShown(_ text: String, in frame: String) -> Bool {
      frame.contains(text) || screen.elements.contains { $0.label == text }
    }

    /// Waits until the user is where a link leads, with no dialog above it, and returns whether that ever was so.
    ///
    /// Behind the dialog of a refused link, the user is nowhere until they have answered it.
    public func isAt(_ path: String) async -> Bool {
      await screen.until { [app, screen] _ in
        app.navigation(of: screen.windowScene.session).map { Self.isAt(path, in: $0) } ?? false
      }
    }

    /// Lets time pass, which in a simulator passes by itself.
    public func waits(_ duration: Duration) async { await wait(duration) }
  }
#endif
