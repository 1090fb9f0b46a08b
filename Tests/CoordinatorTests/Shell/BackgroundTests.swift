import AppInspector
import AppTesting
import Coordinator
import Foundation
import Redux
import ReduxRecording
import ReduxTesting
import Synchronization
import Testing

@testable import AppCommandLine
@testable import AppShell
@testable import TerminalUIKit

@Suite(.timeLimit(.minutes(30))) @MainActor struct BackgroundTests {
  private let directory = TemporaryDirectory()
  private let clock = TestClock()
  private var file: URL { directory.url.appending(path: "state.json") }

  private func app(_ disk: Disk = .real()) -> RunningApp<DiaryApp> {
    RunningApp(
      services: DiaryApp.testServices(clock: clock),
      file: StateFile(directory: directory.url, disk: disk))
  }

  @Test func `a process has one app, and each of its windows shows the same store`() {
    var apps: [RunningApp<DiaryApp>] = []
    AppDelegate.makeApp = {
      apps.append(app())
      return apps[apps.count - 1]
    }
    defer { AppDelegate.makeApp = nil }

    AppDelegate.app?.receive(.notificationReceived([:]))
    AppDelegate.app?.receive(.backgroundRefresh)
    DiaryApp.running.store.dispatch(DiaryAction.pageWritten("Monday"))
    #expect(apps.map(\.livingScreens) == [[]])
    for _ in 1...2 {
      let (screen, delegate) = (TerminalScreen(columns: 40, rows: 12), SceneDelegate())
      let options = UIScene.ConnectionOptions(urlContexts: [])
      delegate.scene(
        screen.windowScene, willConnectTo: screen.windowScene.session, options: options)
      #expect(apps.map(\.livingScreens) == [["counter"]])
      delegate.sceneDidDisconnect(screen.windowScene)
      #expect(apps.map(\.livingScreens) == [[]])
    }

    #expect(apps.map(\.store.state.diary.pages) == [["Monday"]])
  }

  @Test func `a window that is late to leave doesn't take the next one's screens`() {
    let (app, screen) = (app(), TerminalScreen(columns: 40, rows: 12))
    let windows = (
      UIWindow(windowScene: screen.windowScene), UIWindow(windowScene: screen.windowScene)
    )
    app.start(in: windows.0)
    app.start(in: windows.1)

    app.leave(windows.0)

    #expect(app.livingScreens == ["counter"])
  }

  @Test func `a response loads without a window, is saved, and is there when the window opens`()
    async throws
  {
    let notes = [Note(id: 1, title: "Buy milk")]
    let user = try NotesUser(inBackground: true, services: services { notes })

    await user.receive(.backgroundRefresh)

    #expect(user.app.store.state.notes.notes.value == notes)
    #expect(user.app.livingScreens.isEmpty)
    await user.receive(.becameActive)
    try await user.tap("Get Started")
    #expect(await user.shows("Buy milk"))
  }

  @Test func `a response without a window ends in time`() async throws {
    let user = try NotesUser(
      inBackground: true, clock: clock,
      services: services { [clock] in
        try await clock.sleep(for: .seconds(60))
        return []
      })

    let work = user.app.receive(.backgroundRefresh)
    await clock.sleepers(2)
    clock.jump(by: .seconds(25))
    await work.value

    #expect(!user.app.store.state.notes.notes.isLoading)
  }

  @Test func `a response ends when the system's time is up`() async throws {
    let user = try NotesUser(
      inBackground: true, clock: clock,
      services: services { [clock] in
        try await clock.sleep(for: .seconds(5))
        return []
      })

    let work = user.app.receive(.backgroundRefresh)
    await clock.sleepers(2)
    work.cancel()
    await work.value

    #expect(!user.app.store.state.notes.notes.isLoading)
    #expect(clock.sleeperCount == 0)
  }

  /// Returns an app, and the events that its features hear of.
  private func listeningApp() -> (app: RunningApp<DiaryApp>, events: () -> [AppAction]) {
    var setup = AppSetup<DiaryApp>()
    setup.record(with: Recorder(clock: clock))
    let app = RunningApp(
      services: DiaryApp.testServices(clock: clock),
      file: StateFile<DiaryApp>(directory: directory.url), setup: setup)
    return (
      app,
      {
        guard let recording = app.recording else { return [] }
        return recording.numbers.compactMap { recording[$0].action as? AppAction }
      }
    )
  }

  @Test func `a button of a notification starts the app in the background, and a tap doesn't`() {
    for (button, comesBack) in [("done", true), (nil, false)] {
      let (app, events) = listeningApp()

      app.receive(.notificationAnswered(button: button, [:]))
      app.receive(.becameActive)

      #expect(events().contains(.becameActive) == comesBack)
      app.close()
    }
  }

  @Test(arguments: [false, true])
  func `a window that is closed in the foreground leaves the app, once`(isAway: Bool) {
    let (app, events) = listeningApp()
    AppDelegate.makeApp = { app }
    defer { AppDelegate.makeApp = nil }
    let (screen, delegate) = (TerminalScreen(columns: 40, rows: 12), SceneDelegate())
    let scene = screen.windowScene
    let options = UIScene.ConnectionOptions(urlContexts: [])
    delegate.scene(scene, willConnectTo: scene.session, options: options)
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)

    if isAway { delegate.sceneDidEnterBackground(scene) }
    delegate.sceneDidDisconnect(scene)

    #expect(events() == [.enteredBackground])
  }

  @Test func `the user is back after a start in the background, and after being away`() async {
    let (app, events) = listeningApp()

    for event in [
      AppAction.becameActive, .becameActive, .memoryWarning, .enteredBackground, .backgroundRefresh,
      .becameActive, .becameActive,
    ] { app.receive(event) }

    #expect(
      events()
        == [.memoryWarning, .enteredBackground, .backgroundRefresh, .becameActive])
  }

  @Test func `before the device is unlocked, nothing is read, and nothing is overwritten`() throws {
    let earlier = app()
    earlier.store.dispatch(DiaryAction.pageWritten("Monday"))
    earlier.close()
    let isLocked = Atomic(true)
    var disk = Disk.real()
    disk.lock = { [lock = disk.lock] folder throws(FileProblem) in
      if isLocked.load(ordering: .relaxed) { throw .locked }
      return try lock(folder)
    }

    let app = app(disk)
    app.receive(.notificationReceived([:]))
    app.file.flush()
    #expect(app.store.state.diary.pages == [])
    #expect(try String(contentsOf: file, encoding: .utf8).contains("Monday"))
    isLocked.store(false, ordering: .relaxed)
    app.receive(.deviceUnlocked)

    #expect(app.store.state.diary.pages == ["Monday"])
    #expect(app.store.state.storage.problem == nil)
  }

  @Test func `what is dispatched before the device is unlocked doesn't get lost`() {
    let earlier = app()
    earlier.store.dispatch(DiaryAction.pageWritten("Monday"))
    earlier.close()
    let isLocked = Atomic(true)
    var disk = Disk.real()
    disk.lock = { [lock = disk.lock] folder throws(FileProblem) in
      if isLocked.load(ordering: .relaxed) { throw .locked }
      return try lock(folder)
    }

    let app = app(disk)
    app.store.dispatch(DiaryAction.pageWritten("Tuesday"))
    app.store.dispatch(DiaryAction.pageWritten("Wednesday"))
    isLocked.store(false, ordering: .relaxed)
    app.receive(.deviceUnlocked)

    #expect(app.store.state.diary.pages == ["Monday", "Tuesday", "Wednesday"])
  }

  @Test func `work that should be completed gets time, and gives it back`() async throws {
    let log = Mutex<[String]>([])
    var shell = ShellServices(clock: clock)
    shell.beginTime = { name in
      log.withLock { $0.append("begin \(name)") }
      return { log.withLock { $0.append("end") } }
    }

    let value = await shell.finish("A") {
      log.withLock { $0.append("work") }
      return 1
    }
    await #expect(throws: CancellationError.self) {
      try await shell.finish("B") { throw CancellationError() }
    }

    #expect(value == 1)
    #expect(log.withLock(\.self) == ["begin A", "work", "end", "begin B", "end"])
  }

  private func services(
    notes: @escaping @Sendable () async throws -> [Note]
  ) -> NotesServices {
    NotesServices(shell: ShellServices(clock: clock), client: NotesClient(notes: notes))
  }
}

@Suite(.timeLimit(.minutes(30))) struct AppActionTests {
  @Test func `a payload's values are texts, with paths for those in objects`() {
    let payload: [AnyHashable: Any] = [
      "link": "notes/1",
      "aps": ["content-available": 1, "alert": ["title": "Hi"]] as [String: Any],
    ]

    #expect(
      AppAction.values(payload)
        == ["link": "notes/1", "aps.content-available": "1", "aps.alert.title": "Hi"])
  }

  @Test func `every example of an event can be read, and nothing else`() {
    for example in AppAction.examples { #expect(AppAction(words: example) != nil, "\(example)") }
    #expect(AppAction(words: "memoryWarning=1") == nil)
    #expect(AppAction(words: "quickActionChosen") == nil)
    #expect(
      AppAction(words: "notificationReceived=link:notes/1,a:b:c")
        == .notificationReceived(["link": "notes/1", "a": "b:c"]))
  }

  @Test func `a device token isn't written into recordings`() throws {
    let json = try JSONEncoder().encode(AppAction.deviceTokenReceived(Secret("0aff")))

    #expect(!String(decoding: json, as: UTF8.self).contains("0aff"))
  }
}
