import AppComponents
import Coordinator
import Redux
import ReduxTesting
import Synchronization
import Testing

@testable import ExampleApp

/// The actions with which a sign-in ends.
@Suite(.timeLimit(.minutes(30))) struct SessionActionTests {
  private let client = SightsClient(
    connection: EmbeddedProtocol.connection(
      to: EmbeddedBackend(latency: .zero), clock: TestClock()))
  private let ada = Registration(name: "Ada", email: "ada@example.com", password: "countess")

  private func signIn() -> Effect<AppState> {
    let credentials = Credentials(email: ada.email, password: ada.password.value)
    return SessionAction.signIn(credentials, on: ScreenID(.signIn, in: .modal(0)), to: client)
  }

  private func register() -> Effect<AppState> {
    SessionAction.register(ada, on: ScreenID(.register, in: .modal(0)), to: client)
  }

  @Test func `a sign-in ends with one action`() async throws {
    let account = try await client.register(ada)
    let actions = Mutex<[any ActionType]>([])
    let log: Middleware<AppState> = { _, _ in
      { next in
        { action in
          actions.withLock { $0.append(action) }
          next(action)
        }
      }
    }
    let store = Store(initialState: AppState(), middleware: [log])

    await store.dispatch(signIn()).value

    let (first, last) = actions.withLock { ($0.first, $0.dropFirst()) }
    #expect(first as? SignInAction == .sending(.started))
    #expect(last.map { $0 as? SessionAction } == [.signedIn(account)])
  }

  @Test func `a new user is welcomed even if the form closes with the sign-in`() async {
    let store = Store(initialState: AppState())
    let (closings, close) = AsyncStream.makeStream(of: Task<Void, Never>.self)
    let form = Mutex<Task<Void, Never>?>(nil)
    let subscription = store.observe(\.session.isSignedIn).subscribe { isSignedIn in
      if isSignedIn { form.withLock { $0 }?.cancel() }
    }

    let running = store.dispatch { [self] store in
      for await task in closings.prefix(1) { form.withLock { $0 = task } }
      await register()(store)
    }
    close.yield(running)
    await running.value
    subscription.cancel()

    #expect(store.state.session.isSignedIn && running.isCancelled)
    #expect(store.state.feedback.current == .registered(name: "Ada"))
  }
}
