import AppComponents
import AppShell
import AppTesting
import Redux
import Synchronization
import Testing

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor struct SightMiddlewareTests {
  @Test func `saving a sight is counted, and removing or copying it isn't`() {
    let events = Counted()
    let store = Store(
      initialState: AppState(), middleware: [sightMiddleware(.counting(in: events))])

    store.dispatch(SightAction.viewLoaded)
    store.dispatch(BookmarksAction.added(3))
    store.dispatch(BookmarksAction.removed(3))
    store.dispatch(FeedbackAction.linkCopied(3))

    #expect(events.all == [.sightOpened, .sightSaved])
  }

  @Test func `only those who sign in are counted`() {
    let events = Counted()
    let store = Store(
      initialState: AppState(), middleware: [sessionMiddleware(.counting(in: events))])
    let ada = Account(name: "Ada", email: "ada@example.com")

    store.dispatch(SignInAction.sending(.started))
    store.dispatch(SignInAction.sending(.failure(ClientError.wrongCredentials)))
    store.dispatch(SessionAction.signedIn(ada))

    #expect(events.all == [.signedIn])
  }

  @Test func `a sign-out that the server refuses is counted`() async {
    let backend = EmbeddedBackend(latency: .zero)
    backend.failNext(status: 403)
    let tokens = TokenStore<Session>()
    tokens.keep(Session(token: "1", account: Account(name: "Ada", email: "ada@example.com")))
    var services = Services.test(backend, time: .system, tokens: tokens)
    let (events, continuation) = AsyncStream.makeStream(of: AnalyticsEvent.self)
    services.track = { continuation.yield($0) }
    let store = Store(initialState: AppState(), middleware: [sessionMiddleware(services)])

    store.dispatch(SessionAction.signOutConfirmed)

    for await event in events {
      #expect(event == .signOutFailed)
      break
    }
    #expect(!store.state.session.isSignedIn)
  }
}

/// The events that were counted.
private final class Counted: Sendable {
  private let events = Mutex<[AnalyticsEvent]>([])

  var all: [AnalyticsEvent] { events.withLock { $0 } }

  func add(_ event: AnalyticsEvent) { events.withLock { $0.append(event) } }
}

extension Services {
  fileprivate static func counting(in events: Counted) -> Services {
    var services = Services.test(time: .system)
    services.track = { events.add($0) }
    return services
  }
}
