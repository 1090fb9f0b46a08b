import AppComponents
import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import ReduxTesting
import Testing
import UIKit

@testable import ExampleApp

/// Where the focus is, which the user must not lose.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct FocusFlowTests {
  private let backend = EmbeddedBackend(latency: .zero)
  private let clock = TestClock()

  private func makeUser(at link: String? = nil) throws -> AppUser {
    try AppUser(at: link, clock: clock, services: .test(backend, clock: clock))
  }

  @Test(arguments: [2, 30])
  func `a refresh leaves the focus where it was`(row: Int) async throws {
    let user = try makeUser()
    await user.screen.shows("1 of 220")
    for _ in 1..<row { user.screen.press(.down) }
    let focused = user.focusedRow

    user.screen.type("r")
    let store = user.app.store
    let isLoaded = await user.screen.until { _ in
      store.state.catalogue[SightQuery()].nextPage == 2
    }
    #expect(isLoaded, "\(store.state.catalogue[SightQuery()])\(user.screen.text)")
    await user.settled()

    #expect(focused != nil && user.focusedRow == focused)
    await user.wait(.seconds(4))
    #expect(await user.screen.shows("\(row) of 220"))
  }

  @Test func `a row that comes above leaves the focus on its row`() async throws {
    let user = try makeUser(at: "sights://sights/3/reviews")
    await user.screen.shows("★")
    user.screen.press(.down)
    let focused = user.focusedRow

    let review = Review(id: 9_999, sightId: 3, author: "Ada", rating: 1, date: "", text: "New.")
    user.dispatch(GuestBookAction.written(3, review))

    #expect(await user.screen.shows("★☆☆☆☆ Ada"))
    #expect(focused != nil && user.focusedRow == focused)
  }

  @Test func `sending that fails leads to the list, where the review says why`() async throws {
    let user = try makeUser(at: "sights://sights/38/reviews")
    user.signIn()
    user.app.open("sights://sights/38/reviews/new", from: .inApp)
    await user.screen.shows("How was it?")
    await user.screen.settled()
    user.screen.type("High.")
    try user.screen.tap("stars-4")
    try user.focus(on: "⏎ Send")
    backend.failNext(status: 403)

    user.screen.press(.enter)

    #expect(await user.screen.shows("did not accept this"))
    #expect(user.screen.text.contains("Not sent yet"))
  }

  @Test func `sending from a field that fails leaves the focus in the field`() async throws {
    let user = try makeUser(at: "sights://account/sign-in")
    try await user.signIn(password: "wrong")
    await user.screen.shows("Wrong email or password.")
    await user.screen.settled()

    user.screen.type("!")

    #expect(await user.screen.until { $0.contains("••••••") && !$0.contains("is wrong") })
  }

  @Test(arguments: [
    ("account/register", "Name"), ("account/sign-in", "Email"),
    ("sights/38/reviews/new", "How was it?"),
  ])
  func `a form opens in its first text field, and says nothing yet`(link: String, field: String)
    async throws
  {
    let user = try makeUser()
    if link.hasPrefix("sights") { user.signIn() }
    user.app.open("sights://\(link)", from: .inApp)
    #expect(await user.screen.shows(field))
    await user.screen.settled()
    #expect(!user.screen.text.contains("Enter your") && !user.screen.text.contains("Choose from"))

    user.screen.type("Ada")

    #expect(user.screen.text.contains("Ada"))
    #expect(!user.screen.text.contains("▌\(field)"))
  }

  @Test func `a review without stars is sent to its stars, which a digit chooses`() async throws {
    let user = try await makeWriter()
    user.screen.type("High.")

    user.screen.press(.character("s"), .control)
    #expect(await user.screen.shows("Choose from 1 to 5 stars."))
    user.screen.type("4")

    #expect(await user.screen.shows("5 of 500 characters"))
    #expect(user.app.store.state.guestBook.drafts[38]?.rating == 4)
  }

  @Test func `a review that is too long is cut before its stars are chosen`() async throws {
    let user = try await makeWriter()
    user.screen.send(.paste(String(repeating: "a", count: 510)))

    user.screen.press(.character("s"), .control)
    #expect(await user.screen.shows("10 characters too many."))
    user.screen.press(.backspace)

    #expect(await user.screen.shows("9 characters too many."))
  }

  private func makeWriter() async throws -> AppUser {
    let user = try makeUser()
    user.signIn()
    user.app.open("sights://sights/38/reviews/new", from: .inApp)
    await user.screen.shows("How was it?")
    await user.screen.settled()
    return user
  }

  @Test func `the account that has just signed in can be signed out`() async throws {
    let user = try makeUser(at: "sights://account")
    #expect(await user.screen.shows("⏎ Sign In"))

    user.signIn()

    #expect(await user.screen.shows("⏎ Sign Out"))
  }

  @Test func `undoing the last visit leads to the button that counts one`() async throws {
    let user = try makeUser(at: "sights://sights/3/visit")
    await user.screen.shows("⏎ I Was Here")
    await user.screen.settled()
    user.screen.press(.enter)
    try user.focus(on: "⏎ Undo Visit")

    user.screen.press(.enter)

    #expect(await user.screen.shows("⏎ I Was Here"))
  }

  @Test func `clearing a search leaves the row that was found in sight`() async throws {
    let user = try makeUser()
    await user.screen.shows("1 of 220")
    user.screen.press(.character("/"))
    user.screen.type("eiffel")
    user.screen.press(.enter)
    await user.wait(.milliseconds(300))
    #expect(await user.screen.shows("1 of 1"))

    user.screen.press(.escape)
    await user.wait(.milliseconds(300))

    #expect(await user.screen.shows("14 of 220"))
    await user.screen.settled()
    #expect(user.focusedRow?.contains("Eiffel Tower") == true)
  }

  @Test func `another order has the focus in sight, on the same sight if that is there`()
    async throws
  {
    let user = try makeUser()
    await user.screen.shows("1 of 220")
    for _ in 1..<13 { user.screen.press(.down) }
    #expect(user.focusedRow?.contains("Angkor Wat") == true)

    user.screen.type("o")
    #expect(await user.screen.shows("Amphitheatre of El Jem"))
    await user.screen.settled()
    let byName = user.focusedRow
    user.screen.press(.home)
    user.screen.type("o")
    #expect(await user.screen.shows("Landwasser Viaduct"))
    await user.screen.settled()

    #expect(byName?.contains("Angkor Wat") == true)
    #expect(user.focusedRow?.contains("Landwasser Viaduct") == true)
  }

  @Test func `who cancels the sign-in that a link asked for is where they were`() async throws {
    let user = try makeUser()
    await user.screen.shows("1 of 220")
    for _ in 1..<13 { user.screen.press(.down) }
    let place = user.app.store.state.navigation.route
    let screen = user.screen.text

    user.app.open("sights://sights/38/reviews/new", from: .customScheme)
    #expect(await user.screen.shows("New here?"))
    await user.screen.settled()
    user.screen.press(.escape)
    #expect(await user.screen.until { !$0.contains("New here?") })
    await user.screen.settled()

    #expect(user.app.store.state.navigation.route == place)
    #expect(user.screen.text == screen)
    #expect(user.app.store.state.links.pending == nil)
  }

  @Test func `a form that is uncovered keeps the focus that it had`() async throws {
    let user = try makeUser(at: "sights://account/sign-in")
    await user.screen.shows("New here?")
    await user.screen.settled()
    try user.focus(on: "⏎ New here? Register")
    user.screen.press(.enter)
    await user.screen.until { !$0.contains("New here?") }
    await user.screen.settled()

    user.screen.press(.escape)

    #expect(await user.screen.shows("⏎ New here? Register"))
  }
}

extension AppUser {
  /// The first line of the row with the focus, without its mark.
  fileprivate var focusedRow: String? {
    screen.text.split(separator: "\n").first { $0.hasPrefix("▌") }.map(String.init)
  }
}
