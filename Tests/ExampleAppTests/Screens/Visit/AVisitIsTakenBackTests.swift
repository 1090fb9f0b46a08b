import AppTesting
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

@Suite(.timeLimit(.minutes(30))) @MainActor
struct AVisitIsTakenBackTests {
  @Test func `a visit is taken back`() async throws {
    let user = try AppTesting.AppUser<SightsApp>(
      at: "sights://sights/3", columns: 80, rows: 24)

    try await user.tap("Visit")
    try await user.tap("I Was Here")
    try await user.tap("I Was Here")
    await user.settled()
    await user.clock.advance(by: .seconds(3.0))
    try await user.tap("Undo Visit")
    #expect(await user.shows("Visits: 1"))
    #expect(await user.shows("Seconds on this screen: 3"))
    #expect(await user.isAt("sights/3/visit"))
  }
}
