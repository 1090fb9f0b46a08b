import AppShell
import AppTesting
import Coordinator
import Redux
import ReduxTesting
import Testing

/// The short forms in an app: screens from closures, a result, a form and its lock.
@Suite(.timeLimit(.minutes(10)), .withAndWithoutTime) @MainActor struct ShopTests {
  typealias User = AppTesting.AppUser<ShopApp>

  @Test func `a link leads to a screen made from closures, whose buttons work`() async throws {
    // count: a test that opens a link, taps and reads
    let user = try User(at: "shop://help")
    try await user.tap("Close")
    #expect(await user.shows("Color: none"))
    // end
  }

  @Test func `a sheet answers the screen that asked`() async throws {
    let user = try User(at: "shop://shop")

    try await user.tap("Choose a Color")
    try await user.tap("Blue")

    #expect(await user.shows("Color: blue"))
  }

  @Test func `a form says what is missing, and is sent once it is complete`() async throws {
    let user = try User(at: "shop://note")
    try await user.type("Green", into: "Text")
    try await user.tap("Send")
    #expect(await user.shows("Enter a title."))

    try await user.type("Tea", into: "Title")
    try await user.tap("Send")

    #expect(await user.shows("Color: none"))
  }

  @Test func `a form that can't be sent says why, and keeps its text`() async throws {
    let clock = TestClock()
    var services = ShopServices(clock: clock)
    services.note = { _ in throw NoteError.unreachable }
    let user = try User(clock: clock, services: services)
    try user.follow("note")
    #expect(await user.shows("Title"))

    try await user.type("Tea", into: "Title")
    try await user.tap("Send")

    #expect(await user.shows("unreachable"))
    #expect(await user.shows("Tea"))
  }

  @Test func `a form with text is left after a question`() async throws {
    let user = try User(at: "shop://note")
    try await user.type("Tea", into: "Title")

    try await user.tap("Cancel")

    #expect(await user.shows("Tea"))
    #expect(user.app.store.state.navigation.dialog != nil)
  }

  @Test func `a form without text is left without a question`() async throws {
    let user = try User(at: "shop://note")
    #expect(await user.shows("Title"))

    try await user.tap("Cancel")

    #expect(await user.shows("Color: none"))
  }
}

private enum NoteError: Error {
  case unreachable
}
