import Coordinator
import CoordinatorLinks
import Foundation
import Testing

/// The values of links, and the ways in which a query may be read.
@Suite(.timeLimit(.minutes(30))) struct LinkValueTests {
  /// Makes a table with one link, and returns how it reads the value of an item.
  private func reading<Value: Sendable>(_ value: LinkValue<Value>, _ text: String) throws -> String
  {
    let links = try LinkTable<WebMap>(
      schemes: ["app"], [Link("a", .required("v", value)) { .page("a", "\($0)") }])
    return links.reading("app://a?v=" + text, .inApp)
  }

  @Test(arguments: [
    ("6F9619FF-8B86-D011-B42D-00CF4FC964FF", true), ("6f9619ff-8b86-d011-b42d-00cf4fc964ff", true),
    ("6F9619FF8B86D011B42D00CF4FC964FF", false), ("6F9619FF-8B86-D011-B42D-00CF4FC964F", false),
    ("", false), ("6F9619FF-8B86-D011-B42D-00CF4FC964FG", false),
  ])
  func `a UUID is read in either case`(text: String, isRead: Bool) throws {
    #expect(try reading(.uuid(), text) == (isRead ? "a \(text.uppercased())" : "parameter"))
  }

  @Test(arguments: [
    ("?ids=1,2", "a [1, 2]"), ("", "a []"), ("?ids=", "parameter"), ("?ids=1,2,3,4", "parameter"),
  ])
  func `a list with commas prints nothing where it is empty`(
    query: String, expected: String
  ) throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"],
      [
        Link("a", .query("ids", .int(in: 1...9), count: 0...3, separatedBy: ",")) {
          .page("a", "\($0)")
        } printing: { route in
          route.values(of: "a").map { $0 == ["[]"] ? [] : [1, 2] }
        }
      ])

    #expect(links.reading("app://a" + query, .inApp) == expected)
    #expect(links.url(for: .page("a", "[]"), as: .customScheme) == "app://a")
    #expect(links.url(for: .page("a", "[1, 2]"), as: .customScheme) == "app://a?ids=1%2C2")
  }

  @Test func `a word equals only itself, byte for byte`() throws {
    enum Sign: String, CaseIterable { case leopard = "\u{8C48}" }

    #expect(try reading(.oneOf(Sign.self), "%E8%B1%88") == "a leopard")
    #expect(try reading(.oneOf(Sign.self), "%EF%A4%80") == "parameter")
  }

  @Test(arguments: [
    ("?a=1&b=2", #"a 1 ["b": "2"]"#), ("?a=1", "a 1 [:]"), ("?b=2", "parameter"),
    ("?a=1&b=2&b=3", "repeatedQueryItem"), ("?a=1&b=1&c=1&d=1", "parameter"),
    ("?a=1&b=123456", "parameter"), ("?a=1&b", "malformed"),
  ])
  func `the other items of a query may be a dictionary`(query: String, expected: String) throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"],
      [
        Link(
          "a", .required("a", .string(max: 9)), .otherItems("more", .string(max: 5), atMost: 2)
        ) {
          .page("a", $0, "\($1)")
        } printing: { _ in
          ("1", ["c": "x y", "b": "2"])
        }
      ])

    #expect(links.reading("app://a" + query, .inApp) == expected)
    #expect(
      links.url(for: .page("a", "1", "\(["b": "2"])"), as: .customScheme) == nil)
    #expect(links.listing.contains("a?a=[&<more>]"))
  }

  @Test func `other items print in the order of their names`() throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"],
      [
        Link("a", .otherItems("more", .string(max: 5), atMost: 2)) { more in
          .page("a", more["b"] ?? "", more["c"] ?? "")
        } printing: { route in
          route.values(of: "a").map { ["c": $0[1], "b": $0[0]] }
        }
      ])

    #expect(links.url(for: .page("a", "2", "x y"), as: .customScheme) == "app://a?b=2&c=x%20y")
  }

  @Test func `values print as they are read`() throws {
    let id = try #require(UUID(uuidString: "6F9619FF-8B86-D011-B42D-00CF4FC964FF"))
    let links = try LinkTable<WebMap>(
      schemes: ["app"],
      [
        Link(
          "a", .required("id", .uuid()),
          .query("ids", .int(in: 1...9), count: 1...3, separatedBy: ","), .flag("all")
        ) {
          .page("a", "\($0)", "\($1)", "\($2)")
        } printing: { route in
          route.screens.isEmpty ? nil : (id, [1, 2], true)
        }
      ])
    let route = Route<WebMap>.page("a", "\(id)", "[1, 2]", "true")

    let link = links.url(for: route, as: .customScheme)

    #expect(link == "app://a?id=6f9619ff-8b86-d011-b42d-00cf4fc964ff&ids=1%2C2&all")
  }

  @Test(arguments: [
    ("?id=1&id=2", "a [1, 2]"), ("?id=1", "parameter"), ("", "parameter"),
    ("?id=1&id=2&id=3&id=4", "repeatedQueryItem"),
  ])
  func `a list may need a number of items`(query: String, expected: String) throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"],
      [Link("a", .query("id", .int(in: 1...9), count: 2...3)) { .page("a", "\($0)") }])

    #expect(links.reading("app://a" + query, .inApp) == expected)
  }

  private enum Person: Hashable, Sendable {
    case number(Int)
    case handle(String)
  }

  private static let person = LinkValue<Int>.int(in: 1...99)
    .map(Person.number) { if case .number(let number) = $0 { number } else { nil } }
    .or(
      LinkValue<String>.handle.map(Person.handle) {
        if case .handle(let name) = $0 { name } else { nil }
      })

  @Test func `values compose, and print what they parse`() {
    let person = Self.person

    #expect(person.parse("7") == .number(7))
    #expect(person.parse("@ada") == .handle("ada"))
    #expect(person.parse("100") == nil)
    #expect(person.print(.number(7)) == "7")
    #expect(person.print(.handle("ada")) == "@ada")
    #expect(person.print(.number(100)) == nil)
  }

  @Test(arguments: [("7", "a number(7)"), ("@ada", #"a handle("ada")"#), ("ada", "parameter")])
  func `a composed value is read in a link`(text: String, expected: String) throws {
    #expect(try reading(Self.person, text) == expected)
  }

  @Test(arguments: [
    ("?q=a", "a a false"), ("?Q=a&all", "a a true"), ("?q=a+b", "a a b false"),
    ("?q=a%2Bb", "a a+b false"),
    ("?q=a%20b", "a a b false"), ("?q=a&all=", "malformed"), ("?q=a&all=1", "malformed"),
    ("?q=a&Q=b", "repeatedQueryItem"), ("?all", "parameter"), ("?q", "malformed"),
    ("?q=a&ALL", "malformed"),
    ("?q=a&all&all", "repeatedQueryItem"), ("?Q%E2%84%AA=a", "unknownQueryItem"),
  ])
  func `a query may have required items, flags, names in any case, and spaces as plus signs`(
    query: String, expected: String
  ) throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"],
      [
        Link("a", .required("q", .string(max: 9)).ignoringCase.readingPlusAsSpace, .flag("all")) {
          .page("a", $0, "\($1)")
        }
      ])

    #expect(links.reading("app://a" + query, .inApp) == expected)
  }

  @Test(arguments: [
    ("#intro", "a intro"), ("", "a "), ("#", "parameter"), ("#a%20b", "a a b"),
    ("#a#b", "malformed"),
    ("#none-of-these", "parameter"), ("#%zz", "malformed"),
  ])
  func `a fragment is read if it is declared`(fragment: String, expected: String) throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"],
      [
        Link("a", .fragment("section", .string(min: 1, max: 9))) {
          .page("a", $0 ?? "")
        } printing: {
          $0.values(of: "a").map { $0[0].isEmpty ? nil : $0[0] }
        }
      ])

    #expect(links.reading("app://a" + fragment, .inApp) == expected)
    #expect(links.url(for: .page("a", "x"), as: .customScheme) == "app://a#x")
  }

  @Test(arguments: [
    "\u{200B}", "\u{FEFF}", "\u{AD}", "\u{E0041}", "\u{2060}", "\u{3164}", "\u{2800}", "a\u{200B}b",
    "\u{200B}a",
    "a\u{FEFF}", "a\u{AD}b", "a\u{E0041}", "\u{200D}", "a\u{200D}", "\u{200D}a",
    "a\u{200D}\u{200D}b", " \u{FE0F}",
    "a\u{FE0F}\u{FE0F}", "\u{180E}", "\u{115F}",
  ])
  func `text with characters that can't be seen is refused`(text: String) throws {
    let encoded = text.utf8.map { "%" + String($0, radix: 16) }.joined()
      .replacing(/%(.)(?=%|$)/) { "%0\($0.1)" }

    #expect(["parameter", "malformed"].contains(try reading(.string(min: 1, max: 9), encoded)))
  }

  @Test(arguments: ["👩‍👩‍👧", "❤️", "🏳️‍🌈", "می‌خواهم", "é", "日本", "a b"])
  func `text in which they join letters or emoji is not`(text: String) throws {
    let encoded = try #require(text.addingPercentEncoding(withAllowedCharacters: .alphanumerics))

    #expect(try reading(.string(min: 1, max: 9), encoded) == "a \(text)")
  }

  @Test(arguments: [
    "r/https%3A%2F%2Fevil.example", "r/https%253A%252F%252Fevil.example",
    "r?https%3A%2F%2Fevil.example=1",
    "r?to=https%25253A%25252F%25252Fevil.example", "r?to=%252F%252Fevil.example",
    "r?to=%255C%255Cevil.example",
    "r?to=%09%2F%2Fevil.example", "r?to=java%2509script%253Aalert(1)",
    "r?to=a%3Fb=%2F%2Fevil.example",
    "r?to=%EF%BC%8F%EF%BC%8Fevil.example", "r?to=https%EF%BC%9A%2F%2Fevil.example",
    "r?to=%252525ff%252F%252Fe",
    "r/https:/evil.example", "r?to=%68ttps%3a%2f%2fevil.example", "r?%2F%2Fevil.example",
    "r?to=%2F%5Cevil.example", "r?to=JavaScript:alert(1)", "r/tel:110",
  ])
  func `a URL inside a URL holds no further one, however it is encoded`(rest: String) throws {
    let inner = "https://ok.example/" + rest
    let encoded = try #require(inner.addingPercentEncoding(withAllowedCharacters: .alphanumerics))

    #expect(["parameter", "malformed"].contains(try reading(.url(hosts: ["ok.example"]), encoded)))
  }

  @Test(arguments: [
    "", "/a/b", "/a?b=c&d=50%2525", "/a%2Fb?q=1+1", "/a?b", "/profile/did:plc:abc",
    "/wiki/Talk:Paris",
    "/Metadata:a",
  ])
  func `a URL inside a URL may have a path and a query`(rest: String) throws {
    let inner = "https://ok.example" + rest
    let encoded = try #require(inner.addingPercentEncoding(withAllowedCharacters: .alphanumerics))

    #expect(try reading(.url(hosts: ["ok.example"]), encoded) == "a \(inner)")
  }
}
