import Coordinator
import CoordinatorLinks
import Testing

/// A universal link may contain what nobody declared; every other link may not.
@Suite(.timeLimit(.minutes(30))) struct LinkToleranceTests {
  let links: LinkTable<TestMap>
  static let additions = [
    "?utm_campaign=x", "?fbclid", "?a=1&a=2", "?=v", "?&", "#section", "?gclid=1#:~:text=a", "/",
    "/?a=1", "?a=%zz", "?%ff=1", "?a=%00&b=2",
  ]

  init() throws {
    links = try testLinks()
  }

  private func isOpened(_ link: String, from source: LinkSource) -> Bool {
    if case .success = links.parse(link, from: source) { true } else { false }
  }

  @Test(arguments: additions)
  func `a universal link may have undeclared items, a fragment and a slash at the end`(
    addition: String
  ) throws {
    let link = "https://ok.example/sights/7" + addition

    let route = try links.parse(link, from: .universalLink).get().route

    #expect(route == Route(tab: .explore, [.sight(7)]))
  }

  @Test(arguments: additions, [LinkSource.customScheme, .notification, .inApp, .commandLine])
  func `a link from elsewhere may not`(addition: String, source: LinkSource) {
    let start = source == .customScheme ? "app://" : "https://ok.example/"

    #expect(isOpened(start + "sights/7", from: source))
    #expect(!isOpened(start + "sights/7" + addition, from: source))
  }

  @Test(arguments: additions)
  func `a link with a dialog never may`(addition: String) {
    #expect(isOpened("https://ok.example/saved/clear", from: .universalLink))
    #expect(!isOpened("https://ok.example/saved/clear" + addition, from: .universalLink))
  }

  @Test(arguments: additions)
  func `a link may opt for strictness`(addition: String) throws {
    let links = try LinkTable<TestMap>(
      hosts: ["ok.example"], [Link("a", isStrict: true, to: Route(tab: .saved))])

    #expect(throws: LinkRefusal.self) {
      try links.parse("https://ok.example/a" + addition, from: .universalLink).get()
    }
  }

  @Test(arguments: [
    "?search=a&search=b", "?sort=none", "?search=%zz", "?search=%00", "//", "/..",
    "?a=1#b#c", "#%zz",
  ])
  func `what is declared keeps its meaning, and what is damaged is refused`(addition: String) {
    #expect(!isOpened("https://ok.example/explore" + addition, from: .universalLink))
  }

  @Test(arguments: ["?search", "?search&fbclid=1", "?sort"])
  func `an item that a universal link need not have says nothing without a value`(item: String)
    throws
  {
    let link = "https://ok.example/explore" + item

    #expect(try links.parse(link, from: .universalLink).get().route == Route(tab: .explore))
    #expect(!isOpened(link, from: .notification))
  }

  @Test(arguments: ["utm_term=x|y", "a={b}", "x|y", "a=^", "a=\"b\"", "a=<b>", "a=`", "a=\\"])
  func `a universal link may have undeclared items as browsers write them`(item: String) throws {
    let link = "https://ok.example/explore?search=tea&" + item

    #expect(
      try links.parse(link, from: .universalLink).get().route
        == Route(tab: .explore, [.results(search: "tea", sort: nil)]))
    #expect(!isOpened(link, from: .notification))
    #expect(!isOpened("https://ok.example/explore?search=" + item, from: .universalLink))
  }

  @Test(arguments: ["a= b", "a=\u{7F}", "a=\u{0}"])
  func `a space or a control character damages any link`(item: String) {
    #expect(!isOpened("https://ok.example/explore?" + item, from: .universalLink))
  }

  @Test(arguments: [
    "?utm=1" + String(repeating: "&a=1", count: 33),
    "?gclid=" + String(repeating: "x", count: 2_100),
    "?a=1#" + String(repeating: "x", count: 2_100),
  ])
  func `what others add to a universal link counts towards no limit`(addition: String) throws {
    let link = "https://ok.example/sights/7" + addition

    #expect(isOpened(link, from: .universalLink))
    #expect(!isOpened(link, from: .notification))
    #expect(!isOpened("https://ok.example/saved/clear" + addition, from: .universalLink))
    #expect(!isOpened(link + String(repeating: "x", count: 20_000), from: .universalLink))
  }

  @Test func `what is declared counts also after a long addition`() {
    let link = "https://ok.example/explore?a=" + String(repeating: "x", count: 2_100) + "&search="

    #expect(isOpened(link + "x", from: .universalLink))
    #expect(!isOpened(link + String(repeating: "x", count: 2_100), from: .universalLink))
  }
}
