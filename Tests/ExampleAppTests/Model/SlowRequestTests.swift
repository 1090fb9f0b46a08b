import AppShell
import Coordinator
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
      .list(SightQuery()), to: client, reporting: { CatalogueAction.sightLoad(1, $0) }
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
    store.dispatch(SlowRequestAction.waited(.sight(1), attempt: 1))

    #expect(store.state.catalogue[1].error as? ClientError == .unreachable)
    #expect(store.state.slowRequests[.sight(1)] != nil)
    #expect(store.state.slowRequests[.list(SightQuery())] == nil)
  }

  @Test func `a message is about one search, and about one form`() {
    let left = ScreenID<AppMap>(.signIn, in: .modal(0))
    let right = left.inWindow(WindowID(1))
    store.dispatch(SlowRequestAction.waited(.list(SightQuery(search: "tower")), attempt: 2))
    store.dispatch(SlowRequestAction.waited(.signIn(left), attempt: 1))
    store.dispatch(SlowRequestAction.waited(.signIn(right), attempt: 2))

    store.dispatch(SlowRequestAction.ended(.signIn(left)))

    let requests = store.state.slowRequests
    #expect(requests[.list(SightQuery())] == nil)
    #expect(
      requests[.list(SightQuery(search: "tower"))]
        == "The list of sights is still on its way. Attempt 2 of 3.")
    #expect(requests[.signIn(left)] == nil)
    #expect(requests[.signIn(right)] == "Your sign-in is still on its way. Attempt 2 of 3.")
  }
}
