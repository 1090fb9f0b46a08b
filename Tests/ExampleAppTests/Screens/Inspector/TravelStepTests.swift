import AppShell
import AppTesting
import CoordinatorLinks
import Redux
import ReduxRecording
import Testing
import UIKit

@testable import AppInspector
@testable import ExampleApp

/// How far a step goes while the app shows an earlier moment, and what the bar says about it.
@Suite(.timeLimit(.minutes(30))) @MainActor struct TravelStepTests {
  @Test func `the seconds of a visit are one step, and what the user did is another`() async throws
  {
    let user = try AppUser(at: "sights://sights/3/visit")
    await user.screen.shows("Big Ben")
    await user.settled()
    for second in 1...4 {
      await user.wait(.seconds(1))
      await user.screen.shows("Seconds on this screen: \(second)")
    }
    let recording = try #require(user.app.recording)
    let last = recording.moments.upperBound

    #expect(recording.moment(by: -1, from: last) == last - 3)
    #expect(recording.moment(by: -2, from: last) == last - 4)
    #expect(recording.moment(by: 1, from: last - 4) == last - 3)
    #expect(recording.moment(by: 1, from: last - 3) == last)
    #expect(recording.moment(by: -1, from: last - 2) == last - 3)
  }

  @Test func `what is typed in a row is one step, and each tap is another`() async throws {
    let user = try AppUser(at: "sights://account")
    user.signIn()
    user.app.open("sights://sights/3/reviews/new", from: .inApp)
    await user.screen.shows("How was it?")
    await user.screen.settled()
    try user.screen.tap("stars-4")
    try user.fill("How was it?", with: "N")
    user.screen.type("ice \"clock\"")
    let recording = try #require(user.app.recording)
    let last = recording.moments.upperBound

    let start = recording.moment(by: -1, from: last)

    #expect(last - start > 8)
    #expect(recording.moment(by: 1, from: start) == last)
    #expect(recording.moment(by: -2, from: last) == start - 1)
  }

  @Test func `actions that are skipped meanwhile don't sound like a loss`() async throws {
    let user = try await AppUser.atInspector()
    user.app.store.travel(to: 2)
    #expect(await user.screen.shows("2 of 3"))

    user.app.store.dispatch(FeedbackAction.ended(1))

    #expect(await user.screen.shows("1 action skipped meanwhile"))
  }
}
