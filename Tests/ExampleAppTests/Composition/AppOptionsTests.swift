import AppShell
import Foundation
import Testing

@testable import AppCommandLine
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) struct AppOptionsTests {
  @Test func `the server is an option`() throws {
    let arguments = try SightsApp.arguments(["--api", "http://localhost:8080", "sights://saved"])

    #expect(arguments["--api"] == "http://localhost:8080")
    #expect(arguments.launch.link == "sights://saved")
    #expect(Arguments.usage(program: "a", options: SightsApp.allOptions).contains("--api URL"))
  }

  @Test func `an invalid server is reported`() {
    let error = #expect(throws: LaunchFailure.self) {
      try SightsApp.arguments(["--api", "ftp://a"])
    }

    #expect(error?.words == "ftp://a is not a valid value for --api. Use an http or https URL.")
  }

  @Test func `the inspector's options are there, and each has a line of help`() throws {
    let arguments = try SightsApp.arguments(["--record", "/tmp/a.jsonl"])
    let usage = Arguments.usage(program: "a", options: SightsApp.allOptions)

    #expect(arguments.file("--record")?.path == "/tmp/a.jsonl")
    for option in SightsApp.allOptions { #expect(usage.contains("\n  \(option.name) ")) }
  }
}
