import AppTesting
import Foundation
import Testing

@testable import AppShell
@testable import ExampleApp

@Suite struct LaunchTests {
  @Test func `options and the link come in any order`() throws {
    let launch = try SightsApp.launch([
      "--plain", "\(AppLinks.scheme)://a", "--size", "60x20", "--data-directory", "/tmp/data",
    ])

    #expect(launch.link == "\(AppLinks.scheme)://a")
    #expect(launch.isPlain)
    #expect(launch.size.map { [$0.columns, $0.rows] } == [60, 20])
    #expect(launch.dataDirectory.path == "/tmp/data")
  }

  @Test(arguments: [
    (["--wrong"], "There is no option --wrong."),
    (["a", "b"], "Only one link can be opened. b is a second one."),
    (["--size"], "The option --size needs a value."),
    (["--data-directory", ""], "The option --data-directory needs a value."),
  ])
  func `a mistake is reported in words`(arguments: [String], words: String) {
    let error = #expect(throws: LaunchFailure.self) { try SightsApp.launch(arguments) }

    #expect(error?.words == words)
  }

  @Test(arguments: ["80", "0x24", "80x24x3", "1x1x", "x1x1"])
  func `an invalid size is reported`(size: String) {
    let error = #expect(throws: LaunchFailure.self) { try SightsApp.launch(["--size", size]) }

    #expect(error?.words.hasPrefix("\(size) is not a valid value for --size.") == true)
  }

  @Test func `links can be listed as a table and as maps`() throws {
    #expect(try SightsApp.launch(["--links"]).links == .table)
    #expect(try SightsApp.launch(["--mermaid", "--links"]).links == .mermaid)
  }

  @Test func `arguments that Xcode adds leave the data where it is`() throws {
    let launch = SightsApp.tolerantLaunch([
      "-AppleLanguages", "(de)", "--api", "HTTPS://a.example", "sights://saved",
    ])

    #expect(launch.dataDirectory == (try SightsApp.launch([])).dataDirectory)
    #expect(launch["--api"] == "HTTPS://a.example")
    #expect(launch.link == "sights://saved")
  }

  @Test func `an argument that nobody knows leaves all others out`() throws {
    let launch = SightsApp.tolerantLaunch(["--wrong", "sights://saved"])

    #expect(launch.dataDirectory == (try SightsApp.launch([])).dataDirectory)
  }
}
