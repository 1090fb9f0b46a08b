import AppShell
import Coordinator
import Foundation
import Redux
import ReduxTesting
import Synchronization
import Testing

@testable import ExampleApp

/// What is left of a sign-in that is canceled while its answer arrives.
@Suite(.timeLimit(.minutes(30))) struct CanceledSignInTests {
  private let backend = EmbeddedBackend(latency: .zero)
  private let ada = Registration(name: "Ada", email: "ada@example.com", password: "countess")

  @Test(arguments: [SlowRequest.signIn(.form), .register(.form)])
  func `a sign-in that is canceled as its session is kept leaves none`(form: SlowRequest)
    async throws
  {
    let (tasks, task) = AsyncStream.makeStream(of: Task<Void, Never>.self)
    let canceled = Mutex<Task<Void, Never>?>(nil)
    let place = TokenPlace {
      nil
    } write: {
      if $0 != nil { canceled.withLock { $0 }?.cancel() }
    }
    let client = SightsClient(
      connection: EmbeddedProtocol.connection(to: backend, clock: TestClock()),
      tokens: TokenStore(place))
    let store = Store(initialState: AppState())
    if case .signIn = form { _ = try await client.register(ada) }

    let running = store.dispatch { store in
      for await task in tasks.prefix(1) { canceled.withLock { $0 = task } }
      await effect(of: form, with: client)(store)
    }
    task.yield(running)
    await running.value

    #expect(!store.state.session.isSignedIn)
    #expect(client.tokens.token == nil)
    await #expect(throws: ClientError.signedOut) {
      try await client.send(ReviewDraft(rating: 1, text: "?"), about: 3, key: "1")
    }
  }

  private func effect(of form: SlowRequest, with client: SightsClient) -> Effect<AppState> {
    if case .register(let id) = form {
      return SessionAction.register(ada, on: id, to: client)
    }
    let credentials = Credentials(email: ada.email, password: ada.password.value)
    return SessionAction.signIn(credentials, on: .form, to: client)
  }
}

extension ScreenID<AppMap> {
  nonisolated fileprivate static let form = ScreenID(.signIn, in: .modal(0))
}
