import AppShell
import AppTesting
import ReduxTesting
import Testing

typealias NotesUser = AppTesting.AppUser<NotesApp>

extension AppTesting.AppUser where App == NotesApp {
  /// Starts the app with a server and flags, for a user who has seen the onboarding.
  static func started(
    flags: Flags = Flags(), clock: TestClock = TestClock(),
    notes: @escaping @Sendable () async throws -> [Note] = { [] }
  ) async throws -> NotesUser {
    let services = NotesServices(
      shell: ShellServices(clock: clock), client: NotesClient(notes: notes), flags: flags)
    let user = try NotesUser(clock: clock, services: services)
    try await user.tap("Get Started")
    return user
  }
}

@Suite(.timeLimit(.minutes(30))) @MainActor struct NotesFlowTests {
  @Test func `the list shows what the server has`() async throws {
    let user = try await NotesUser.started { [Note(id: 1, title: "Buy milk")] }

    #expect(await user.shows("Buy milk"))
  }

  @Test func `a restarted app asks the same server, or another that the test gives`() async throws {
    let first = try await NotesUser.started { [Note(id: 1, title: "Buy milk")] }
    #expect(await first.shows("Buy milk"))

    let second = try first.restart()

    #expect(await second.shows("Buy milk"))
    var services = NotesApp.testServices(clock: TestClock())
    services.client = NotesClient { [Note(id: 2, title: "Call Ada")] }
    let third = try second.restart(services: services)
    #expect(await third.shows("Call Ada"))
    #expect(await third.showsNo("Buy milk"))
  }

  @Test func `a server that can't be reached is an alert, and then a button`() async throws {
    let user = try await NotesUser.started { throw NotesError.unreachable }
    #expect(await user.shows("No Connection"))

    try await user.tap("OK")

    #expect(await user.shows("Try Again"))
  }

  @Test func `the user can stop waiting, and try again`() async throws {
    let clock = TestClock()
    let user = try await NotesUser.started(clock: clock) {
      try await clock.sleep(for: .seconds(1))
      return [Note(id: 1, title: "Buy milk")]
    }
    try await user.tap("Stop")
    #expect(await user.shows("Stopped"))

    try await user.tap("Try Again")
    await user.wait(.seconds(1))

    #expect(await user.shows("Buy milk"))
  }
}
