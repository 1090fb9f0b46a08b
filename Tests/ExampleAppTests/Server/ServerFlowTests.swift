import AppShell
import AppTesting
import Coordinator
import Foundation
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

/// The app against a real server over a real connection, and what it says when that fails.
@Suite(.serialized, .timeLimit(.minutes(30))) @MainActor struct ServerFlowTests {
  let server: ReferenceServer

  init() throws { server = try ReferenceServer() }

  @Test func `the list comes from the server`() async throws {
    let user = try AppUser(server: server.url)

    #expect(await user.screen.shows("Big Ben"))
  }

  @Test(arguments: [
    (#"{"kind": "status", "status": 500, "times": 3}"#, "The server reported an error (500)."),
    (#"{"kind": "status", "status": 503, "retryAfter": 3600}"#, "The server is busy."),
    (#"{"kind": "close", "times": 3}"#, "The connection was lost"),
    (#"{"kind": "cutOff", "times": 3}"#, "The connection was lost"),
    (#"{"kind": "redirectLoop"}"#, "The server's answer can't be read."),
    (#"{"kind": "huge"}"#, "The server's answer is too large."),
  ])
  func `a server's fault is explained and can be retried`(
    fault: String, words: String
  ) async throws {
    try await server.fail(fault)
    let user = try AppUser(server: server.url, time: .patient)

    #expect(await user.screen.shows(words))
    try user.screen.tap("Try Again")

    #expect(await user.screen.shows("Big Ben"))
  }

  @Test(arguments: [
    #"{"kind": "status", "status": 503, "retryAfter": 0}"#, #"{"kind": "close"}"#,
    #"{"kind": "status", "status": 500}"#,
    #"{"kind": "numbersAsStrings"}"#, #"{"kind": "objectsForStrings"}"#,
    #"{"kind": "drip", "seconds": 0, "bytes": 4096}"#,
  ])
  func `a passing fault goes unnoticed`(fault: String) async throws {
    try await server.fail(fault)
    let user = try AppUser(server: server.url, time: .patient)

    #expect(await user.screen.shows("Big Ben"))
  }

  @Test func `a long wait is explained, and ends after 20 seconds`() async throws {
    try await server.fail(#"{"kind": "delay", "seconds": null, "times": 3}"#)
    let user = try AppUser(server: server.url)
    while try await server.requests().isEmpty, !Task.isCancelled {}

    await user.clock.sleepers(2)
    await user.clock.advance(by: Connection.slowAfter)
    #expect(await user.screen.shows("The list of sights is still on its way"))
    await user.clock.sleepers(2)
    await user.clock.advance(by: Connection.totalTimeout - Connection.slowAfter)

    #expect(await user.screen.shows("The server took too long to answer."))
  }

  @Test func `a long wait can be stopped, and started again`() async throws {
    try await server.fail(#"{"kind": "delay", "seconds": null, "path": "/sights/200"}"#)
    let user = try AppUser(at: "sights://sights/200", server: server.url)
    while user.app.store.state.catalogue[SightQuery()].sights.isLoading, !Task.isCancelled {
      await Task.yield()
    }
    while try await !server.requests().contains(where: { $0.target == "/sights/200" }),
      !Task.isCancelled
    {}
    await user.clock.sleepers(2)
    await user.clock.advance(by: Connection.slowAfter)
    #expect(await user.screen.shows("The sight is still on its way"))

    try user.screen.tap("Stop")

    #expect(await user.screen.shows("You stopped waiting for the server."))
    while try await !server.requests().contains(where: \.left), !Task.isCancelled {}
    try user.screen.tap("Try Again")
    #expect(await user.screen.shows("https://sights.example/sights/200"))
  }

  @Test func `leaving a screen ends its request`() async throws {
    try await server.fail(#"{"kind": "delay", "seconds": null, "times": 2}"#)
    let user = try AppUser(at: "sights://sights/3", server: server.url)
    while try await !server.requests().contains(where: { $0.target == "/sights/3" }),
      !Task.isCancelled
    {}

    while !user.app.store.state.navigation.route.screens.isEmpty, !Task.isCancelled {
      user.screen.press(.escape)
      await Task.yield()
    }

    while try await !server.requests().contains(where: { $0.target == "/sights/3" && $0.left }),
      !Task.isCancelled
    {}
    while user.app.store.state.catalogue[3].isLoading, !Task.isCancelled { await Task.yield() }
    #expect(user.app.store.state.catalogue[3].error == nil)
    #expect(user.app.store.state.navigation.route.screens.isEmpty)
  }

  @Test func `a review is sent to the server and appears in the list`() async throws {
    let user = try AppUser(at: "sights://sights/38/reviews/new", server: server.url)
    try await user.signIn(password: "lovelace")
    #expect(await user.screen.shows("How was it?"))
    await user.screen.settled()

    try user.screen.tap("stars-5")
    try user.fill("How was it?", with: "Lovely.")
    user.screen.press(.tab)
    user.screen.press(.enter)

    #expect(await user.screen.shows("Lovely."))
    #expect(try await server.requests().contains { $0.method == "POST" && $0.status == 201 })
  }

  @Test func `an expired session leads to signing in, and back to the review`() async throws {
    let user = try AppUser(at: "sights://sights/38/reviews/new", server: server.url)
    try await user.signIn(password: "lovelace")
    #expect(await user.screen.shows("How was it?"))
    await user.screen.settled()
    let session = try #require(user.app.services.client.tokens.token)
    let connection = Connection(to: server.url, clock: PatientClock())
    try await SightsClient(connection: connection).signOut(session)
    try user.screen.tap("stars-5")
    try user.fill("How was it?", with: "Lovely.")
    try user.screen.tap("Send")

    #expect(await user.screen.shows("New here?"))
    #expect(!user.app.store.state.session.isSignedIn)
    try await user.signIn(password: "lovelace")

    // The review waited for its author, and is sent without another tap.
    #expect(await user.screen.shows("Ada L."))
    #expect(user.screen.text.contains("Lovely."))
  }
}

extension AppTime {
  fileprivate static var patient: Self {
    AppTime(clock: PatientClock(), date: { .now }, jitter: { 1 })
  }
}

/// A clock on which a short pause is over immediately, and a deadline never comes, however busy the
/// machine is.
private struct PatientClock: Clock {
  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    guard now.duration(to: deadline) > .seconds(1) else { return }
    try await ContinuousClock().sleep(for: .seconds(86_400))
  }
}
