import Coordinator
import CoordinatorLinks
import CoordinatorTesting
import Redux
import Testing

@MainActor @Suite(.timeLimit(.minutes(30))) struct NavigationProbeTests {
  let store: Store<TestApp>
  let probe: NavigationProbe<TestApp, TestMap>

  init() throws {
    store = try TestEnvironment().store()
    probe = NavigationProbe(store, navigation: \.navigation, links: \.links)
  }

  @Test func `a link shows a chain of screens`() {
    probe.open("app://sights/1/visit", from: .notification)

    #expect(probe.screens == [.explore, .sight(1), .visit(1)])
    #expect(probe.outcome == .routed(pattern: "sights/:id/visit", from: .notification))
    #expect(probe.incidents == [])
  }

  @Test func `a link that needs a user shows the sign-in first`() {
    probe.open("app://sights/1/reviews/new")
    #expect(probe.modals == [[.signIn]])

    probe.send(SessionAction(session: .user("ada")))

    #expect(probe.screens == [.explore, .sight(1), .review(1)])
  }

  @Test func `a refused link says why and shows nothing new`() {
    let outcome = probe.open("app://nowhere")

    #expect(outcome == .refused(.unknown, from: .inApp))
    #expect(probe.screens == [.explore])
  }

  @Test func `a probe begins at the store's place`() throws {
    let app = TestApp(navigation: Place(Route(tab: .saved, [.sight(2)])))

    let probe = NavigationProbe(
      try TestEnvironment().store(app), navigation: \.navigation, links: \.links)

    #expect(probe.screens == [.saved, .sight(2)])
  }
}
