import AppShell
import AppTesting
import Redux
import Testing

@testable import ExampleApp

/// What is left of an app in a process that goes on, such as that of an assistant.
@Suite(.timeLimit(.minutes(30))) @MainActor struct ReleaseTests {
  @Test(arguments: ["sights/3", "saved", "account/sign-in", "inspector"])
  func `nothing keeps the store of an app that was closed`(path: String) async throws {
    weak let store = try await storeOfClosedApp(at: path)

    while store != nil, !Task.isCancelled { await Task.yield() }

    #expect(store == nil)
  }

  private func storeOfClosedApp(at path: String) async throws -> Store<AppState> {
    let user = try AppUser(at: "sights://\(path)")
    await user.settled()
    user.app.close()
    return user.app.store
  }
}
