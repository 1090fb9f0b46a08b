import Foundation
import Testing

@testable import ExampleApp

@Suite struct AppOptionsTests {
  @Test func `the server is an option`() throws {
    let launch = try Launch(arguments: ["--api", "http://localhost:8080", "sights://saved"])

    #expect(launch.options.api == URL(string: "http://localhost:8080"))
    #expect(launch.link == "sights://saved")
    #expect(Launch.usage.contains("--api URL"))
  }

  @Test func `an invalid server is reported`() {
    let error = #expect(throws: UsageError.self) { try Launch(arguments: ["--api", "ftp://a"]) }

    #expect(error?.words == "ftp://a is not a valid value for --api. Use an http or https URL.")
  }
}
