import TerminalUIKit
import Testing

@testable import AppShell

/// The keys of a screen, of which one declaration makes shortcuts on iOS and keys in a terminal.
@MainActor @Suite(.timeLimit(.minutes(30))) struct ScreenKeyTests {
  nonisolated static let shortcuts: [(Character, String, ScreenKey.Shortcut.Modifiers)] = [
    ("s", "s", .command), ("O", "o", [.command, .shift]), ("1", "1", .command),
    ("v", "v", [.command, .option]), ("W", "w", [.command, .option, .shift]),
    ("←", "←", .command), ("⎋", "⎋", []),
  ]

  @Test(arguments: shortcuts)
  func `a key is a shortcut that the system doesn't use`(
    key: Character, input: String, modifiers: ScreenKey.Shortcut.Modifiers
  ) {
    let shortcut = ScreenKey(key, "Title").shortcut

    #expect(shortcut == ScreenKey.Shortcut(input: input, modifiers: modifiers))
  }

  @Test func `several keys have one title, and more than two are told apart`() {
    #expect(ScreenKey.all("oO", "Order").map(\.title) == ["Order", "Order"])
    #expect(ScreenKey.all("123", "Stars").map(\.title) == ["Stars 1", "Stars 2", "Stars 3"])
  }

  @Test func `the same declaration is a key and its title in a terminal`() {
    let (screen, page) = (TerminalScreen(columns: 60, rows: 12), UIViewController())
    let window = UIWindow(windowScene: screen.windowScene)
    var pressed: [Character] = []
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.onKeys("oO", "Order") { pressed.append($0) }

    screen.type("oOx")
    let row = screen.text
    screen.type("?")

    #expect(pressed == ["o", "O"])
    #expect(row.contains("\n o Order   q Quit"))
    #expect(screen.text.contains(/O +Order \(Reversed\)/))
  }
}
