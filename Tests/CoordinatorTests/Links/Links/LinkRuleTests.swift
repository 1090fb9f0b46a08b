import Coordinator
import CoordinatorLinks
import Foundation
import Testing

/// The rules for untrusted links; each test fails when its rule is removed.
@Suite(.timeLimit(.minutes(30))) struct LinkRuleTests {
  let links: LinkTable<TestMap>

  init() throws {
    links = try testLinks()
  }

  private func refusal(_ link: String, from source: LinkSource = .inApp) -> LinkRefusal? {
    switch links.parse(link, from: source) {
    case .success: nil
    case .failure(let refusal): refusal
    }
  }

  @Test(arguments: [
    "https://ok.example.evil.example/saved", "https://ok.example@evil.example/saved",
    "https://ok.example%2eevil.example/saved", "https://evil.example/ok.example",
    "https://evilok.example/saved", "https://ok.exampl/saved", "https://ok.example../saved",
    "https://ok.example%00/saved", "https://оk.example/saved",
    "https://ok.example:8443@evil.example",
    "https:///saved", "https://[::1]/saved", "https://127.0.0.1/saved",
    "https://o\u{212A}.example/",
    "https://ok%2eexample/saved", "https://.ok.example/saved",
    "https://ok.example\\@evil.example/saved", "http://evil.example/saved",
  ])
  func `a host is exactly one of the app's`(link: String) {
    #expect(refusal(link) == .host)
  }

  @Test(arguments: [
    "http://ok.example/saved", "javascript:alert(1)", "file:///etc/passwd", "data:text/html,x",
    "apps://saved", "ap://saved", "app2://saved", "httpss://ok.example/saved", "ftp://ok.example",
    "https.://ok.example/saved", "mailto:a@ok.example", "about:blank", "://saved", ":",
    "1app://saved", "a b:c", "ok.example:443/saved",
  ])
  func `a scheme is exactly one of the app's`(link: String) {
    #expect(refusal(link) == .scheme)
  }

  @Test(arguments: [
    "https://OK.EXAMPLE/saved", "HTTPS://ok.example/saved", "APP://saved", "app://SAVED",
    "https://ok.example./saved", "app://saved.", "https://ok.example:443/saved",
  ])
  func `the case of scheme and host is ignored, and a host's trailing dot`(link: String) throws {
    #expect(try links.parse(link, from: .inApp).get().route == Route(tab: .saved))
  }

  @Test(arguments: [
    "https://ok.example/SAVED", "https://ok.example/saved.", "app://sights/7/Visit",
    "https://ok.example/nowhere", "app://sights/7/visit/now", "app://sights",
    "https://ok.example/sights/7/reviews",
  ])
  func `a link that matches no pattern is refused`(link: String) {
    #expect(refusal(link) == .unknown)
  }

  @Test(arguments: [
    "https://ok.example:8443/saved", "https://ok.example:/saved", "https://ok.example:0443/saved",
    "app://saved:80", "app://saved:/7",
  ])
  func `a port is refused`(link: String) {
    #expect(refusal(link) == .port)
  }

  @Test(arguments: [
    "https://user@ok.example/saved", "https://user:pass@ok.example/saved", "https://@ok.example/",
    "app://user@saved/7", "https://a@b@ok.example/saved",
  ])
  func `user info is refused`(link: String) {
    #expect(refusal(link) == .userInfo)
  }

  @Test func `the path is split before it is decoded, and decoded once`() throws {
    #expect(
      try links.parse("app://pages/a%2Fb", from: .inApp).get().route.screens == [.page("a/b")])
    #expect(
      try links.parse("app://pages/%2541", from: .inApp).get().route.screens == [.page("%41")])
    #expect(refusal("app://saved%2F7") == .host)
    #expect(refusal("https://ok.example/saved%2F7") == .unknown)
  }

  @Test(arguments: [
    "app://pages/%ff", "app://pages/%zz", "app://pages/%00", "app://pages/%", "app://pages/%4",
    "app://pages/%0a", "app://pages/%7f", "app://pages/%C2%85", "app://pages/%E2%80%A8",
    "app://pages/%E2%80%AE", "app://pages/%C0%AF", "app://pages/%ED%A0%80", "app://pages/a b",
    "app://pages/a\u{0}b", "app://pages/a\nb", "app://pages/a\tb", "app://pages/\u{202E}a",
    "app://pages/a\\b", "app://pages\\@saved", "app://pages/<b>",
    "app://explore?search=%ff", "app://explore?search=%00", "app://explore?%zz=1",
  ])
  func `a link that does not decode to plain text is refused`(link: String) {
    #expect(refusal(link) == .malformed)
  }

  @Test(arguments: [
    "app://pages/..", "app://pages/.", "app://pages/%2e%2e/admin", "app://pages/%2E%2e",
    "https://ok.example/../saved", "https://ok.example/./saved", "app://pages/..%2Fadmin",
    "app://pages/a%2F..%2Fb", "app://pages/..%5Cadmin", "app://..", "app://...",
    "https://ok.example/saved/..",
  ])
  func `a path that climbs is refused`(link: String) {
    #expect(refusal(link) == .path)
  }

  @Test(arguments: [
    "https://ok.example//saved", "https://ok.example/saved/", "https://ok.example//",
    "app://saved/", "app://saved//7", "https://ok.example/saved//7",
  ])
  func `an empty part of the path is refused`(link: String) {
    #expect(refusal(link) == .path)
  }

  @Test(arguments: [
    "+1", "%2B1", "1e3", "99999999999999999999", "-1", "٣", "%D9%A3", "0", "1000000", "007",
    "1.0", "0x1", "1%20", "1_000", "%31%00", "१", "１",
  ])
  func `a number is ASCII digits in its range`(id: String) {
    #expect([.parameter, .malformed].contains(refusal("app://sights/\(id)").map(Kind.init)))
  }

  @Test(arguments: ["RATING", "rating%20", "rat", "", "rating2", "name,year"])
  func `an enum accepts only its cases`(sort: String) {
    #expect(
      refusal("app://explore?sort=\(sort)")
        == .parameter("sort", expected: "one of: name, rating, year", pattern: "explore"))
  }

  @Test func `text is bounded`() {
    let long = String(repeating: "a", count: 41)

    #expect(
      refusal("app://pages/\(long)")
        == .parameter("page", expected: "text of 1 to 40 characters", pattern: "pages/:page"))
    #expect(refusal("app://pages/\(long.dropLast())") == nil)
  }

  @Test func `path and query have separate names`() {
    #expect(refusal("app://sights/7?id=8") == .unknownQueryItem(pattern: "sights/:id"))
    #expect(refusal("app://many/7") == .unknown)
  }

  @Test(arguments: ["id=1&id=2", "id=1&id=1", "%69d=1&id=2"])
  func `a repeated item of a query is refused`(query: String) {
    #expect(refusal("app://sights/7?\(query)") == .repeatedQueryItem(pattern: "sights/:id"))
    #expect(refusal("app://explore?search=a&search=a") == .repeatedQueryItem(pattern: "explore"))
  }

  @Test func `a list may repeat its item up to its limit`() {
    #expect(refusal("app://many?id=1&id=2&id=3") == nil)
    #expect(refusal("app://many?id=1&id=2&id=3&id=4") == .repeatedQueryItem(pattern: "many"))
    #expect(
      refusal("app://many?id=1&id=x")
        == .parameter("id", expected: "a whole number from 1 to 9", pattern: "many"))
  }

  @Test(arguments: ["e", "=v", "search", "&search=a", "search=a&", "search=a&&sort=name"])
  func `an item without name or value is refused`(query: String) {
    #expect(refusal("app://explore?\(query)") == .malformed)
  }

  @Test func `an undeclared query item is refused`() {
    #expect(refusal("app://explore?serach=a") == .unknownQueryItem(pattern: "explore"))
    #expect(refusal("app://explore?Search=a") == .unknownQueryItem(pattern: "explore"))
  }

  @Test(arguments: ["app:saved", "app:/saved", "app", "saved", ""])
  func `text that is not a link is refused`(link: String) {
    #expect(refusal(link) == .malformed)
  }

  @Test func `a fragment is refused`() {
    #expect(refusal("app://saved#x") == .fragment)
    #expect(refusal("https://ok.example#@evil.example/saved") == .fragment)
  }

  @Test func `a link is refused unless its pattern is open to its source`() {
    let pattern = "account/register"

    #expect(refusal("app://account/register", from: .inApp) == nil)
    for source in LinkSource.allCases where source != .inApp {
      let link = source == .universalLink ? "https://ok.example/\(pattern)" : "app://\(pattern)"
      #expect(refusal(link, from: source) == .source(source, pattern: pattern))
    }
  }

  @Test func `a link with a dialog may not come from a custom scheme by default`() {
    #expect(
      refusal("app://saved/clear", from: .customScheme)
        == .source(.customScheme, pattern: "saved/clear"))
    #expect(refusal("https://ok.example/saved/clear", from: .universalLink) == nil)
  }

  @Test func `a link must have the form of its source`() {
    #expect(
      refusal("app://saved", from: .universalLink) == .source(.universalLink, pattern: "saved"))
    #expect(
      refusal("https://ok.example/saved", from: .customScheme)
        == .source(.customScheme, pattern: "saved"))
  }

  @Test(arguments: [
    "http://ok.example/a", "https://evil.example/a", "https://ok.example.evil.example/",
    "https://ok.example@evil.example/", "https://ok.example:8443/", "javascript:alert(1)",
    "https://ok.example/../a", "https://ok.example/%00", "/a", "//ok.example/a", "app://saved",
    "https://ok.example/r?to=https://evil.example", "https://ok.example/r?to=https%3A%2F%2Fa.b",
    "https://ok.example/r?to=%2F%2Fevil.example", "https://ok.example/a#b", "",
  ])
  func `a URL inside a link is https, with a known host and no further URL`(url: String) {
    let next = url.utf8.map { "%" + String($0, radix: 16).leftPadded }.joined()

    #expect(refusal("app://web?next=\(next)").map(Kind.init) == .parameter)
  }

  @Test func `a URL inside a link is read with its host in lower case`() throws {
    let link = "app://web?next=https%3A%2F%2FOK.example%2Fa%3Fb%3Dc"

    let route = try links.parse(link, from: .inApp).get().route

    #expect(route.modals == [[.page("https://ok.example/a?b=c")]])
  }

  @Test func `a URL inside a link that is not encoded is refused`() {
    #expect(
      refusal("app://web?next=https://ok.example/a?x=1&y=2") == .unknownQueryItem(pattern: "web"))
  }

  @Test func `limits are exact`() {
    let link = "app://pages/"
    let page = String(repeating: "a", count: 2_048 - "https://www.ok.example/pages/".utf8.count - 1)
    let parts = { (count: Int) in String(repeating: "/x", count: count) }
    let items = { (count: Int) in Array(repeating: "x=1", count: count).joined(separator: "&") }

    #expect(refusal(link + page).map(Kind.init) == .parameter)
    #expect(refusal(link + page + "a") == .tooLong)
    #expect(refusal("app://saved?" + String(repeating: "a", count: 2_048)) == .tooLong)
    #expect(refusal("https://ok.example" + parts(32)) == .unknown)
    #expect(refusal("https://ok.example" + parts(33)) == .tooManyParts)
    #expect(refusal("app://a" + parts(31)) == .unknown)
    #expect(refusal("app://a" + parts(32)) == .tooManyParts)
    #expect(refusal("app://saved?" + items(32)) == .repeatedQueryItem(pattern: "saved"))
    #expect(refusal("app://saved?" + items(33)) == .tooManyQueryItems)
  }

  @Test func `a link that would be too long when printed is too long`() {
    let letters = String(repeating: "é", count: 100)
    let marks = "a" + String(repeating: "\u{301}", count: 400)

    #expect(refusal("app://explore?search=\(letters)") == nil)
    #expect(refusal("app://explore?search=\(marks)") == .tooLong)
  }

  @Test(arguments: [
    ("app://", "a", 100_000), ("app://a", "/x", 5_000), ("app://a?", "x=1&", 10_000),
  ])
  func `a link of any length is refused as too long`(start: String, part: String, count: Int) {
    #expect(refusal(start + String(repeating: part, count: count)) == .tooLong)
  }

  @Test(arguments: [
    "app://pages/secret", "app://sights/secret", "app://explore?secret=1", "secret",
    "https://secret/", "app://web?next=secret", "app://explore?sort=secret",
  ])
  func `neither a match nor a refusal contains the link's text`(link: String) {
    let words =
      switch links.parse(link, from: .inApp) {
      case .success(let match): match.description
      case .failure(let refusal): "\(refusal) \(refusal.localizedDescription)"
      }

    #expect(!words.contains("secret"))
    #expect(!words.isEmpty)
  }

  /// A refusal without its details.
  enum Kind {
    case parameter, malformed, other

    init(_ refusal: LinkRefusal) {
      switch refusal {
      case .parameter: self = .parameter
      case .malformed: self = .malformed
      default: self = .other
      }
    }
  }
}

extension String {
  fileprivate var leftPadded: String {
    count == 1 ? "0" + self : self
  }
}
