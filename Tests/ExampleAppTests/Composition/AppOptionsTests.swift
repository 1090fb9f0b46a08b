import Foundation
import Testing

@testable import AppShell
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct AppOptionsTests {
  @Test func `the server is an option`() throws {
    let launch = try SightsApp.launch(["--api", "http://localhost:8080", "sights://saved"])

    #expect(launch["--api"] == "http://localhost:8080")
    #expect(launch.link == "sights://saved")
    #expect(Launch.usage(program: "a", options: SightsApp.allOptions).contains("--api URL"))
  }

  @Test func `an invalid server is reported`() {
    let error = #expect(throws: LaunchFailure.self) { try SightsApp.launch(["--api", "ftp://a"]) }

    #expect(error?.words == "ftp://a is not a valid value for --api. Use an http or https URL.")
  }

  @Test func `the inspector's options are there, and each has a line of help`() throws {
    let launch = try SightsApp.launch(["--record", "/tmp/a.jsonl"])
    let usage = Launch.usage(program: "a", options: SightsApp.allOptions)

    #expect(launch.file("--record")?.path == "/tmp/a.jsonl")
    for option in SightsApp.allOptions { #expect(usage.contains("\n  \(option.name) ")) }
  }
}
