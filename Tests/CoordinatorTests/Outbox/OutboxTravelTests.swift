import AppShell
import AppTesting
import Redux
import ReduxRecording
import ReduxTesting
import Testing

@testable import Outbox

/// A tool shows earlier moments of the store, and goes on from one of them.
@Suite(.timeLimit(.minutes(30))) struct OutboxTravelTests {
  private let store: Store<EditorState>
  private let server = Server()
  private let clock = TestClock()

  init() {
    store = Store(initialState: EditorState(), recorder: Recorder(clock: clock))
    OutboxSender(
      \EditorState.outbox, policy: OutboxPolicy(time: AppTime(clock)), saved: {}, send: server.send
    ).start(in: store)
  }

  @Test func `a recording shows the outbox as the source of what it dispatches`() async throws {
    store.dispatch(EditAction.added(PendingEdit("1", "a", 1)), from: ActionSource("screen"))
    await server.answer("1", .again("offline"))
    await clock.sleepers(1)
    await clock.advance(by: .seconds(2))
    await server.answer("1")
    await until { store.state.outbox.changes.isEmpty }

    let recording = try #require(store.recorder?.recording)
    let sources = recording.numbers.map { recording[$0].source }
    #expect(sources == ["screen"] + Array(repeating: "outbox, effect", count: 4))
  }

  @Test func `a pause that ends while an earlier moment is shown is over after the return`() async {
    store.dispatch(EditAction.added(PendingEdit("1", "a", 1)))
    await server.answer("1", .again("offline"))
    await clock.sleepers(1)
    let moment = store.recorder?.recording?.moments.upperBound ?? 0
    store.dispatch(EditorAction.confirmed(Edit(key: "b", value: 1)))

    store.travel(to: moment)
    await clock.advance(by: .seconds(3))
    #expect(server.ids == ["1"])
    store.returnToPresent()

    await until { server.ids.count == 2 }
    #expect(server.ids == ["1", "1"])
  }

  @Test func `a change that was being sent in the moment that goes on is sent again`()
    async throws
  {
    store.dispatch(EditAction.added(PendingEdit("1", "a", 1)))
    await until { server.waiting == ["1"] }
    let sending = try #require(store.recorder?.recording?.moments.upperBound)
    await server.answer("1")
    await until { store.state.outbox.changes.isEmpty }

    store.travel(to: sending)
    store.continueFromMoment()
    await until { server.ids.count == 2 }
    await server.answer("1")
    await until { store.state.outbox.changes.isEmpty }

    #expect(server.requests.map(\.id) == ["1", "1"])
    #expect(server.requests.map(\.mayHaveArrived) == [false, true])
  }

  @Test func `an answer to an effect of the history that was left doesn't hold up its key`()
    async throws
  {
    store.dispatch(EditAction.added(PendingEdit("1", "a", 1)))
    await until { server.waiting == ["1"] }
    let sending = try #require(store.recorder?.recording?.moments.upperBound)
    await server.answer("1", .again("offline"))
    await clock.sleepers(1)
    await clock.advance(by: .seconds(2))
    await until { server.ids.count == 2 }

    store.travel(to: sending)
    store.continueFromMoment()
    for _ in 1...2 { await server.answer("1") }
    await until { store.state.outbox.changes.isEmpty }

    #expect(server.ids == ["1", "1", "1"])
  }
}
