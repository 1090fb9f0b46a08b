import AppInspector
import AppTesting
import Coordinator
import CoordinatorLinks
import Foundation
import Redux
import ReduxTesting
import Synchronization
import Testing

@testable import AppShell
@testable import TerminalUIKit

/// Two windows of one app.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct WindowFlowTests {
  typealias User = AppTesting.AppUser<ShopApp>

  private let left: User
  private let right: User

  init() async throws {
    left = try User(at: "shop://shop/1", hasWindows: true)
    #expect(await left.shows("Tea, color: none"))
    right = left.openWindow()
    #expect(await right.shows("Coffee"))
  }

  private func route(of user: User) -> Route<ShopMap>? {
    user.app.navigation(of: user.screen.windowScene.session)?.route
  }

  private func context(of user: User) throws -> ScreenContext<ShopApp> {
    let window = user.screen.windowScene.session.window
    let products = user.app.liveScreens.filter { $0.id.window == window }
      .compactMap { ($0.coordinator as? ProductCoordinator)?.context }
    return try #require(products.last)
  }

  @Test func `each window goes its own way`() async throws {
    try await right.tap("Coffee")
    #expect(await right.shows("Coffee, color: none"))
    #expect(await left.shows("Tea, color: none"))

    await left.goBack()

    #expect(await left.isAt("shop"))
    #expect(await right.isAt("shop/2"))
  }

  @Test func `the same screen in two windows has two states`() async throws {
    try await right.tap("Tea")
    #expect(await right.shows("Tea, color: none"))

    try await left.tap("Choose a Color")
    try await right.tap("Choose a Color")
    try await right.tap("Red")
    try await left.tap("Blue")

    #expect(await left.shows("Tea, color: blue"))
    #expect(await right.shows("Tea, color: red"))
  }

  @Test func `data that arrives is shown in both windows`() async throws {
    try await right.tap("Tea")
    #expect(await right.shows("Tea, color: none"))

    left.app.store.dispatch(ShopAction.load(.success([Product(id: 1, name: "Chai")])))

    #expect(await left.shows("Chai, color: none"))
    #expect(await right.shows("Chai, color: none"))
  }

  @Test func `a late effect moves its own window`() async throws {
    let late = try context(of: left)
    right.enterWindow()

    late.run(.latest(LateWork.push)) { $0.dispatch(RouteAction<ShopMap>.push(.product(2))) }

    #expect(await left.shows("Coffee, color: none"))
    #expect(route(of: right) == Route(tab: .shop))
  }

  @Test func `effects end with their screen, even if its context is kept`() async throws {
    let kept = try context(of: left)
    let running = kept.effects.run { [kept] _ in
      try? await kept.services.clock.sleep(for: .seconds(600))
    }

    await left.goBack()
    #expect(await left.isAt("shop"))
    await left.settled()
    let isCanceled = running.isCancelled
    running.cancel()
    kept.run(.every) { $0.dispatch(RouteAction<ShopMap>.push(.product(2))) }
    await kept.effects.finished()

    #expect(isCanceled)
    #expect(await left.isAt("shop"))
  }

  @Test func `a problem with the user's data is told in one window`() async throws {
    right.dispatch(StorageProblem.dropped)
    #expect(await right.shows("Some changes were not kept."))

    left.enterWindow()
    left.dispatch(ShopAction.load(.started))
    await left.settled()
    #expect(!left.screen.text.contains("Some changes were not kept."))
    try await right.tap("OK")
    await right.settled()
    #expect(!right.screen.text.contains("Some changes were not kept."))
    left.enterWindow()
    await left.settled()

    #expect(!left.screen.text.contains("Some changes were not kept."))
  }

  @Test func `a screen sees the navigation of its own window`() async throws {
    let context = try context(of: left)
    var routes: [Route<ShopMap>] = []
    context.observeOnMain(\.navigation.route).subscribe { routes.append($0) }

    try await right.tap("Coffee")
    #expect(await right.isAt("shop/2"))

    #expect(right.app.store.state.navigation.route == Route(tab: .shop, [.product(2)]))
    #expect(context.state.navigation.route == Route(tab: .shop, [.product(1)]))
    #expect(routes == [Route(tab: .shop, [.product(1)])])
  }

  @Test func `a link leads to the window that shows its place, or else opens where the user is`()
    async throws
  {
    right.app.open("shop://shop/1", from: .customScheme)
    #expect(left.app.window === left.window)
    #expect(await right.isAt("shop"))

    right.enterWindow()
    right.app.open("shop://shop/2", from: .customScheme)

    #expect(await right.shows("Coffee, color: none"))
    #expect(await left.isAt("shop/1"))
  }

  @Test func `a form with text is left after a question in its own window`() async throws {
    try await left.tap("Write a Note")
    try await left.type("Lovely", into: "Title")
    try await right.tap("Coffee")
    #expect(await right.isAt("shop/2"))

    try await left.tap("Cancel")
    #expect(await left.shows("Discard"))
    await right.goBack()
    #expect(await right.isAt("shop"))
    try await left.tap("Discard")

    #expect(await left.isAt("shop/1"))
    #expect(await left.showsNo("Discard"))
  }

  @Test func `a screen opens another window, where the user is then`() async throws {
    try context(of: left).openWindow(at: Route(tab: .shop, [.product(2)]))

    let opened = try #require(left.otherWindows.last)
    #expect(left.otherWindows.count == 2)
    #expect(await opened.shows("Coffee, color: none"))
    #expect(left.app.window === opened.window)
    #expect(await left.isAt("shop/1"))
    #expect(await right.isAt("shop"))
  }

  @Test func `a window that was closed is forgotten`() async throws {
    try await right.tap("Coffee")
    #expect(await right.isAt("shop/2"))

    right.closeWindow()
    await right.settled()
    #expect(left.app.store.state.navigation.windows == [.first])
    #expect(left.app.livingScreens == ["shop", "product(1)"])

    #expect(await left.openWindow().isAt("shop"))
  }

  @Test func `a window that closes while a link leads there leaves no screen behind`() async throws
  {
    right.app.open("shop://shop/2", from: .customScheme)

    right.closeWindow()

    await right.settled()
    #expect(await left.screen.until { _ in left.app.livingScreens == ["shop", "product(1)"] })
  }

  @Test func `a window that the system has taken away comes back as it was`() async throws {
    try await right.tap("Coffee")
    #expect(await right.isAt("shop/2"))
    right.hideWindow()
    await right.settled()
    #expect(left.app.livingScreens == ["shop", "product(1)"])
    #expect(left.app.window === left.window)

    right.showWindow()

    #expect(await right.shows("Coffee, color: none"))
  }

  @Test func `all windows come back after a restart`() async throws {
    try await right.tap("Coffee")
    #expect(await right.isAt("shop/2"))
    await left.goBack()
    #expect(await left.isAt("shop"))

    let next = try left.restart()

    #expect(next.otherWindows.count == 1)
    #expect(await next.isAt("shop"))
    #expect(await next.otherWindows[0].shows("Coffee, color: none"))
  }

  @Test func `a window that was closed before a restart doesn't come back`() async throws {
    let third = left.openWindow()
    try await third.tap("Coffee")
    right.closeWindow()

    let next = try left.restart()

    #expect(next.otherWindows.count == 1)
    #expect(await next.isAt("shop/1"))
    #expect(await next.otherWindows[0].isAt("shop/2"))
    #expect(next.app.store.state.navigation.windows == [.first, WindowID(2)])
  }

  @Test func `an app that no longer has several windows opens where the user was`() async throws {
    try await right.tap("Coffee")
    #expect(await right.isAt("shop/2"))
    left.app.close()

    let user = try User(directory: left.directory, saved: nil)

    #expect(await user.shows("Coffee, color: none"))
    #expect(user.app.store.state.navigation.windows == [.first])
  }

  @Test func `the app has left only once no window is seen`() async throws {
    let lines = Lines()
    let left = try User(
      at: "shop://shop/1", hasWindows: true,
      lastMiddleware: { _ in [logger(sink: { lines.append($0) })] })
    let right = left.openWindow()

    left.app.enterBackground(left.screen.windowScene.session)
    #expect(!lines.all.contains { $0.contains("enteredBackground") })
    right.app.enterBackground(right.screen.windowScene.session)

    #expect(lines.all.contains { $0.contains("enteredBackground") })
  }
}

/// What the delegates of UIKit pass on, of an app in two scenes.
@Suite(.timeLimit(.minutes(30))) @MainActor struct WindowDelegateTests {
  private let screens = (0..<2).map { _ in TerminalScreen(columns: 40, rows: 12) }
  private let delegates = [SceneDelegate(), SceneDelegate()]
  private let directory = TemporaryDirectory()
  private let app: RunningApp<ShopApp>
  private let lines = Lines()
  private let system: Sessions
  private var sessions: [UISceneSession] { system.all }

  init() {
    let system = Sessions(screens.map(\.windowScene.session))
    var services = ShopServices(clock: TestClock())
    services.shell.scenes.areSeveral = { true }
    services.shell.scenes.sessions = { system.all }
    services.shell.scenes.show = { _, failed in failed() }
    var setup = AppSetup<ShopApp>()
    setup.lastMiddleware = [logger(sink: { [lines] in lines.append($0) })]
    app = RunningApp<ShopApp>(
      services: services, file: StateFile(directory: directory.url), setup: setup)
    self.system = system
  }

  private func connect(_ index: Int, inBackground: Bool = false) {
    let scene = screens[index].windowScene
    delegates[index].scene(
      scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions(urlContexts: []))
    if !inBackground { delegates[index].sceneWillEnterForeground(scene) }
  }

  @Test func `a window that connects in the background isn't seen`() {
    AppDelegate.makeApp = { [app] in app }
    defer { AppDelegate.makeApp = nil }
    connect(0)
    connect(1, inBackground: true)

    delegates[0].sceneDidEnterBackground(screens[0].windowScene)

    #expect(lines.all.contains { $0.contains("enteredBackground") })
  }

  @Test func `a window that comes back in the background leaves the user where they are`() {
    AppDelegate.makeApp = { [app] in app }
    defer { AppDelegate.makeApp = nil }
    connect(0)
    connect(1)
    delegates[1].sceneDidDisconnect(screens[1].windowScene)

    connect(1, inBackground: true)
    #expect(app.store.state.navigation.window == .first)
    #expect(app.window === delegates[0].window)
    #expect(app.navigator(in: WindowID(1)) != nil)

    delegates[1].sceneDidBecomeActive(screens[1].windowScene)
    #expect(app.store.state.navigation.window == WindowID(1))
  }

  @Test func `a session that is discarded late leaves its number to a new one`() {
    AppDelegate.makeApp = { [app] in app }
    defer { AppDelegate.makeApp = nil }
    connect(0)
    let old = sessions[1]
    old.window = WindowID(1)
    app.store.dispatch(Addressed(WindowAction.entered, to: WindowID(1)))
    system.all = [sessions[0], UIWindowScene().session]
    app.enter(sessions[1])
    #expect(sessions[1].window == WindowID(1))

    AppDelegate().application(.shared, didDiscardSceneSessions: [old])

    #expect(app.store.state.navigation.windows == [.first, WindowID(1)])
  }

  @Test func `a window that the system doesn't open is forgotten`() throws {
    AppDelegate.makeApp = { [app] in app }
    defer { AppDelegate.makeApp = nil }
    connect(0)
    let shop = try #require(app.liveScreens.first?.coordinator as? ShopWelcomeCoordinator)

    shop.context.openWindow(at: Route(tab: .shop, [.product(1)]))

    #expect(app.store.state.navigation.windows == [.first])
    #expect(app.window === delegates[0].window)
  }

  @Test func `a link from outside opens in the window to which the system gives it`() {
    AppDelegate.makeApp = { [app] in app }
    defer { AppDelegate.makeApp = nil }
    connect(0)
    connect(1)
    #expect(app.store.state.navigation.window == WindowID(1))

    let url = URL(string: "shop://nowhere").map(UIOpenURLContext.init)
    delegates[0].scene(screens[0].windowScene, openURLContexts: Set([url].compactMap(\.self)))
    #expect(app.store.state.navigation.window == .first)

    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://shop.example/nowhere")
    delegates[1].scene(screens[1].windowScene, continue: activity)
    #expect(app.store.state.navigation.window == WindowID(1))
  }

  @Test func `each scene has a window, which is forgotten when its session is discarded`() {
    AppDelegate.makeApp = { [app] in app }
    defer { AppDelegate.makeApp = nil }

    connect(0)
    connect(1)
    #expect(sessions.map(\.window) == [.first, WindowID(1)])
    #expect(app.store.state.navigation.window == WindowID(1))

    screens[0].press(.tab)
    #expect(app.store.state.navigation.window == .first)
    delegates[1].sceneDidBecomeActive(screens[1].windowScene)
    #expect(app.store.state.navigation.window == WindowID(1))

    delegates[1].sceneDidDisconnect(screens[1].windowScene)
    #expect(app.store.state.navigation.windows == [.first, WindowID(1)])
    #expect(app.store.state.navigation.window == .first)

    AppDelegate().application(.shared, didDiscardSceneSessions: [sessions[1]])
    #expect(app.store.state.navigation.windows == [.first])
  }
}

/// The sessions that the system has.
@MainActor private final class Sessions {
  var all: [UISceneSession]

  init(_ all: [UISceneSession]) { self.all = all }
}

/// The lines of a log.
private final class Lines: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock(\.self) }

  func append(_ line: String) { lines.withLock { $0.append(line) } }
}

private enum LateWork: EffectKey { case push }
