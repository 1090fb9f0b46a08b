import Coordinator
import CoordinatorLinks
import Foundation
import TestSupport
import Testing

/// The association file claims what the table accepts from universal links, and no more.
@Computing @Suite(.timeLimit(.minutes(30))) struct LinkAssociationTests {
  let links: LinkTable<TestMap>
  let matcher: AssociationMatcher

  init() throws {
    links = try testLinks()
    matcher = try AssociationMatcher(links.appleAppSiteAssociation(appIDs: ["TEAM.app"]))
  }

  private func accepts(_ link: String) -> Bool {
    if case .success = links.parse(link, from: .universalLink) { true } else { false }
  }

  @Test(arguments: [
    "/sights/7", "/sights/7/", "/sights/999999", "/sights/7/reviews/new", "/saved", "/saved/12",
    "/sorted/year", "/pages/a%2Fb", "/", "/explore", "/saved/clear",
  ])
  func `a path that the table accepts is claimed`(path: String) {
    #expect(matcher.claims(path: path))
    #expect(accepts("https://ok.example" + path))
  }

  @Test(arguments: [
    "/sights/7/edit", "/sights/7/8/visit", "/sights/abc", "/sights/07",
    "/sights//visit", "/saved/clear/", "/saved/none", "/sorted/size", "/account/register",
    "/pages/..", "/pages/a/b", "/nowhere", "/saved/7/8/9/10", "/pages/%00", "//saved", "/SAVED",
    "/pages/a%7fb", "/pages/%7F", "/pages/%1b", "/pages/%0A", "/pages/%2e%2E", "/pages/a/..",
  ])
  func `a path that the table refuses is not claimed`(path: String) {
    #expect(!matcher.claims(path: path))
    #expect(!accepts("https://ok.example" + path))
  }

  @Test func `file and table agree on random links`() {
    let count = ProcessInfo.processInfo.environment["LINK_ASSOCIATION_INPUTS"].flatMap(UInt64.init)
    var claimed = 0
    for seed in 0..<(count ?? 4_000) {
      var random = SplitMix64(seed: seed)
      let path = random.path()
      let isClaimed = matcher.claims(path: path)
      if isClaimed { claimed += 1 }
      switch links.parse("https://ok.example" + path, from: .universalLink) {
      case .success where isClaimed, .failure(.parameter): break
      case .failure where !isClaimed: break
      case .success, .failure:
        Issue.record("Seed \(seed): \(path) is \(isClaimed ? "" : "not ")claimed.")
      }
    }
    #expect(claimed > 100)
  }

  @Test func `each host has its own links, and a required item must be there`() throws {
    let videos = try PublicApps.videos()
    let site = try AssociationMatcher(
      videos.appleAppSiteAssociation(appIDs: [], host: "youtube.com"))
    let short = try AssociationMatcher(videos.appleAppSiteAssociation(appIDs: [], host: "youtu.be"))

    #expect(site.claims(path: "/watch", query: [("v", "abc")]))
    #expect(!site.claims(path: "/watch"))
    #expect(!site.claims(path: "/watch/me"))
    #expect(short.claims(path: "/abc"))
    #expect(!short.claims(path: "/shorts/abc"))
  }

  @Test func `a word that wins is excluded where its own link is not open`() throws {
    let links = try LinkTable<TestMap>(
      hosts: ["ok.example"],
      [
        Link("pages/new", from: [.inApp], to: Route(tab: .saved)),
        Link("pages/:page", .string("page", max: 9)) { Route(tab: .account, [.page($0)]) },
      ])
    let matcher = try AssociationMatcher(links.appleAppSiteAssociation(appIDs: []))

    #expect(matcher.claims(path: "/pages/old"))
    #expect(!matcher.claims(path: "/pages/new"))
    #expect(!matcher.claims(path: "/pages/new/"))
  }

  @Test func `a range of any size, and a rest of a path, are claimed by their shape`() throws {
    let links = try LinkTable<WebMap>(
      hosts: ["ok.example"],
      [
        Link("a/:id", .int("id", in: 0...Int.max)) { .page("a", "\($0)") },
        Link("b/*rest", .rest("rest", .string(max: 9), atMost: 3)) { .page("b", "\($0)") },
      ])
    let matcher = try AssociationMatcher(links.appleAppSiteAssociation(appIDs: []))

    for path in ["/a/0", "/a/9223372036854775807", "/b/x", "/b/x/y/z", "/b/x/y/z/"] {
      #expect(matcher.claims(path: path), "\(path)")
    }
    for path in ["/a/x", "/a/1/x", "/b", "/b/", "/b/w/x/y/z", "/b//x"] {
      #expect(!matcher.claims(path: path), "\(path)")
    }
  }

  @Test func `links with wide numbers fit into what the system reads`() throws {
    let links = try LinkTable<WebMap>(
      hosts: ["ok.example"],
      (0..<40).map { number in
        Link("a\(number)/:id/b/:other", .int("id", in: 1...999_999), .int("other", in: 1...999_999))
        { .page("\($0)", "\($1)") }
      })

    #expect(throws: Never.self) { try links.appleAppSiteAssociation(appIDs: ["TEAM.app"]) }
  }

  @Test func `a file that the system wouldn't read is an error that names its size`() throws {
    let links = try LinkTable<WebMap>(
      hosts: ["ok.example"],
      (0..<200).map { .page("pages/\(String(repeating: "a-long-name-", count: 80))/\($0)") })

    let error = #expect(throws: LinkTableError.self) {
      try links.appleAppSiteAssociation(appIDs: ["TEAM.app"])
    }

    guard case .tooLarge("ok.example", let bytes) = error else { return #expect(Bool(false)) }
    #expect(bytes > 128 * 1_024)
    #expect(error?.description.contains("has \(bytes) bytes") == true)
    #expect(error?.description.contains("Declare fewer links for this host") == true)
  }

  @Test func `the file claims whatever the table takes`() throws {
    let links = try LinkTable<WebMap>(
      hosts: ["ok.example"],
      [
        Link("case", .required("id", .string(max: 9)).ignoringCase) { .page("case", $0) },
        Link("empty", .required("q", .string(max: 9))) { .page("empty", $0) },
        Link("full", .required("q", .string(min: 1, max: 9))) { .page("full", $0) },
        Link("rest/*all", .rest("all", .string(max: 9), atMost: 2, isOptional: true)) {
          .page("rest", "\($0)")
        },
      ])
    let matcher = try AssociationMatcher(links.appleAppSiteAssociation(appIDs: []))

    #expect(matcher.claims(path: "/case", query: [("ID", "a")]))
    #expect(matcher.claims(path: "/empty", query: [("q", "")]))
    #expect(!matcher.claims(path: "/full", query: [("q", "")]))
    for path in ["/rest", "/rest/", "/rest/a", "/rest/a/b"] {
      #expect(matcher.claims(path: path), "\(path)")
    }
    #expect(!matcher.claims(path: "/rest/a/b/c"))
  }

  @Test func `what a value's closure refuses is not claimed`() throws {
    let sort = LinkValue<SortOrder>.oneOf(SortOrder.self)
      .map({ $0 == .year ? nil : $0.rawValue }, print: SortOrder.init(rawValue:))
    let even = LinkValue<Int>.int(in: 0...9).map({ $0 % 2 == 0 ? $0 : nil }, print: \.self)
    let leap = LinkValue<Int>.int(in: 1_904...2_096).map({ $0 % 4 == 0 ? $0 : nil }, print: \.self)
    let links = try LinkTable<WebMap>(
      hosts: ["ok.example"],
      [
        Link("sorted/:value", .path("value", sort)) { .page("sorted", $0) },
        Link("even/:value", .path("value", even)) { .page("even", "\($0)") },
        Link("leap/:value", .path("value", leap)) { .page("leap", "\($0)") },
      ])
    let matcher = try AssociationMatcher(links.appleAppSiteAssociation(appIDs: []))

    for path in ["/sorted/name", "/sorted/rating", "/even/0", "/even/8", "/leap/2024"] {
      #expect(matcher.claims(path: path), "\(path)")
    }
    for path in ["/sorted/year", "/even/1", "/even/9", "/sorted/0", "/leap/2023", "/leap/2095"] {
      #expect(!matcher.claims(path: path), "\(path)")
      let link = "https://ok.example" + path
      #expect(throws: LinkRefusal.self) { try links.parse(link, from: .universalLink).get() }
    }
  }

  @Test func `links with an excluded item stay on the web, in the file and in the table`() throws {
    let links = try LinkTable<WebMap>(
      hosts: ["ok.example"],
      [
        Link("a/tickets", excluding: ["token", "key"], to: .page("tickets")),
        Link("a/*rest", .rest("rest", .string(max: 9), atMost: 2)) { .page("a", "\($0)") },
      ])
    let matcher = try AssociationMatcher(links.appleAppSiteAssociation(appIDs: []))

    for path in ["/a/tickets", "/a/tickets/"] {
      for (query, isTaken) in [
        ("a=1", true), ("token=", true), ("token=1", false), ("key=x", false),
      ] {
        let item = query.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
        #expect(matcher.claims(path: path, query: [(item[0], item[1])]) == isTaken)
        let link = "https://ok.example\(path)?\(query)"
        let match = try? links.parse(link, from: .universalLink).get()
        #expect((match != nil) == isTaken)
      }
    }
  }

  @Test func `parameters of one name with other values are other variables`() throws {
    let links = try LinkTable<WebMap>(
      hosts: ["ok.example"],
      (0..<3).map { number in
        Link("a\(number)/:lang", .int("lang", in: number...number + 1)) { .page("\($0)") }
      })
    let matcher = try AssociationMatcher(links.appleAppSiteAssociation(appIDs: []))

    for path in ["/a0/0", "/a0/1", "/a1/2", "/a2/3"] { #expect(matcher.claims(path: path)) }
    for path in ["/a0/2", "/a1/0", "/a2/1"] { #expect(!matcher.claims(path: path)) }
  }

  @Test func `the file names the apps and its patterns`() throws {
    let json = try links.appleAppSiteAssociation(appIDs: ["TEAM.app"])

    #expect(json.contains("\"TEAM.app\""))
    #expect(json.contains("\"comment\" : \"sights/:id/visit\""))
    #expect(!json.contains("register"))
  }
}

extension SplitMix64 {
  private static let words = [
    "sights", "saved", "visit", "reviews", "new", "clear", "account", "register", "pages", "sorted",
    "explore", "many", "web", "name", "rating", "year", "none", "a-b", "%C3%A9", "a%2Fb", "..", ".",
  ]

  /// Returns a path of words, numbers and slashes; the test app has much of it.
  fileprivate mutating func path() -> String {
    var path = ""
    for _ in 0..<Int.random(in: 0...5, using: &self) {
      path += "/"
      switch Int.random(in: 0..<8, using: &self) {
      case 0: break
      case 1, 2, 3: path += String(Int.random(in: 0...2_000_000, using: &self))
      default: path += Self.words[Int.random(in: 0..<Self.words.count, using: &self)]
      }
    }
    return path.isEmpty || Int.random(in: 0..<4, using: &self) == 0 ? path + "/" : path
  }
}
