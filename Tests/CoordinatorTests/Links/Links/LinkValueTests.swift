import Coordinator
import CoordinatorLinks
import Foundation
import Testing

/// The values of links, and the ways in which a query may be read.
@Suite struct LinkValueTests {
  private static let degrees = Decimal(-90)...Decimal(90)

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
    ("2026-11-21", true), ("2024-02-29", true), ("2026-02-29", false), ("2026-11-31", false),
    ("2026-1-1", false), ("1999-12-31", false), ("2031-01-01", false), ("2026-11-21T00", false),
    ("٢٠٢٦-11-21", false), ("+026-11-21", false), ("2026/11/21", false),
  ])
  func `a date is a day in its range`(text: String, isRead: Bool) throws {
    let first = Date(timeIntervalSince1970: 946_684_800)
    let last = Date(timeIntervalSince1970: 1_924_905_600)

    #expect((try reading(.date(in: first...last), text) != "parameter") == isRead)
  }

  @Test(arguments: [
    ("0", true), ("1.5", true), ("-90", true), ("-0.25", true), ("89.99", true), ("1.50", true),
    ("90.1", false), ("1.555", false), ("01", false), ("1.", false), (".5", false), ("1e3", false),
    ("--1", false), ("-0", false), ("+1", false), ("1,5", false), ("٣", false), ("NaN", false),
    ("1-1", false), ("", false), ("99999999999999999999999999999999999999999", false),
  ])
  func `a decimal is digits within its bounds`(text: String, isRead: Bool) throws {
    let value = LinkValue<Decimal>.decimal(in: Self.degrees, fractionDigits: 2)

    #expect((try reading(value, text) != "parameter") == isRead)
  }

  @Test(arguments: [
    ("1,2,3", "a [1, 2, 3]"), ("7", "a [7]"), ("1,,2", "parameter"), ("1,2,3,4", "parameter"),
    ("", "parameter"), ("1, 2", "malformed"), ("1%2C2", "a [1, 2]"),
  ])
  func `a list may be written with commas`(text: String, expected: String) throws {
    #expect(try reading(.commaSeparated(.int(in: 1...9), atMost: 3), text) == expected)
  }

  @Test(arguments: [
    ("07", "a 7"), ("12", "a 12"), ("7", "parameter"), ("007", "parameter"), ("13", "parameter"),
    ("00", "parameter"), ("+7", "parameter"),
  ])
  func `a whole number may have zeros before it`(text: String, expected: String) throws {
    #expect(try reading(.int(in: 1...12, digits: 2), text) == expected)
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
        Link("a", .commaSeparated("ids", .int(in: 1...9), atMost: 3)) {
          .page("a", "\($0)")
        } printing: { route in
          route.values(of: "a").map { $0 == ["[]"] ? [] : [1, 2] }
        }
      ])

    #expect(links.reading("app://a" + query, .inApp) == expected)
    #expect(links.url(for: .page("a", "[]"), as: .customScheme) == "app://a")
    #expect(links.url(for: .page("a", "[1, 2]"), as: .customScheme) == "app://a?ids=1%2C2")
  }

  @Test func `a decimal's bounds may be literals`() throws {
    let links = try LinkTable<WebMap>(
      schemes: ["app"],
      [
        Link("a", .required("at", .decimal(in: -90...90, fractionDigits: 2))) {
          .page("a", "\($0)")
        },
        Link("b/:at", .path("at", .decimal(in: 0.5...1.5, fractionDigits: 1))) {
          .page("b", "\($0)")
        },
      ])

    #expect(links.reading("app://a?at=-1.25", .inApp) == "a -1.25")
    #expect(links.reading("app://b/1.5", .inApp) == "b 1.5")
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
    let day = Date(timeIntervalSince1970: 1_795_219_200)
    let at = Decimal(sign: .minus, exponent: -2, significand: 125)
    let links = try LinkTable<WebMap>(
      schemes: ["app"],
      [
        Link(
          "a", .required("id", .uuid()), .required("day", .date(in: day...day)),
          .required("at", .decimal(in: Self.degrees, fractionDigits: 2)),
          .required("ids", .commaSeparated(.int(in: 1...9), atMost: 3)), .flag("all")
        ) {
          .page("a", "\($0)", "\($1)", "\($2)", "\($3)", "\($4)")
        } printing: { route in
          route.screens.isEmpty ? nil : (id, day, at, [1, 2], true)
        }
      ])
    let route = Route<WebMap>.page("a", "\(id)", "\(day)", "-1.25", "[1, 2]", "true")

    let link = links.url(for: route, as: .customScheme)

    #expect(
      link
        == "app://a?id=6f9619ff-8b86-d011-b42d-00cf4fc964ff&day=2026-11-21&at=-1.25&ids=1%2C2&all")
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
    ("%EF%BB%BFa", "a a"), ("a%E2%80%8B", "a a"), ("%C2%ADa%C2%AD", "a a"),
    ("%E2%80%8B", "parameter"),
    ("a%E2%80%8Bb", "parameter"),
  ])
  func `they may be trimmed, but not in between`(text: String, expected: String) throws {
    #expect(try reading(.string(min: 1, max: 9, invisible: .trimmed), text) == expected)
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
