import Coordinator
import CoordinatorLinks
import Redux
import ReduxTesting
import Testing

@Suite(.timeLimit(.minutes(30))) struct LinkIntakeTests {
  let environment = TestEnvironment()
  let store: Store<TestApp>

  init() throws {
    store = try environment.store()
  }

  private func open(_ link: String, from source: LinkSource = .inApp) {
    store.dispatch(TestLinkAction.received(RawLink(link), from: source))
  }

  @Test(arguments: [
    (LinkSource.universalLink, "https://ok.example/sights/7"), (.customScheme, "app://sights/7"),
    (.notification, "app://sights/7"), (.inApp, "https://ok.example/sights/7"),
    (.commandLine, "app://sights/7"),
  ])
  func `a link from anywhere is received, parsed and routed`(source: LinkSource, link: String) {
    open(link, from: source)

    #expect(store.state.navigation.route == Route(tab: .explore, [.sight(7)]))
    #expect(store.state.links.outcome == .routed(pattern: "sights/:id", from: source))
    #expect(store.state.links.pending == nil)
  }

  @Test(arguments: [
    ("app://nowhere", LinkRefusal.unknown), ("app://pages/%00", .malformed),
    (
      "app://account/register", .source(.notification, pattern: "account/register")
    ),
  ])
  func `a refused link changes only the outcome`(link: String, reason: LinkRefusal) {
    open("app://sights/7")
    let before = store.state.navigation

    open(link, from: .notification)

    #expect(store.state.navigation == before)
    #expect(store.state.links.outcome == .refused(reason, from: .notification))
  }

  @Test func `a notification's link is in its payload`() {
    #expect(RawLink(payload: ["link": "app://saved"]) == RawLink("app://saved"))
    #expect(RawLink(payload: ["url": "app://saved"], key: "url") == RawLink("app://saved"))
    #expect(RawLink(payload: ["link": 7]) == nil)
    #expect(RawLink(payload: [:]) == nil)
  }

  @Test func `nothing logged contains the link's text`() {
    open("app://pages/secret")
    open("app://nowhere/secret")
    open("app://sights/7/reviews/new?secret=1")
    store.dispatch(SessionAction(session: .unknown))
    open("app://sights/7/reviews/new")

    let linkWords = environment.words.filter { $0.contains("link ") }
    #expect(linkWords.count >= 8)
    #expect(!linkWords.contains { $0.contains("secret") })
  }

  @Test func `a raw link does not print its text`() {
    let link = RawLink("secret")
    var dumped = ""
    dump(link, to: &dumped)

    #expect("\(link) \(String(reflecting: link))" == "a link a link")
    #expect(!dumped.contains("secret"))
  }

  @Test func `every action of a link names its pattern and source`() {
    open("app://sights/7", from: .notification)

    #expect(
      environment.words.filter { $0.hasPrefix("link") }.map { String($0.prefix { $0 != ")" }) } == [
        "link received (notification", "link parsed: sights/:id (notification",
        "link checked: sights/:id (notification", "link checked: sights/:id (notification",
        "link routed: sights/:id (notification",
      ])
  }

  @Test func `a refusal after the match names its pattern in the log`() {
    open("app://explore?sort=none")

    #expect(environment.words.contains { $0.hasPrefix("link refused: explore: “sort” in this") })
  }

  @Test(arguments: [
    ("https://ok.example/nowhere", true), ("https://ok.example/sights/0", true),
    ("https://ok.example/account/register", true), ("https://ok.example/sights/7", false),
    ("https://evil.example/sights/7", false), ("https://ok.example:8443/nowhere", false),
    ("https://ok.example/%00", true), ("https://ok.example/explore?search", false),
    ("https://ok.example/explore?a=%zz&sort=none", true), ("http://ok.example/sights/7", true),
    ("https://ok.example/nowhere?" + String(repeating: "a&", count: 40), true),
    ("https://ok.example/" + String(repeating: "a", count: 3_000), true),
    ("https://ok.example/saved/clear?fbclid", true), ("HTTPS://OK.EXAMPLE/nowhere", true),
    ("http://evil.example/sights/7", false), ("https://evil.example/%zz", false),
    ("https://ok.example\\@evil.example/%zz", false), ("app://nowhere", false),
    ("https://user@ok.example/nowhere", false), ("javascript:alert(1)", false),
    ("https://evil.example/" + String(repeating: "a", count: 3_000), false),
    ("https://" + String(repeating: "a", count: 3_000) + ".example/", false),
  ])
  func `a universal link that leads nowhere leaves its web page`(link: String, isLeft: Bool) {
    open(link, from: .universalLink)

    #expect(store.state.links.webPage == (isLeft ? RawLink(link) : nil))
  }

  @Test func `a universal link that the guard denies leaves its web page`() {
    store.dispatch(SessionAction(session: .user("banned")))
    let link: RawLink = "https://ok.example/sights/7/reviews/new"

    open(link.text, from: .universalLink)

    #expect(store.state.links.webPage == link)
  }

  @Test func `a link that the gate denies requires nothing`() {
    let refusal = LinkRefusal.denied("", pattern: "saved")

    #expect(refusal.description == "You can't open this link yet.")
  }

  @Test func `only a universal link leaves a web page, and only until the next link`() {
    open("https://ok.example/nowhere", from: .inApp)
    #expect(store.state.links.webPage == nil)
    open("https://ok.example/nowhere", from: .universalLink)
    #expect(store.state.links.webPage != nil)

    open("app://nowhere", from: .customScheme)

    #expect(store.state.links.webPage == nil)
  }

  @Test func `a link that comes before another is refused leaves no web page to it`() {
    var links = LinkState<TestMap>()
    links.reduce(TestLinkAction.received("https://ok.example/nowhere", from: .universalLink))
    links.reduce(TestLinkAction.received("app://nowhere", from: .customScheme))

    links.reduce(TestLinkAction.refused(.unknown, from: .customScheme))

    #expect(links.webPage == nil)
  }

  @Test func `the hosts known at run time are taken from the state when a link comes`() throws {
    let links = try LinkTable<TestMap>(
      schemes: ["app"], [Link("saved", doors: [.runTime], to: Route(tab: .saved))])
    let store = Store(
      initialState: TestApp(),
      middleware: [
        linkIntake(
          table: links, links: \.links, navigation: \.navigation, clock: TestClock(),
          hosts: { $0.user.map { [$0] } ?? [] })
      ])
    let link = TestLinkAction.received("https://social.example/saved", from: .universalLink)

    store.dispatch(link)
    #expect(store.state.links.outcome == .refused(.host, from: .universalLink))
    store.dispatch(SessionAction(session: .user("Social.example")))
    store.dispatch(link)

    #expect(store.state.navigation.route == Route(tab: .saved))
  }
}
