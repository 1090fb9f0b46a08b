import Coordinator
import Redux
import Testing

/// A link shows its place; its effect is dispatched only after the user confirms, and once.
@Suite struct LinkEffectTests {
  let environment = TestEnvironment()
  let store: Store<TestApp>

  init() throws {
    store = try environment.store()
    store.dispatch(TestLinkAction.received("app://saved/clear", from: .inApp))
  }

  @Test func `a link with an effect shows its place and asks`() {
    #expect(store.state.navigation.route == Route(tab: .saved))
    #expect(store.state.links.question == "Remove all saved sights?")
    #expect(store.state.effects == [])
  }

  @Test func `confirming dispatches the effect once`() {
    store.dispatch(TestLinkAction.confirmed)
    store.dispatch(TestLinkAction.confirmed)

    #expect(store.state.effects == [.clear])
    #expect(store.state.links.question == nil)
    #expect(store.state.links.outcome == .routed(pattern: "saved/clear", from: .inApp))
  }

  @Test func `declining does nothing`() {
    store.dispatch(TestLinkAction.declined)
    store.dispatch(TestLinkAction.confirmed)

    #expect(store.state.effects == [])
    #expect(store.state.links.question == nil)
    #expect(
      store.state.links.outcome == .refused(.declined(pattern: "saved/clear"), from: .inApp))
  }

  @Test func `confirming an expired link does nothing`() {
    environment.advance(by: .seconds(61))

    store.dispatch(TestLinkAction.confirmed)

    #expect(store.state.effects == [])
    #expect(
      store.state.links.outcome == .refused(.expired(pattern: "saved/clear"), from: .inApp))
  }

  @Test func `going elsewhere drops the question`() {
    store.dispatch(Action.user(.selected(.account)))
    store.dispatch(TestLinkAction.confirmed)

    #expect(store.state.effects == [])
    #expect(store.state.links.question == nil)
  }

  @Test func `answers without a question do nothing`() {
    store.dispatch(TestLinkAction.received("app://sights/7/reviews/new", from: .inApp))

    store.dispatch(TestLinkAction.confirmed)
    store.dispatch(TestLinkAction.declined)

    #expect(store.state.effects == [])
    #expect(store.state.links.pending?.match.pattern == "sights/:id/reviews/new")
  }
}
