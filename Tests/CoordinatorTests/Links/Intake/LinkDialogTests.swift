import Coordinator
import CoordinatorLinks
import Redux
import Testing

/// Dialogs show the questions of links, and the reasons for refusals.
@Suite(.timeLimit(.minutes(30))) struct LinkDialogTests {
  let environment = TestEnvironment()
  let store: Store<TestApp>
  /// The pages that were to be opened in a browser, which can open only pages of this host.
  let pages: AsyncStream<RawLink>

  init() throws {
    let (pages, asked) = AsyncStream<RawLink>.makeStream()
    self.pages = pages
    store = try environment.store(adding: [
      linkDialogs(
        links: \.links, navigation: \.navigation, explaining: { .refusal($0) },
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

    #expect(store.state.navigation == Place(selectedTab: .saved, dialog: .clearing(1)))
  }

  @Test(arguments: LinkSource.allCases.filter { $0 != .universalLink })
  func `each refusal is explained, whatever its source`(source: LinkSource) {
    open("app://nowhere", from: source)
    #expect(explanation?.id == 1)
    #expect(explanation?.refusal == .unknown)

    open("app://nowhere", from: source)
    #expect(explanation?.id == 2)
  }

  @Test func `explanations wait behind a question, one for each reason, and are shown in turn`() {
    store.dispatch(Action.ask(.clearing(0)))
    for link in ["app://nowhere", "app://nowhere", "app://saved?a=1"] as [RawLink] {
      open(link, from: .customScheme)
    }
    #expect(dialog == .clearing(0))

    store.dispatch(Action.user(.answered(.clearing(0), choice: 0)))
    #expect(explanation?.refusal == .unknown)
    store.dispatch(TestEffect.clear)
    #expect(explanation?.refusal == .unknown)
    dialog.map { store.dispatch(Action.user(.answered($0, choice: 0))) }
    #expect(explanation?.refusal == .unknownQueryItem(pattern: "saved"))
    dialog.map { store.dispatch(Action.user(.answered($0, choice: 0))) }
    #expect(dialog == nil)
  }

  @Test func `a newer link that waits doesn't take an explanation away`() {
    store.dispatch(Action.ask(.clearing(0)))
    open("app://nowhere", from: .customScheme)
    store.dispatch(SessionAction(session: .unknown))

    open("app://sights/7/reviews/new", from: .notification)
    store.dispatch(Action.user(.answered(.clearing(0), choice: 0)))

    #expect(explanation?.refusal == .unknown)
    #expect(store.state.links.pending != nil)
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

  @Test func `a bad link never replaces a question of the app`() {
    store.dispatch(Action.ask(.clearing(0)))

    open("app://nowhere", from: .customScheme)

    #expect(dialog == .clearing(0))
    #expect(store.state.links.outcome == .refused(.unknown, from: .customScheme))
    store.dispatch(Action.user(.answered(.clearing(0), choice: 0)))
    #expect(explanation?.refusal == .unknown)
  }

  @Test func `a question that comes with a bad link in one turn stays`() throws {
    let both: Middleware<TestApp> = { dispatch, _ in
      { next in
        { action in
          next(action)
          guard case .refused? = action as? TestLinkAction else { return }
          dispatch(Action.ask(.clearing(0)))
        }
      }
    }
    let store = try TestEnvironment().store(adding: [
      linkDialogs(links: \.links, navigation: \.navigation, explaining: { .refusal($0) }), both,
    ])

    store.dispatch(TestLinkAction.received("app://nowhere", from: .customScheme))
    #expect(store.state.navigation.dialog == .clearing(0))

    store.dispatch(Action.endDialog(.clearing(0)))
    #expect(store.state.navigation.dialog != nil)
  }

  @Test func `a refusal isn't explained after a link that leads somewhere`() {
    store.dispatch(Action.ask(.clearing(0)))
    open("app://nowhere", from: .customScheme)

    open("app://saved", from: .customScheme)

    #expect(dialog == nil)
  }

  @Test func `no refusal is explained after a link that asks at its route`() {
    store.dispatch(Action.ask(.clearing(0)))
    for link in ["app://nowhere", "app://saved?a=1"] as [RawLink] {
      open(link, from: .customScheme)
    }

    open("app://saved/clear", from: .inApp)
    dialog.map { store.dispatch(Action.user(.answered($0, choice: 0))) }

    #expect(dialog == nil)
  }

  @Test func `going elsewhere ends the question without a word`() {
    open("app://saved/clear", from: .inApp)

    store.dispatch(Action.select(.account))

    #expect(store.state.navigation == Place(selectedTab: .account))
  }
}
