import Coordinator
import Redux
import Testing

/// What links ask and why they are refused is said by dialogs.
@Suite struct LinkDialogTests {
  let environment = TestEnvironment()
  let store: Store<TestApp>

  init() throws {
    store = try environment.store(adding: [
      linkDialogs(
        links: \.links, asking: { .question($0.id) }, explaining: { .question(-$1) })
    ])
  }

  private var dialog: TestMap.Dialog? { store.state.navigation.dialog }

  private func open(_ links: RawLink..., from source: LinkSource) {
    for link in links { store.dispatch(TestLinkAction.received(link, from: source)) }
  }

  @Test func `a question is asked above the place of its link`() {
    open("app://saved/clear", from: .inApp)

    #expect(store.state.navigation == Place(selectedTab: .saved, dialog: .question(1)))
  }

  @Test func `the same link twice asks two questions`() {
    open("app://saved/clear", "app://saved/clear", from: .inApp)

    #expect(dialog == .question(2))
  }

  @Test(arguments: [TestLinkAction.confirmed(1), .declined(1)])
  func `an answer by another way takes the question back`(action: TestLinkAction) {
    open("app://saved/clear", from: .inApp)

    store.dispatch(action)

    #expect(dialog == nil)
  }

  @Test func `each refusal is explained, and from inside none`() {
    open("app://nowhere", from: .inApp)
    #expect(dialog == nil)

    open("app://nowhere", from: .notification)
    #expect(dialog == .question(-1))

    open("app://nowhere", from: .notification)
    #expect(dialog == .question(-2))
  }

  @Test func `a question comes back after a refusal has covered it`() {
    open("app://saved/clear", from: .inApp)
    open("app://nowhere", from: .notification)
    #expect(dialog == .question(-1))

    store.dispatch(Action.user(.answered(.question(-1), choice: 0)))
    #expect(dialog == .question(1))

    store.dispatch(Action.user(.answered(.question(1), choice: 0)))
    #expect(dialog == nil)
  }

  @Test func `going elsewhere ends the question without a word`() {
    open("app://saved/clear", from: .inApp)

    store.dispatch(Action.select(.account))

    #expect(store.state.navigation == Place(selectedTab: .account))
  }
}
