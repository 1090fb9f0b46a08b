import AppComponents
import AppShell
import AppTesting
import Redux
import ReduxRecording
import ReduxTesting
import Testing

@testable import AppInspector
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct InspectorLogTests {
  @Test func `the inspector lists actions by their names and by what they changed`() throws {
    let recorder = Recorder<AppState>(clock: TestClock())
    var log = InspectorLog<AppState>()
    let store = Store(initialState: AppState(), recorder: recorder)

    store.dispatch(SignInAction.sent(Credentials(email: "ada@example.com", password: "x")))
    store.dispatch(BookmarksAction.added(3))

    log.follow(try #require(recorder.recording))
    #expect(log.entries.map(\.name) == ["FormAction<Credentials>.sent", "BookmarksAction.added"])
    #expect(
      log.entries.map(\.facts) == [
        "0:00.0 · changed nothing", "0:00.0 · changed bookmarks, feedback",
      ])
  }
}
