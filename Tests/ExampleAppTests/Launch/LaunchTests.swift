import Foundation
import Testing

@testable import ExampleApp

@Suite struct LaunchTests {
  @Test func `options and the link come in any order`() throws {
    let launch = try Launch(arguments: [
      "--plain", "sights://saved", "--size", "60x20", "--api", "http://localhost:8080",
    ])

    #expect(launch.link == "sights://saved")
    #expect(launch.isPlain)
    #expect(launch.columns == 60)
    #expect(launch.rows == 20)
    #expect(launch.api == URL(string: "http://localhost:8080"))
  }

  @Test(arguments: [
    (["--wrong"], UsageError.unknown("--wrong")),
    (["a", "b"], .secondLink("b")),
    (["--size"], .missingValue("--size")),
    (["--size", "80"], .badSize("80")),
    (["--size", "0x24"], .badSize("0x24")),
    (["--size", "80x24x3"], .badSize("80x24x3")),
    (["--api", "ftp://a"], .badServer("ftp://a")),
    (["--data-directory", ""], .missingValue("--data-directory")),
  ])
  func `what is wrong is said`(arguments: [String], error: UsageError) {
    #expect(throws: error) { try Launch(arguments: arguments) }
  }

  @Test func `links can be listed as a table and as maps`() throws {
    #expect(try Launch(arguments: ["--links"]).links == .table)
    #expect(try Launch(arguments: ["--links", "--dot"]).links == .dot)
    #expect(try Launch(arguments: ["--mermaid", "--links"]).links == .mermaid)
  }
}
