import AppShell
import AppTesting
import Redux
import Synchronization
import Testing

@testable import ExampleApp

@Suite struct SightMiddlewareTests {
  @Test func `a tap on Save is counted, and a copy is confirmed`() {
    let events = Counted()
    let store = Store(
      initialState: AppState(), middleware: [sightMiddleware(.counting(in: events))])

    store.dispatch(SightAction.viewLoaded(3))
    store.dispatch(SightAction.saveTapped(3))
    store.dispatch(SightAction.copyLinkTapped(3))

    #expect(store.state.feedback.current == .linkCopied(3))
    #expect(events.all == [.sightOpened, .sightSaved])
  }

  @Test func `only those who sign in are counted`() {
    let events = Counted()
    let store = Store(
      initialState: AppState(), middleware: [sessionMiddleware(.counting(in: events))])
    let ada = Account(name: "Ada", email: "ada@example.com")

    store.dispatch(SessionAction.signIn(.started))
    store.dispatch(SessionAction.signIn(.failure(ClientError.wrongCredentials)))
    store.dispatch(SessionAction.signIn(.success(ada)))

    #expect(events.all == [.signedIn])
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
    var services = Services.test(clock: ContinuousClock())
    services.track = { events.add($0) }
    return services
  }
}
