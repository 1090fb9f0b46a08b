import AppShell
import AppTesting
import CoordinatorLinks
import Redux
import Testing

@Suite(.timeLimit(.minutes(30))) @MainActor struct OnboardingFlowTests {
  @Test func `the onboarding is shown once`() async throws {
    let first = try NotesUser()
    try await first.tap("Get Started")
    #expect(await first.shows("No Notes Yet"))

    let second = try first.restart()

    #expect(await second.shows("No Notes Yet"))
  }

  @Test func `a link waits until the onboarding is done`() async throws {
    let user = try NotesUser(at: "notes://notes")
    #expect(await user.shows("Get Started"))
    #expect(user.app.store.state.links.pending != nil)

    try await user.tap("Get Started")

    #expect(await user.isAt("notes"))
    #expect(user.app.store.state.links.pending == nil)
  }

  @Test func `a test may begin behind the onboarding`() async throws {
    let user = try NotesUser(saved: NotesSaved(onboardingIsDone: true))

    #expect(await user.shows("No Notes Yet"))
  }

  @Test func `saved data of a test doesn't replace what the app has saved`() async throws {
    let first = try NotesUser(saved: NotesSaved(onboardingIsDone: true))
    #expect(await first.shows("No Notes Yet"))
    first.app.close()

    let second = try NotesUser(
      directory: first.directory, saved: NotesSaved(onboardingIsDone: false))

    #expect(await second.shows("No Notes Yet"))
  }
}
