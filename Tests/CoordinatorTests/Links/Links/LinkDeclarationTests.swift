import Coordinator
import CoordinatorLinks
import Testing

/// The declarations of a link and a table beyond a path: hosts, styles, other patterns, prefixes.
@Suite(.timeLimit(.minutes(30))) struct LinkDeclarationTests {
  @Test(arguments: [
    ("app://a/b", "a/b"), ("app:///a/b", "a/b"), ("app://www.ok.example/a/b", "a/b"),
    ("app://WWW.OK.EXAMPLE/a/b", "a/b"), ("app://evil.example/a/b", "unknown"),
    ("app:a/b", "malformed"),
    ("app:////a/b", "path"), ("app://user@www.ok.example/a/b", "userInfo"),
    ("app://www.ok.example:443/a/b", "port"),
  ])
  func `a custom scheme is read with a host, an empty one, and one of the web`(
    link: String, expected: String
  ) throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"], hosts: ["www.ok.example"],
      [.page("a/b")])

    #expect(links.reading(link, .customScheme) == expected)
    #expect(links.url(for: .page("a/b"), as: .customScheme) == "app://a/b")
  }

  @Test(arguments: [
    ("app:/a/b", "a/b"), ("app:a/b", "a/b"), ("app:/Items?q=1", "Items 1"),
    ("app:Items?q=1", "Items 1"),
    ("app:/", ""), ("app:", ""), ("app:?", ""), ("app:////a/b", "path"), ("app:/a//b", "path"),
    ("app:a%2Fb", "unknown"), ("app:..", "path"), ("app://a/b", "host"),
    ("https:/a/b", "malformed"),
  ])
  func `a link without a host keeps its case, also without a slash`(
    link: String, expected: String
  ) throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app:"],
      [
        .page("a/b"), .page(""),
        Link("Items", .required("q", .string(max: 9))) { .page("Items", $0) },
      ])

    #expect(links.reading(link, .customScheme) == expected)
  }

  @Test func `a link is open at its own doors alone`() throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"], hosts: ["ok.example", "go.example"],
      [
        .page("items", doors: [.scheme, "go.example"]),
        Link("items", doors: ["ok.example"], to: .page("other")),
      ])

    #expect(links.reading("https://go.example/items") == "items")
    #expect(links.reading("https://ok.example/items") == "other")
    #expect(links.reading("app://go.example/items", .customScheme) == "items")
    #expect(links.reading("app://ok.example/items", .customScheme) == "unknown")
    #expect(links.reading("app://items", .customScheme) == "items")
    #expect(links.url(for: .page("items")) == "https://go.example/items")
    #expect(links.url(for: .page("items"), as: .customScheme) == "app://items")
  }

  @Test func `a link of https alone may begin with a parameter, and keeps its case`() throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"], hosts: ["ok.example"],
      [.page(":user/photos", doors: [.https], "user"), .page("About", doors: [.https])])

    #expect(links.reading("https://ok.example/Ada/photos") == ":user/photos Ada")
    #expect(links.reading("https://ok.example/About") == "About")
    #expect(links.reading("https://ok.example/about") == "unknown")
    #expect(links.reading("app://ada/photos", .customScheme) == "unknown")
    #expect(links.url(for: .page("About"), as: .customScheme) == nil)
  }

  @Test(arguments: [
    ("https://a.ok.example/x", "team a"), ("https://A-1.OK.example/x", "team a-1"),
    ("https://ok.example/x", "host"), ("https://a.b.ok.example/x", "host"),
    ("https://.ok.example/x", "host"), ("https://-a.ok.example/x", "host"),
    ("https://a+b.ok.example/x", "host"), ("https://a.ok.example.evil.example/x", "host"),
    ("https://a_b.ok.example/x", "host"), ("https://a%2eb.ok.example/x", "host"),
    ("https://aok.example/x", "host"),
  ])
  func `a family of hosts has exactly one more label`(link: String, expected: String) throws {
    let links = try LinkTable<WebMap>(
      hosts: ["*.ok.example"],
      [
        Link("x", .label("team", .string(max: 20)), doors: ["*.ok.example"]) {
          .page("team", $0)
        } printing: {
          $0.values(of: "team")?.first
        }
      ])

    #expect(links.reading(link) == expected)
    #expect(links.url(for: .page("team", "a")) == "https://a.ok.example/x")
    #expect(links.url(for: .page("team", "a.b")) == nil)
    #expect(links.url(for: .page("team", "A")) == nil)
  }

  @Test func `other patterns are read, and the first is printed`() throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"], [.page("sights/:id", also: ["s/:id", "places/show/:id"], "id")])

    for link in ["app://sights/7", "app://s/7", "app://places/show/7"] {
      #expect(links.reading(link, .inApp) == "sights/:id 7")
    }
    #expect(links.url(for: .page("sights/:id", "7"), as: .customScheme) == "app://sights/7")
    #expect(links.listing.contains("places/show/:id  page"))
  }

  @Test func `a prefix is declared once, and its value is available`() throws {
    let pages: [Link<WebMap>] = [.page("items"), .page("items/:id", "id")]
    let links = try LinkTable<WebMap>(
      hosts: ["ok.example"],
      pages + Link.under("api/v1", pages)
        + Link.under(
          ":language/shop", .oneOf("language", SortOrder.self), pages,
          to: { language, route in
            guard case .page(let name, let values)? = route.screens.last else { return route }
            return Route(tab: .home, [.page(name, values + [language.rawValue])])
          }))

    #expect(links.reading("https://ok.example/items/7") == "items/:id 7")
    #expect(links.reading("https://ok.example/api/v1/items/7") == "items/:id 7")
    #expect(links.reading("https://ok.example/name/shop/items/7") == "items/:id 7 name")
    #expect(links.reading("https://ok.example/none/shop/items") == "parameter")
    #expect(links.url(for: .page("items")) == "https://ok.example/items")
  }

  @Test(arguments: [
    ("app://files/a", "a"), ("app://files/a/b/c", "a/b/c"), ("app://files/a%2Fb/c", "a%2Fb/c"),
    ("app://files/a/b/c/d", "unknown"), ("app://files", "unknown"), ("app://files/new", "new"),
    ("app://files/a/..", "path"), ("app://files/a//b", "path"),
    ("app://files/abcdefghij", "parameter"),
  ])
  func `the rest of a path is a list of at least one part`(link: String, expected: String) throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"],
      [
        Link("files/*path", .rest("path", .string(min: 1, max: 9), atMost: 3)) { parts in
          .page(parts.map { $0.replacing("/", with: "%2F") }.joined(separator: "/"))
        },
        Link("files/new", to: .page("new")),
      ])

    #expect(links.reading(link, .inApp) == expected)
  }

  @Test(arguments: [
    ("https://ok.example/files", "files "), ("https://ok.example/files/a/b", "files a/b"),
    ("https://ok.example/files/a/b/c", "unknown"), ("https://ok.example/files/", "files "),
  ])
  func `an optional rest of the path may have no part`(link: String, expected: String) throws {
    let links = try LinkTable<WebMap>(
      hosts: ["ok.example"],
      [
        Link("files/*path", .rest("path", .string(max: 9), atMost: 2, isOptional: true)) {
          .page("files", $0.joined(separator: "/"))
        } printing: { route in
          route.values(of: "files").map { $0[0].split(separator: "/").map(String.init) }
        }
      ])

    #expect(links.reading(link) == expected)
    #expect(links.url(for: .page("files", "")) == "https://ok.example/files")
    #expect(links.url(for: .page("files", "a/b")) == "https://ok.example/files/a/b")
  }

  @Test(arguments: [
    ("https://ok.example/a", "named a"), ("https://ok.example/a/b", "named a"),
    ("https://ok.example/", "all"), ("https://ok.example/files", "files"),
    ("https://ok.example/7/8", "named 7"),
  ])
  func `the rest of a path wins only where nothing else does`(link: String, expected: String) throws
  {
    let rest = LinkValue<String>.string(max: 9)
    let links = try LinkTable<WebMap>(
      hosts: ["ok.example"],
      [
        Link("*path", .rest("path", rest, atMost: 2, isOptional: true)) { _ in .page("all") },
        Link(":a/*path", .word("a"), .rest("path", rest, atMost: 2, isOptional: true)) { a, _ in
          .page("named", a)
        },
        Link("files/*path", .rest("path", rest, atMost: 2, isOptional: true)) { _ in
          .page("in files")
        },
        .page("files"),
      ])

    #expect(links.reading(link) == expected)
  }

  @Test(arguments: [
    ("https://ok.example/7", "number 7"), ("https://ok.example/year", "sorted year"),
    ("https://ok.example/kyoto", "name kyoto"), ("https://ok.example/0", "name 0"),
    ("https://ok.example/7/edit", "edit 7"), ("https://ok.example/kyoto/more", "rest kyoto more"),
    ("https://ok.example/7/more", "rest 7 more"),
  ])
  func `a number or a case of an enum wins over text in the same place`(
    link: String, expected: String
  ) throws {
    let links = try LinkTable<WebMap>(
      hosts: ["ok.example"],
      [
        Link(":name", .word("name"), doors: [.https]) { .page("name", $0) },
        Link(":a/:b", .word("a"), .word("b"), doors: [.https]) { .page("rest", $0, $1) },
        Link(":id", .int("id", in: 1...9), doors: [.https]) { .page("number", "\($0)") },
        Link(":order", .oneOf("order", SortOrder.self), doors: [.https]) {
          .page("sorted", "\($0)")
        },
        Link(":id/edit", .int("id", in: 1...9), doors: [.https]) { .page("edit", "\($0)") },
      ])

    #expect(links.reading(link) == expected)
    #expect(links.listing.contains("“https://…/:id” wins over “https://…/:name”."))
  }

  @Test func `words may contain a colon and an at sign`() throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"], hosts: ["ok.example"], [.page("wiki/Special:Search"), .page("u/@me")])

    #expect(links.reading("https://ok.example/wiki/Special:Search") == "wiki/Special:Search")
    #expect(links.reading("app://u/@me", .inApp) == "u/@me")
    #expect(links.url(for: .page("u/@me"), as: .customScheme) == "app://u/%40me")
  }

  @Test func `a link of the schemes alone may begin with any host`() throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"], hosts: ["ok.example"],
      [.page("other.example/a", doors: [.scheme]), .page("b", doors: [.scheme]), .page("c")])

    #expect(links.reading("app://Other.example/a", .customScheme) == "other.example/a")
    #expect(links.reading("app://b", .customScheme) == "b")
    #expect(links.reading("https://ok.example/b") == "unknown")
    #expect(links.url(for: .page("b")) == nil)
    #expect(links.url(for: .page("b"), as: .customScheme) == "app://b")
    #expect(try !links.appleAppSiteAssociation(appIDs: []).contains("/b"))
    #expect(links.listing.contains("<scheme>://b"))
  }

  @Test func `a prefix may be empty, and only narrows where links are open`() throws {
    let pages: [Link<WebMap>] = [.page("a", doors: ["go.example"]), .page("b")]
    let links = try LinkTable<WebMap>(
      schemes: ["app"], hosts: ["ok.example", "go.example"], Link.under("", doors: [.https], pages))

    #expect(links.reading("https://go.example/a") == "a")
    #expect(links.reading("https://ok.example/a") == "unknown")
    #expect(links.reading("https://ok.example/b") == "b")
    #expect(links.reading("app://b", .customScheme) == "unknown")
    #expect(throws: LinkTableError.self) {
      try LinkTable<WebMap>(
        hosts: ["ok.example", "go.example"], Link.under("v1", doors: ["ok.example"], pages))
    }
  }

  @Test(arguments: [
    ("https://home.local:8123/a", "a"), ("https://HOME.local:8123/a", "a"),
    ("https://home.local/a", "host"), ("https://home.local:8124/a", "host"),
    ("https://usual.local/a", "a"), ("https://usual.local:443/a", "a"),
    ("https://usual.local:8123/a", "port"),
  ])
  func `a host known at run time may have a port`(link: String, expected: String) throws {
    let links = try LinkTable<WebMap>(schemes: ["app"], [.page("a", doors: [.runTime])])
    let host = "home.local:8123"

    #expect(links.reading(link, on: [host, "usual.local:443"]) == expected)
    #expect(links.url(for: .page("a"), on: host) == "https://home.local:8123/a")
  }

  @Test func `an app may have a limit of bytes of its own`() throws {
    let link = "app://pages/" + String(repeating: "a", count: 3_000)
    let pages = Link<WebMap>("pages/:text", .string("text", max: 4_000)) {
      .page("long", "\($0.count)")
    }
    let usual = try LinkTable(schemes: ["app"], [pages])
    let long = try LinkTable(schemes: ["app"], atMost: 4_096, [pages])
    let short = try LinkTable(schemes: ["app"], atMost: 128, [pages])

    #expect(usual.parse(link, from: .inApp) == .failure(.tooLong))
    #expect(long.reading(link, .inApp) == "long 3000")
    #expect(long.parse(link + link, from: .inApp) == .failure(.tooLong))
    #expect(short.parse(String(link.prefix(200)), from: .inApp) == .failure(.tooLong))
  }

  @Test func `a route may refuse with a reason`() throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"],
      [
        Link("tours/:id", .int("id", in: 1...9)) { id in
          guard id != 7 else { throw LinkReason("This tour has ended.") }
          return .page("tour", "\(id)")
        }
      ])

    #expect(links.reading("app://tours/6", .inApp) == "tour 6")
    #expect(throws: LinkRefusal.unavailable("This tour has ended.", pattern: "tours/:id")) {
      try links.parse("app://tours/7", from: .inApp).get()
    }
    #expect(links.url(for: .page("tour", "6"), as: .customScheme) == nil)
  }

  @Test func `a link is printed only in a form that one of its sources can have`() throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"], hosts: ["ok.example"],
      [
        Link("scheme", from: [.customScheme], to: .page("scheme")),
        Link("web", from: [.universalLink], to: .page("web")),
        Link("inside", from: [.inApp], to: .page("inside")),
      ])

    #expect(links.url(for: .page("scheme")) == nil)
    #expect(links.url(for: .page("scheme"), as: .customScheme) == "app://scheme")
    #expect(links.url(for: .page("web"), as: .customScheme) == nil)
    #expect(links.url(for: .page("web")) == "https://ok.example/web")
    #expect(links.url(for: .page("inside")) == "https://ok.example/inside")
  }

  @Test func `the listing names hosts, required items, flags and fragments`() throws {
    let listing =
      try PublicApps.videos().listing + PublicApps.encyclopedia().listing
      + PublicApps.federation().listing + PublicApps.codeHost().listing

    for words in [
      "https://m.youtube.com|www.youtube.com|youtube.com/watch, <scheme>://watch?v=[&t=&list=]",
      "wiki/:title[#section]",
      "https://<at run time>/:account/:id", "“notifications” wins over “:owner”.",
    ] { #expect(listing.contains(words), "\(words)") }
  }
}
