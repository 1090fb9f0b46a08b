import Coordinator
import CoordinatorLinks
import Redux
import Testing

/// Dialogs show the questions of links, and the reasons for refusals.
@Suite struct LinkDialogTests {
  let environment = TestEnvironment()
  let store: Store<TestApp>
  /// The pages that were to be opened in a browser, which can open only pages of this host.
  let pages: AsyncStream<RawLink>

  init() throws {
    let (pages, asked) = AsyncStream<RawLink>.makeStream()
    self.pages = pages
    store = try environment.store(adding: [
      linkDialogs(
        links: \.links, explaining: { .refusal($0) },
        opening: { page in
          asked.yield(page)
          return page.text.contains("ok.example")
        })
    ])
  }

  private var dialog: TestMap.Dialog? { store.state.navigation.dialog }

  private func open(_ links: RawLink..., from source: LinkSource) {
    for link in links { store.dispatch(TestLinkAction.received(link, from: source)) }
  }

  private var explanation: LinkExplanation? {
    if case .refusal(let explanation) = dialog { explanation } else { nil }
  }

  @Test func `a question is asked above the place of its link`() {
    open("app://saved/clear", from: .inApp)

    #expect(store.state.navigation == Place(selectedTab: .saved, dialog: .clearing))
  }

  @Test func `each refusal is explained, and from inside none`() {
    open("app://nowhere", from: .inApp)
    #expect(dialog == nil)

    open("app://nowhere", from: .notification)
    #expect(explanation?.id == 1)
    #expect(explanation?.refusal == .unknown)

    open("app://nowhere", from: .notification)
    #expect(explanation?.id == 2)
  }

  @Test func `only a universal link that leads nowhere offers its web page`() {
    open("app://nowhere", from: .notification)
    #expect(explanation?.webPage == nil)

    open("https://evil.example/nowhere", from: .universalLink)
    #expect(explanation?.webPage == nil)

    open("https://ok.example/nowhere", from: .universalLink)
    #expect(explanation?.webPage == "https://ok.example/nowhere")
  }

  @Test func `a page that was chosen is opened, without another word`() async {
    open("https://ok.example/nowhere", from: .universalLink)
    let outcome = store.state.links.outcome

    store.dispatch(TestLinkAction.webPageChosen("https://ok.example/nowhere"))

    let page = await pages.first { _ in true }
    #expect(page == "https://ok.example/nowhere")
    #expect(store.state.links.outcome == outcome)
  }

  @Test func `a page that no browser can open is explained`() async {
    store.dispatch(TestLinkAction.webPageChosen("https://closed.example/nowhere"))

    for await place in store.observe(\.navigation) where place.dialog != nil { break }
    #expect(explanation?.refusal == .noBrowser)
    #expect(explanation?.webPage == nil)
  }

  @Test func `a question comes back after a refusal has covered it`() throws {
    open("app://saved/clear", from: .inApp)
    open("app://nowhere", from: .notification)
    let refusal = try #require(dialog)
    #expect(explanation != nil)

    store.dispatch(Action.user(.answered(refusal, choice: 0)))
    #expect(dialog == .clearing)

    store.dispatch(Action.user(.answered(.clearing, choice: 0)))
    #expect(dialog == nil)
  }

  @Test func `going elsewhere ends the question without a word`() {
    open("app://saved/clear", from: .inApp)

    store.dispatch(Action.select(.account))

    #expect(store.state.navigation == Place(selectedTab: .account))
  }
}
