import Coordinator
import CoordinatorLinks
import Foundation
import Testing

/// Links open as people write them, and as they are printed.
@Suite(.timeLimit(.minutes(30))) struct LinkWritingTests {
  private static let uuid = "0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0"

  private func makeTable(_ links: Link<WebMap>...) throws -> LinkTable<WebMap> {
    try LinkTable(schemes: ["app"], hosts: ["ok.example"], links)
  }

  @Test(arguments: [
    ("app://5", "id 5"), ("app:///5", "id 5"), ("app://\(uuid)", "uuid \(uuid)"),
    ("app://\(uuid.uppercased())", "uuid \(uuid)"), ("app://name", "sort name"),
    ("app://Products", "products"), ("app://products", "products"), ("app:///Products", "products"),
    ("app://PRODUCTS/Ada", "product Ada"), ("app://Products/Ada", "product Ada"),
    ("app:///products", "text products"), ("app://hello", "text hello"),
    ("app://Hello", "text Hello"),
    ("app://ada/profile", "profile ada"), ("app://Ada/profile", "profile Ada"), ("app://", "home"),
  ])
  func `a link may begin with a parameter, or a word in any case`(link: String, page: String) throws
  {
    let links = try makeTable(
      Link("", to: .page("home")),
      Link("Products", to: .page("products")),
      Link("Products/:name", .string("name", max: 9)) { .page("product \($0)") },
      Link(":id", .int("id", in: 1...99)) { .page("id \($0)") },
      Link(":uuid", .path("uuid", .uuid())) { .page("uuid \($0.uuidString.lowercased())") },
      Link(":sort", .oneOf("sort", SortOrder.self)) { .page("sort \($0)") },
      Link(":text", .string("text", max: 9)) { .page("text \($0)") },
      Link(":name/profile", .string("name", max: 9)) { .page("profile \($0)") })

    #expect(try links.parse(link, from: .customScheme).get().route == .page(page))
  }

  @Test(arguments: [
    ("5", "app://5"), ("ada", "app://ada"), ("Ada", "app:///Ada"), ("a b", "app:///a%20b"),
    ("ok.example", "app:///ok.example"), ("a.", "app:///a."),
  ])
  func `a link that begins with a parameter is printed so that it opens`(text: String, url: String)
    throws
  {
    let links = try makeTable(Link(":text", .string("text", max: 20)) { .page($0) })

    #expect(links.url(for: .page(text), as: .customScheme) == url)
    #expect(try links.parse(url, from: .customScheme).get().route == .page(text))
  }

  @Test(arguments: [
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "a🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}b", "ന്\u{200D}", "क्\u{200C}",
    "\u{1822}\u{180B}", "ᠰᠠᠷ\u{180E}ᠠ",
  ])
  func `a text may have the flag of a region, and joiners at the end of a word`(text: String) {
    #expect(LinkValue<String>.string(max: 40).parse(text) == text)
  }

  @Test(arguments: [
    "🏴\u{E0067}\u{E0062}", "🏴\u{E007F}", "a\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "🏴" + String(repeating: "\u{E0061}", count: 7) + "\u{E007F}", "a\u{200D}", "ന്\u{200D}\u{200D}",
    "a\u{180E}b",
  ])
  func `a text can't hide others in a flag, or end with a joiner`(text: String) {
    #expect(LinkValue<String>.string(max: 40).parse(text) == nil)
  }

  @Test(arguments: [
    ("küche.local", "https://xn--kche-0ra.local/a"), ("küche.local", "https://küche.local/a"),
    ("KÜCHE.local:8123", "https://Küche.local:8123/a"), ("home.example.", "https://home.example/a"),
    ("home.example.:8123", "https://home.example:8123/a"), ("[::1]", "https://[::1]/a"),
    ("[FE80::1]:8123", "https://[fe80::1]:8123/a"), ("[::1]:443", "https://[::1]/a"),
    ("日本語.example", "https://xn--wgv71a119e.example/a"),
    ("bücher.münchen.de", "https://xn--bcher-kva.xn--mnchen-3ya.de/a"),
    ("u\u{308}ber.de", "https://xn--ber-goa.de/a"),
  ])
  func `a host that is known at run time may be any host`(host: String, link: String) throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"], [Link("a", doors: [.runTime], to: .page("a"))])

    #expect(try links.parse(link, from: .universalLink, on: [host]).get().route == .page("a"))
  }

  @Test(arguments: [
    "https://o\u{212A}.example/a", "https://k%C3%BCche.local/a", "https://kuche.local/a",
    "https://[::1/a", "https://[::2]/a", "https://::1/a", "https://[::1]x/a",
    "https://kü che.local/a",
  ])
  func `no other host is one of them`(link: String) throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"], [Link("a", doors: [.runTime], to: .page("a"))])
    let hosts = ["ok.example", "küche.local", "[::1]"]

    #expect(links.parse(link, from: .universalLink, on: hosts).refusal != nil)
  }

  @Test(arguments: ["ids[]=1&ids[]=2", "ids%5B%5D=1&ids%5B%5D=2"])
  func `a list may be named as servers write it`(query: String) throws {
    let links = try makeTable(
      Link("a", .query("ids[]", .int(in: 1...9), count: 0...3)) { ids in
        .page(ids.map(String.init).joined(separator: " "))
      } printing: { route in
        route.screens == [.page("1 2", [])] ? [1, 2] : nil
      })

    #expect(try links.parse("app://a?\(query)", from: .customScheme).get().route == .page("1 2"))
    #expect(links.url(for: .page("1 2"), as: .customScheme) == "app://a?ids%5B%5D=1&ids%5B%5D=2")
    #expect(throws: LinkTableError.self) {
      try makeTable(Link("a", .query("i[]ds", .int(in: 1...9), count: 0...3)) { _ in .page("a") })
    }
  }

  @Test func `a link may leave what has an item of the query to the web`() throws {
    let links = try makeTable(
      Link("posts/:id", .int("id", in: 1...99), excluding: ["token"]) { .page("\($0)") })
    let link = "https://ok.example/posts/7"

    #expect(links.parse(link + "?fbclid=1", from: .universalLink).refusal == nil)
    #expect(
      links.parse(link + "?token=1", from: .universalLink).refusal
        == .unknownQueryItem(pattern: "posts/:id"))
    let file = try AssociationMatcher(links.appleAppSiteAssociation(appIDs: ["T.a"]))
    #expect(file.claims(path: "/posts/7"))
    #expect(file.claims(path: "/posts/7", query: [("fbclid", "1")]))
    #expect(!file.claims(path: "/posts/7", query: [("token", "1")]))
    #expect(!file.claims(path: "/posts/7/", query: [("token", "1")]))
    #expect(throws: LinkTableError.self) {
      try makeTable(
        Link("a", .query("token", .string(max: 9)), excluding: ["token"]) { _ in .page("a") })
    }
  }
}

extension Result {
  fileprivate var refusal: Failure? {
    if case .failure(let refusal) = self { refusal } else { nil }
  }
}
