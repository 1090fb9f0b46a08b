import Coordinator
import CoordinatorLinks
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

  /// The number of the question, or of none.
  private var id: LinkQuestion.ID { store.state.links.question?.id ?? 0 }

  @Test func `a link with an effect shows its place and asks`() {
    #expect(store.state.navigation.route == Route(tab: .saved))
    #expect(store.state.links.question?.text == "Remove all saved sights?")
    #expect(store.state.effects == [])
  }

  @Test func `confirming dispatches the effect once`() {
    let id = id

    store.dispatch(TestLinkAction.confirmed(id))
    store.dispatch(TestLinkAction.confirmed(id))

    #expect(store.state.effects == [.clear])
    #expect(store.state.links.question == nil)
    #expect(store.state.links.outcome == .routed(pattern: "saved/clear", from: .inApp))
  }

  @Test func `declining does nothing`() {
    let id = id

    store.dispatch(TestLinkAction.declined(id))
    store.dispatch(TestLinkAction.confirmed(id))

    #expect(store.state.effects == [])
    #expect(store.state.links.question == nil)
    #expect(
      store.state.links.outcome == .refused(.declined(pattern: "saved/clear"), from: .inApp))
  }

  @Test func `confirming an expired link does nothing`() {
    environment.advance(by: .seconds(61))

    store.dispatch(TestLinkAction.confirmed(id))

    #expect(store.state.effects == [])
    #expect(
      store.state.links.outcome == .refused(.expired(pattern: "saved/clear"), from: .inApp))
  }

  @Test func `going elsewhere drops the question`() {
    let id = id

    store.dispatch(Action.user(.selected(.account)))
    store.dispatch(TestLinkAction.confirmed(id))

    #expect(store.state.effects == [])
    #expect(store.state.links.question == nil)
  }

  @Test func `answers without a question do nothing`() {
    store.dispatch(TestLinkAction.received("app://sights/7/reviews/new", from: .inApp))
    let link = store.state.links.pending?.id ?? 0

    store.dispatch(TestLinkAction.confirmed(link))
    store.dispatch(TestLinkAction.declined(link))

    #expect(store.state.effects == [])
    #expect(store.state.links.pending?.match.pattern == "sights/:id/reviews/new")
  }

  @Test func `an answer counts only for its question, though the next has the same words`() {
    let first = store.state.links.question
    store.dispatch(TestLinkAction.received("app://saved/clear", from: .notification))
    let second = store.state.links.question
    let count = environment.words.count

    store.dispatch(TestLinkAction.confirmed(first?.id ?? 0))
    store.dispatch(TestLinkAction.declined(first?.id ?? 0))

    #expect(environment.words.count == count + 2)
    #expect(first?.text == second?.text)
    #expect(first != second)
    #expect(store.state.effects == [])
    #expect(store.state.links.question == second)
  }
}
