import Coordinator
import CoordinatorLinks
import Foundation
import Testing

@Suite(.timeLimit(.minutes(30))) struct LinkListingTests {
  let links: LinkTable<TestMap>

  init() throws {
    links = try testLinks()
  }

  @Test func `the listing has a line for each link, and no line is wider than a terminal`() {
    let lines = links.listing.split(separator: "\n").map(String.init)

    #expect(lines.count == 16)
    #expect(lines.allSatisfy { $0.count <= 80 })
    for line in [
      "explore[?search=&sort=name|rating|year]",
      "                        explore              anywhere",
      "sights/:id/reviews/new  review    signed in  anywhere",
      "saved/clear             saved     an answer  anywhere but a custom scheme",
      "account/register        register             the app itself",
    ] { #expect(lines.contains(line)) }
  }

  @Test func `a template has what a link needs and what it may have`() throws {
    let place: @Sendable () -> Route<TestMap> = { Route(tab: .explore) }
    let links = try LinkTable(
      schemes: ["test"], hosts: ["example.org"],
      [
        Link("sights/:id", .int("id", in: 1...9), .query("sort", .string(max: 9))) { _, _ in place()
        },
        Link("found", .required("q", .string(max: 9)), .query("page", .int(in: 1...9))) { _, _ in
          place()
        },
        Link("pages/*path", .rest("path", .string(max: 9), atMost: 3)) { _ in place() },
      ])

    #expect(
      links.templates == ["sights/{id}{?sort}", "found?q={q}{&page}", "pages/{+path}"])
    #expect(links.template(of: "sights/7") == "sights/{id}{?sort}")
    #expect(links.template(of: "nowhere") == nil)
  }

  @Test func `the map shows which screen leads to which`() {
    let lines = links.mermaid.split(separator: "\n")

    #expect(lines.first == "flowchart LR")
    #expect(lines.contains("  explore([explore])"))
    #expect(lines.contains("  sight --> visit"))
    #expect(lines.contains("  sight -. modal .-> review"))
    #expect(Set(lines).count == lines.count)
  }
}
