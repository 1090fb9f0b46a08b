import AppShell
import AppTesting
import Coordinator
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import Starter

/// The user's steps on the form.
///
/// Xcode runs the first flows in a simulator, too.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct EntryFlowTests {
  @Test func `a complete form is sent, and closes`() async throws {
    let user = try await AppUser.start()
    try user.follow("entry")
    #expect(await user.shows("Title"))

    try await user.type("Tea", into: "Title")
    try await user.tap("Send")

    #expect(await user.showsNo("Note (optional)"))
  }

  @Test func `the form says what is missing`() async throws {
    let user = try await AppUser.start()
    try user.follow("entry")
    #expect(await user.shows("Title"))

    try await user.type("Green", into: "Note (optional)")
    try await user.tap("Send")

    #expect(await user.shows("Enter a title."))
  }

  #if !os(iOS)
    @Test func `a form with text is left after a question`() async throws {
      let user = try await AppUser.start()
      try user.follow("entry")
      #expect(await user.shows("Title"))

      try await user.type("Tea", into: "Title")
      try await user.tap("Cancel")

      #expect(await user.shows("Discard"))
    }

    @Test func `a form that can't be sent says why, and keeps its text`() async throws {
      let clock = TestClock()
      var services = StarterApp.testServices(clock: clock)
      services.entry = { _ in throw EntryError.unreachable }
      let user = try AppUser(clock: clock, services: services)
      try user.follow("entry")
      #expect(await user.screen.shows("Title"))

      try await user.type("Tea", into: "Title")
      try await user.tap("Send")

      #expect(await user.screen.shows("The server can't be reached."))
      #expect(await user.screen.shows("Tea"))
    }
  #endif
}
