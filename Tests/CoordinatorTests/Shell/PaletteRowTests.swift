import Coordinator
import CoordinatorLinks
import Testing

@testable import AppCommandLine

@Suite(.timeLimit(.minutes(30))) struct PaletteRowTests {
  private let links = LinkTable<AppMap>.constant {
    let place: @Sendable () -> Route<AppMap> = { Route(tab: .counter) }
    return try LinkTable(
      schemes: ["counter"],
      [
        Link("home", .query("sort", .oneOf(Order.self))) { _ in place() },
        Link("items", to: place()),
        Link("items/:id", .int("id", in: 1...99)) { _ in place() },
        Link("items/:id/parts/:part", .int("id", in: 1...99), .int("part", in: 1...99)) { _, _ in
          place()
        },
        Link("found", .required("q", .string(max: 20))) { _ in place() },
      ])
  }
  private let opened = ["items/7", "items/7/parts/8", "home"]

  private func makeRows(
    named: [(name: String, link: String)] = [], kinds: [(name: String, template: LinkTemplate)] = []
  ) -> PaletteRows {
    PaletteRows(named: named, kinds: kinds, templates: links.templates.map(LinkTemplate.init(_:))) {
      [opened] in
      opened.contains($0)
    }
  }

  @Test func `words come before patterns`() {
    let rows = makeRows(named: [("Home", "home"), ("Blue Chair", "items/7")])

    #expect(
      rows.matching("").map(\.title) == [
        "Home", "Blue Chair", "items", "items/…", "items/…/parts/…", "found?q=…",
      ])
    #expect(rows.matching("blue").map(\.link) == ["items/7"])
  }

  @Test func `a kind of link has its name instead of its pattern`() throws {
    let template = LinkTemplate(try #require(links.template(of: "counter://items/7")))

    let rows = makeRows(named: [("Home", "home")], kinds: [("Item…", template)]).matching("")

    #expect(
      rows.map(\.title) == ["Home", "Item…", "items", "items/…/parts/…", "found?q=…"])
    #expect(rows[1].detail == "items/…" && rows[1].blank == "id")
  }

  @Test(arguments: [(23, nil), (24, "home?sort=…")])
  func `a link is beside its title only where both fit`(columns: Int, expected: String?) throws {
    let row = try #require(makeRows(named: [("Home Screen", "home")]).matching("").first)

    #expect(row.detail(besideTitleIn: columns) == expected)
  }

  @Test func `a pattern shows what its query may have`() {
    #expect(makeRows().matching("home").map(\.detail) == ["home?sort=…"])
  }

  @Test func `a pattern keeps what follows its parameters`() throws {
    let rows = makeRows(named: [("Blue Chair", "items/7")])
    let pattern = try #require(rows.matching("").first { $0.title == "items/…/parts/…" })

    let half = try #require(rows.filling(pattern, with: "blue").first)
    let whole = half.adding("8")

    #expect(pattern.blank == "id" && half.blank == "part" && whole.blank == nil)
    #expect(half.title == "Blue Chair" && half.detail == "items/7/parts/…")
    #expect(whole.link == "items/7/parts/8")
  }

  @Test func `what is typed comes first if it leads somewhere`() throws {
    let rows = makeRows(named: [("Item 70", "items/70")])
    let pattern = try #require(rows.matching("").first { $0.title == "items/…" })

    #expect(rows.matching("items/7").map(\.link) == ["items/7", "items/70"])
    #expect(rows.matching("items/8").isEmpty)
    #expect(rows.filling(pattern, with: "7").map(\.link) == ["items/7", "items/70"])
    #expect(rows.filling(pattern, with: "8").isEmpty)
  }

  @Test func `a value is written as a link needs it`() throws {
    let pattern = try #require(makeRows().matching("found").first)

    #expect(pattern.adding("a b/ü").link == "found?q=a%20b%2F%C3%BC")
  }

  @Test func `words come before links, of which a pattern shows a handful`() {
    let many = (10...40).map { (name: "Chair \($0)", link: "items/\($0)") }
    let rows = makeRows(named: many + [("Itemized Bill", "bill")])

    let titles = rows.matching("item").map(\.title)

    #expect(
      titles == [
        "Itemized Bill", "items", "items/…", "items/…/parts/…", "Chair 10", "Chair 11", "Chair 12",
        "Chair 13", "Chair 14",
      ])
  }
}

private enum Order: String, CaseIterable, Sendable { case name, size }
