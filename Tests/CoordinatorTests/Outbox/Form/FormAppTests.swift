import AppTesting
import Outbox
import Redux
import ReduxTesting
import Synchronization
import Testing

@testable import AppShell

/// An outbox in a running app: its file, its clock, and its events.
@Suite(.timeLimit(.minutes(30))) @MainActor struct FormAppTests {
  private struct Offline: Error {}

  /// What the server has, and whether there is a network.
  private final class Server: Sendable {
    let isOffline = Mutex(true)
    let entries = Mutex<[(id: String, title: String)]>([])

    func take(_ draft: EntryDraft, _ id: String) throws -> EntryDraft {
      if isOffline.withLock(\.self) { throw Offline() }
      entries.withLock { $0.append((id, draft.title)) }
      return draft
    }

    var titles: [String] { entries.withLock { $0.map(\.title) } }
  }

  private let server = Server()
  private let directory = TemporaryDirectory()

  /// Starts the app with a clock of its own, as a process has.
  private func user() throws -> AppUser<FormApp> {
    let clock = TestClock()
    var services = FormServices(shell: ShellServices(clock: clock))
    services.entry = { [server] in try server.take($0, $1) }
    return try AppUser(directory: directory, clock: clock, services: services)
  }

  private func send(_ title: String, by user: AppUser<FormApp>) async throws {
    try await user.type(title, into: "Title")
    try await user.tap("Send")
    #expect(await user.shows("Waiting: \(title)."))
    #expect(
      await user.screen.until { _ in user.app.store.state.unsent.changes.first?.pause != nil })
  }

  @Test func `an entry waits for the app's clock`() async throws {
    let user = try user()
    try await send("Tea", by: user)
    server.isOffline.withLock { $0 = false }

    await user.wait(.seconds(2))

    #expect(await user.shows("Waiting: ."))
    #expect(server.titles == ["Tea"])
  }

  @Test func `a form at the bottom of a tab offers no way out`() async throws {
    let user = try user()

    #expect(await user.shows("Send"))
    #expect(!user.screen.text.contains("Cancel"))
  }

  @Test func `a form that is sent twice sends one entry`() async throws {
    let user = try user()
    try await send("Tea", by: user)
    try await user.tap("Send")
    server.isOffline.withLock { $0 = false }

    await user.wait(.seconds(2))

    #expect(await user.shows("Waiting: ."))
    #expect(server.titles == ["Tea"])
  }

  @Test func `an entry that waits is sent when there is a network`() async throws {
    let user = try user()
    try await send("Tea", by: user)
    server.isOffline.withLock { $0 = false }

    await user.receive(.networkBecameAvailable)

    #expect(await user.shows("Waiting: ."))
    #expect(server.titles == ["Tea"])
  }

  @Test func `a restart sends an entry that waits, with its identity`() async throws {
    let first = try user()
    try await send("Tea", by: first)
    let id = first.app.store.state.unsent.changes.first?.id
    first.app.close()
    server.isOffline.withLock { $0 = false }

    let second = try user()
    #expect(await second.screen.until { _ in server.titles == ["Tea"] })
    #expect(await second.shows("Waiting: ."))

    #expect(server.entries.withLock { $0.map(\.id) } == [id])
  }

  @Test func `an entry that a full outbox doesn't take is told to the user`() async throws {
    let user = try user()
    for number in 0..<EntryDraft.limit { user.dispatch(added(number)) }

    user.dispatch(added(EntryDraft.limit))

    #expect(await user.shows("Some changes were not kept."))
    #expect(user.app.store.state.unsent.droppedCount == 0)
  }

  private func added(_ number: Int) -> OutboxAction<EntryDraft> {
    .added(PendingChange(EntryDraft(title: "\(number)"), id: "\(number)", account: nil))
  }

  @Test func `iOS doesn't suspend the app while it sends`() async throws {
    let clock = TestClock()
    var services = FormServices(shell: ShellServices(clock: clock))
    let (begun, ended) = (TimeLog(), TimeLog())
    services.shell.beginTime = { name in
      begun.names.append(name)
      return { ended.names.append(name) }
    }
    services.entry = { draft, _ in
      await #expect(begun.names.count > ended.names.count)
      return draft
    }
    let user = try AppUser<FormApp>(directory: directory, clock: clock, services: services)

    try await user.type("Tea", into: "Title")
    try await user.tap("Send")

    #expect(await user.screen.until { _ in !ended.names.isEmpty })
    #expect(begun.names == ended.names)
  }
}

@MainActor private final class TimeLog {
  var names: [String] = []
}
