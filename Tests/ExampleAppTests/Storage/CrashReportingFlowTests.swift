import AppTesting
import Coordinator
import Foundation
import ReduxTesting
import Testing
import UIKit

@testable import AppShell
@testable import ExampleApp

@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct CrashReportingFlowTests {
  private let directory = TemporaryDirectory()
  private var report: URL { directory.url.appending(path: "last-actions.txt") }

  init() {
    let trail = ActionTrail()
    _ = trail.begin(in: directory.url)
    trail.leave("A.crashed")
  }

  @Test func `after a crash, the app says where the last actions are`() async throws {
    let user = try AppUser(directory: directory)

    #expect(await user.screen.shows("Ended Unexpectedly"))
    #expect(user.screen.text.contains("last-actions.txt"))
    try await user.tap("Keep File")

    #expect(await user.screen.until { !$0.contains("Ended Unexpectedly") })
    #expect(try String(contentsOf: report, encoding: .utf8) == "A.crashed\n")
  }

  @Test func `an app that is being developed reports nothing`() async throws {
    var services = Services.test(clock: TestClock())
    services.shell.reportsCrashes = false

    let user = try AppUser(directory: directory, services: services)
    await user.screen.settled()

    #expect(!user.screen.text.contains("Ended Unexpectedly"))
  }

  @Test func `where there is a sheet for sharing, the report is offered to it`() {
    let report = CrashReport(file: report)

    #expect(report.content(app: "A", canShare: true).choices.map(\.title).contains("Share File"))
    #expect(!report.content(app: "A", canShare: false).choices.map(\.title).contains("Share File"))
  }

  @Test func `a tap deletes the file`() async throws {
    let user = try AppUser(directory: directory)

    try await user.tap("Delete File")

    #expect(await user.screen.until { !$0.contains("Ended Unexpectedly") })
    #expect(!FileManager.default.fileExists(atPath: report.path))
  }

  @Test func `a run that ends is no crash, and one that ends in the background neither`()
    async throws
  {
    let user = try AppUser(directory: directory)
    try await user.tap("Delete File")

    let next = try user.restart()
    await next.screen.settled()
    #expect(!next.screen.text.contains("Ended Unexpectedly"))
    await next.receive(.enteredBackground)

    #expect(ActionTrail().begin(in: directory.url) == nil)
  }
}
