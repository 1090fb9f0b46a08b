import AppShell
import Dispatch
import Redux
import Testing

@testable import ExampleApp

/// The message about a request that takes long, while the main thread is busy.
@Suite(.timeLimit(.minutes(30))) @MainActor struct SlowRequestTests {
  private let store = Store(initialState: AppState(), reducing: .main)
  private let client = Services.test(time: .system).client

  @Test func `a message goes with its request, though nothing was reduced before that ended`() {
    let load = SlowRequestAction.request(
      .list, to: client, reporting: { CatalogueAction.sightLoad(1, $0) }
    ) { client, _ -> Sight in
      client.connection.report(2)
      throw ClientError.unreachable
    }

    // The main thread has no turn until the effect has ended.
    let ended = DispatchSemaphore(value: 0)
    Task.detached { [store] in
      await load(store)
      ended.signal()
    }
    ended.wait()
    store.dispatch(SlowRequestAction.waited(.sight(1), try: 1))

    #expect(store.state.catalogue[1].error as? ClientError == .unreachable)
    #expect(store.state.slowRequests[.sight(1)] != nil)
    #expect(store.state.slowRequests[.list] == nil)
  }
}
