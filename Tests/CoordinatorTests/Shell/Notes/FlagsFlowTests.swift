import AppShell
import AppTesting
import Redux
import Testing

@Suite(.timeLimit(.minutes(30))) @MainActor struct FlagsFlowTests {
  @Test func `a feature is a tab while it is switched on`() async throws {
    let user = try await NotesUser.started(flags: Flags(hasArchive: true))
    #expect(await user.shows("Archive"))

    user.app.store.dispatch(FlagsAction.loaded(Flags()))

    #expect(await user.showsNo("Archive"))
  }

  @Test func `a link to a feature that is switched off is refused`() async throws {
    let user = try await NotesUser.started()

    try user.follow("archive")

    #expect(await user.shows("The Link Can't Be Opened"))
  }
}
