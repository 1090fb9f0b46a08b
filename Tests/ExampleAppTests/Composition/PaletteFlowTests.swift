import AppShell
import AppTesting
import Coordinator
import CoordinatorLinks
import Redux
import Testing
import UIKit

@testable import ExampleApp

/// The list of links in front of the app.
@Suite(.timeLimit(.minutes(30)), .withAndWithoutTime) @MainActor struct PaletteFlowTests {
  private func makeUser() async throws -> AppUser {
    let user = try AppUser()
    await user.screen.shows("Big Ben")
    await user.screen.settled()
    user.screen.press(.character(":"))
    await user.screen.shows("Go To")
    await user.screen.settled()
    return user
  }

  @Test func `the palette opens a sight by its name`() async throws {
    let user = try await makeUser()

    user.screen.type("big be")
    user.screen.press(.enter)

    #expect(await user.screen.shows("https://sights.example/sights/3"))
  }

  @Test(arguments: [("hallgrim", 2), ("ri", 33)])
  func `the palette finds what begins with a text first, whatever its accents`(
    text: String, sight: Int
  ) async throws {
    let user = try await makeUser()

    user.screen.type(text)
    user.screen.press(.enter)

    #expect(await user.isAt("sights/\(sight)"))
  }

  @Test(arguments: [
    "https://sights.example/sights/3", "sights://sights/3", "sights/3",
    "HTTPS://sights.example/sights/3",
  ])
  func `the palette opens a link as the user writes it`(link: String) async throws {
    let user = try await makeUser()

    user.screen.send(.paste(link))
    #expect(await user.screen.shows("▌\(link)"))
    user.screen.press(.enter)

    #expect(await user.screen.shows("London, United Kingdom"))
  }

  @Test func `the palette says that nothing matches, and why a link can't be opened`() async throws
  {
    let user = try await makeUser()

    user.screen.type("zzzz")
    #expect(await user.screen.shows("Nothing matches."))
    user.screen.press(.enter)
    #expect(await user.screen.shows("This link doesn't open a screen in this app."))
    user.screen.press(.escape)

    #expect(await user.screen.shows("1 of 220"))
  }

  @Test func `words that match nothing aren't called a damaged link`() async throws {
    let user = try await makeUser()

    user.screen.type("a tower of cheese")
    user.screen.press(.enter)

    #expect(await user.screen.shows("Nothing matches."))
    #expect(!user.screen.text.contains("damaged"))
  }

  @Test func `a refusal disappears with the next letter`() async throws {
    let user = try await makeUser()
    user.screen.type("sights/abc")
    user.screen.press(.enter)
    #expect(await user.screen.shows("“id” in this link is wrong."))

    for _ in 1...3 { user.screen.press(.backspace) }

    #expect(await user.screen.shows("Angkor Wat"))
    #expect(!user.screen.text.contains("is wrong"))
  }

  @Test(arguments: ["3", "big ben"])
  func `a pattern asks for its parameter, and keeps its end`(value: String) async throws {
    let user = try await makeUser()

    user.screen.type("/visit")
    #expect(await user.screen.shows("sights/…/visit"))
    user.screen.press(.enter)
    #expect(await user.screen.shows("▌id"))
    user.screen.type(value)
    user.screen.press(.enter)

    #expect(await user.screen.shows("Visits: 0"))
    #expect(user.app.store.state.navigation.modals == [.visit(of: 3)])
  }

  @Test func `Escape and a click beside it close the palette`() async throws {
    let user = try await makeUser()

    user.screen.press(.escape)
    #expect(await user.screen.shows("1 of 220"))
    user.screen.press(.character(":"))
    #expect(await user.screen.shows("▌Link or Screen"))
    await user.screen.settled()
    user.screen.click(TerminalPoint(column: 2, row: 21))
    await user.screen.settled()

    #expect(!user.screen.text.contains("Link or Screen"))
  }

  @Test(arguments: [
    (120, 40, 26, "account/sign-in"), (80, 24, 15, "account/sign-in"),
    (60, 16, 10, "account/unsent"),
    (40, 12, 8, "account/sign-in"), (30, 10, 8, "Sign In  account/sign-in"),
  ])
  func `the palette has a line for each entry, and at most two thirds of the screen`(
    columns: Int, rows: Int, height: Int, text: String
  ) async throws {
    let user = try await makeUser()

    user.screen.resize(columns: columns, rows: rows)

    let lines = user.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let top = try #require(lines.firstIndex { $0.contains("─ Go To ─") })
    let bottom = try #require(lines[top...].firstIndex { $0.contains("╰──") })
    #expect(bottom - top + 1 == height)
    #expect(lines[top...bottom].contains { $0.contains(text) })
  }

  @Test func `the palette is as high as what it found`() async throws {
    let user = try await makeUser()

    user.screen.type("inspector")

    let lines = user.screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("│  Inspector  ") })
    #expect(lines[row].hasSuffix(" inspector  │") || lines[row].contains(" inspector  │"))
    #expect(lines[row - 2].contains("Go To") && lines[row + 1].contains("╰──"))
  }

  @Test(arguments: ["en", "de"])
  func `each pattern that needs a parameter has a name in words`(language: String) {
    Language.$replacement.withValue(Language(language)) {
      let names = SightsApp.destinations(SightsApp.initialState)
        .filter { $0.name.hasSuffix("…") }
      let links = names.compactMap { AppLinks.table.url(for: $0.route) }

      #expect(
        Set(links.compactMap { AppLinks.table.template(of: $0) })
          == Set(AppLinks.table.templates.filter { $0.contains("{") && !$0.contains("{?") }))
    }
  }

  @Test func `Escape leads back from a pattern to all links`() async throws {
    let user = try await makeUser()
    user.screen.type("/visit")
    user.screen.press(.enter)
    #expect(await user.screen.shows("▌id"))

    user.screen.press(.escape)

    #expect(await user.screen.shows("▌Link or Screen"))
  }

  @Test func `screens come first, by their names`() async throws {
    let user = try await makeUser()

    let rows = user.screen.text.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    #expect(rows.contains { $0.hasPrefix("│  Account") } && !rows.contains { $0.contains("[") })

    user.screen.press(.enter)
    #expect(await user.screen.shows("1 of 220"))
  }
}
