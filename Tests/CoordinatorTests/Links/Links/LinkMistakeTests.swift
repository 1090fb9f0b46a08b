import CoordinatorLinks
import Foundation
import Testing

/// Plausible mistakes in declaring links: each is an error that names the mistake and the remedy.
@Suite(.timeLimit(.minutes(30))) struct LinkMistakeTests {
  private enum Nothing: String, CaseIterable { case none = "" }
  private enum Never: String, CaseIterable, Sendable {
    case never
    static let allCases: [Never] = []
  }

  private static func link<Value>(
    _ pattern: String, _ parameter: LinkParameter<Value>, doors: Set<LinkDoor>? = nil
  ) -> Link<WebMap> {
    Link(pattern, parameter, doors: doors) { _ in .page(pattern) }
  }

  private static func own(_ sample: String, _ wildcard: String) -> LinkParameter<String> {
    .path("at", LinkValue("x", samples: ["x"], wildcards: [wildcard], parse: \.self, print: \.self))
  }

  private static let refusing = LinkValue<Int>.int(in: 1...9).map({ _ in Int?.none }, print: { $0 })

  /// Links that are mistaken, each with words of its error.
  private static let links: [(Link<WebMap>, String)] = [
    (.page("/items"), "begin it without “/”, as “items”"),
    (.page("items/"), "end it without “/”"),
    (.page("a//b"), "it has “//”"),
    (.page("app://items"), "write the path alone"),
    (.page("items?sort=a"), "declare what follows “?”"),
    (.page("items/{id}"), "write a parameter as “:name”"),
    (.page("items/:id"), "it doesn't declare the parameter :id; add it"),
    (.page("items/a b"), "“a b” isn't a word"),
    (.page("items", doors: ["other.example"]), "which the table doesn't list under “hosts”"),
    (.page("items", doors: []), "it has no door"),
    (link("items", .int("id", in: 1...9)), "its path has no :id"),
    (link("items/:id", .rest("id", .int(in: 1...9), atMost: 2)), "so write “*id”"),
    (link("items/*id", .int("id", in: 1...9)), "so write “:id”"),
    (
      link("*id/items", .rest("id", .int(in: 1...9), atMost: 2), doors: [.https]),
      "nothing can follow"
    ),
    (link("items/:id", .int("id", in: -1...9)), "a number in a link has no sign"),
    (link("items/:id", .string("id", min: 5, max: 4)), "let max be at least min"),
    (link("items/:id", .string("id", min: -1, max: 4)), "let min be 0 or more"),
    (link("items/:id", .string("id", min: 0, max: 0)), "no text has 0 to 0 characters"),
    (link("items/:id", .oneOf("id", Never.self)), "has no values"),
    (link("items", .query("id", .oneOf(Never.self))), "has no values"),
    (link("items/:id", .oneOf("id", Nothing.self)), "is no part of a path"),
    (link("items", .query("id", .int(in: 1...9), count: 0...0)), "may occur 0 times"),
    (link("items", .query("id", .int(in: 1...9), count: -2 ... -1)), "may occur -1 times"),
    (link("items", .query("id", .int(in: 1...9), count: 0...99)), "let that be 1 to 32"),
    (link("items", .query("to", .url(hosts: []))), "a URL needs a list of hosts"),
    (link("items", .query("to", .url(hosts: ["https://a.example"]))), "isn't a plain host"),
    (link("items", .query("to", .url(hosts: ["*.*.a.example"]))), "isn't a plain host"),
    (
      link("items", .query("id", .int(in: 1...9), count: 0...0, separatedBy: ",")),
      "may occur 0 times"
    ),
    (link("items", .query("id", refusing)), "map refuses “1” and “9”"),
    (.page("items", doors: [.scheme("other")]), "which the table doesn't list under “schemes”"),
    (link("items", .query("utm", .int(in: 1...9))), "which the table ignores"),
    (Link("items", excluding: ["utm"], to: .page("items")), "it excludes “utm”"),
    (link("items", .query("a b", .int(in: 1...9))), "contains more than letters"),
    (link("items/:id", LinkParameter.int("id", in: 1...9).ignoringCase), "isn't in the query"),
    (link("items", .label("team", .string(max: 9))), "needs a family of hosts"),
    (link("items", .label("team", .string(max: 9)), doors: ["ok.example"]), "is one host"),
    (
      link("items", .required("at", LinkValue<Int>("x", samples: [], parse: Int.init) { "\($0)" })),
      "it has no sample"
    ),
    (
      link(
        "items", .required("at", LinkValue<Int>("x", samples: [7], parse: Int.init) { _ in "a" })),
      "isn't read as it is printed"
    ),
    (link("items/:at", own("@?", "@?*")), "doesn't match its sample “x”"),
    (link("items/:at", own("x", "x/?*")), "isn't one part of a path"),
    (link("items/:at", own("x", "")), "isn't one part of a path"),
    (link("items/:at", own("x", "$(word)")), "a variable that the system doesn't define"),
    (link("items", .otherItems("more", .string(max: 9), atMost: 0)), "may occur 0 times"),
  ]

  @Test(arguments: links.indices)
  func `a mistaken link is an error in words`(number: Int) {
    let (link, words) = Self.links[number]

    let error = #expect(throws: LinkTableError.self) {
      try LinkTable(
        schemes: ["app"], hosts: ["ok.example", "*.ok.example"],
        ignoring: ["utm"], [link])
    }

    #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
  }

  @Test func `a pattern that never wins is named with what to do`() {
    let error = #expect(throws: LinkTableError.self) {
      try LinkTable(
        schemes: ["app"],
        [
          Self.link("items/:id", .int("id", in: 1...99)),
          Self.link("items/:number", .int("number", in: 9...20)),
        ])
    }

    #expect(
      error?.description.contains(
        "No link can match “items/:number”: “items/:id” comes first and matches all of its links. Remove one"
      )
        == true)
  }

  @Test(arguments: [
    "tel", "mailto", "sms", "about", "blob", "javascript", "http", "https", "file", "data", "maps",
    "facetime", "itms-apps", "view-source", "ws", "vbscript", "TEL",
  ])
  func `a scheme of the system is refused`(scheme: String) {
    let error = #expect(throws: LinkTableError.self) {
      try LinkTable<WebMap>(schemes: [scheme], [.page("items")])
    }

    #expect(error?.description.contains("isn't the app's own") == true)
  }

  @Test(arguments: [
    "ok", "-ok.example", "ok-.example", "ok..example", "*", "*.", "a.*.example", "**.example",
    "1.2.3.4",
    "ok.example/", "http://ok.example", "ok_a.example", "user@ok.example", "*.*.example",
    String(repeating: "a", count: 64) + ".example",
  ])
  func `a host that is not one is refused`(host: String) {
    let error = #expect(throws: LinkTableError.self) {
      try LinkTable<WebMap>(hosts: [host], [.page("items")])
    }

    #expect(error?.description.contains("isn't a plain host") == true)
  }

  @Test(arguments: [0, 127, 65_537])
  func `a limit of bytes that fits no link, or nearly any, is refused`(bytes: Int) {
    let error = #expect(throws: LinkTableError.self) {
      try LinkTable<WebMap>(schemes: ["app"], atMost: bytes, [.page("items")])
    }

    #expect(error?.description.contains("128 to 65,536 bytes") == true)
  }

  @Test func `schemes and hosts are listed once`() {
    for table in [(["app", "app"], ["a.example"]), ([], ["a.example", "a.example"])] {
      #expect(throws: LinkTableError.self) {
        try LinkTable<WebMap>(schemes: table.0, hosts: table.1, [.page("items")])
      }
    }
  }
}
