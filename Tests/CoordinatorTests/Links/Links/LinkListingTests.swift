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

  @Test func `the map shows which screen leads to which`() {
    let lines = links.mermaid.split(separator: "\n")

    #expect(lines.first == "flowchart LR")
    #expect(lines.contains("  explore([explore])"))
    #expect(lines.contains("  sight --> visit"))
    #expect(lines.contains("  sight -. modal .-> review"))
    #expect(Set(lines).count == lines.count)
  }
}
